import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Effect } from '@auscult/contract/evidence/evidence.ts'
import type { Directness } from './appraisal.ts'
import type { Design } from './study-design.ts'
import { type Findings, scoreStrength } from './strength.ts'
import { caps, designWeights } from './weights.ts'

function isDesign(name: string): name is Design {
  return name in designWeights.treatment
}

const designs = Object.keys(designWeights.treatment).filter(isDesign)
const fit = fc.constantFrom('match', 'partial', 'mismatch')
const kind = fc.constantFrom(
  'treatment',
  'diagnosis',
  'prognosis',
  'harm',
  'prevention',
  'guideline',
  'other',
)
const directness: fc.Arbitrary<Directness> = fc.record({
  population: fit,
  intervention: fit,
  comparator: fit,
  outcome: fit,
})
const safeguard = fc.constantFrom(
  'masked',
  'several-centres',
  'registered',
  'intention-to-treat',
  'individual-patient-data',
  'bias-assessed',
)
const ratio: fc.Arbitrary<Effect> = fc
  .tuple(
    fc.double({ min: 0.02, max: 20, noNaN: true }),
    fc.double({ min: 0, max: 2, noNaN: true }),
    fc.double({ min: 0, max: 2, noNaN: true }),
  )
  .map(([estimate, down, up]) => ({
    measure: 'hazard ratio',
    estimate,
    low: estimate / Math.exp(down),
    high: estimate * Math.exp(up),
    level: 95,
    text: 'a ratio',
  }))
const findings: fc.Arbitrary<Findings> = fc
  .record({
    design: fc.constantFrom(...designs),
    flags: fc.uniqueArray(
      fc.constantFrom(
        'retracted',
        'expression-of-concern',
        'title-only',
        'conference-abstract',
        'preprint',
        'superseded-guideline',
      ),
    ),
    participants: fc.option(fc.integer({ min: 1, max: 1_000_000 }), { nil: null }),
    effect: fc.option(ratio, { nil: null }),
    pValue: fc.option(fc.double({ min: 0, max: 1, noNaN: true }), { nil: null }),
    safeguards: fc.uniqueArray(safeguard),
    weaknesses: fc.uniqueArray(fc.constantFrom('stopped-early', 'per-protocol-only')),
    strongRecommendation: fc.option(fc.constant('Class I'), { nil: null }),
    outcome: fc.record({
      kind: fc.constantFrom('patient-important', 'surrogate', 'other'),
      word: fc.string(),
    }),
    year: fc.option(fc.integer({ min: 1900, max: 2030 }), { nil: null }),
    indexed: fc.boolean(),
  })
  .map((found) => ({ ...found, designText: found.design }))
const context = fc.record({ kind, directness, currentYear: fc.constant(2026) })

test('every score is an integer from 1 to 10 and its reasons add up to raw', () => {
  fc.assert(
    fc.property(findings, context, (found, asked) => {
      const { score, raw, reasons } = scoreStrength(found, asked)

      expect(Number.isInteger(score) && score >= 1 && score <= 10).toBe(true)
      expect(reasons.reduce((sum, { points }) => sum + points, 0)).toBe(raw)
    }),
  )
})

test('the score is raw with halves rounded up, at most the cap', () => {
  fc.assert(
    fc.property(findings, context, (found, asked) => {
      const { score, raw, cap } = scoreStrength(found, asked)

      expect(score).toBe(Math.min(Math.max(Math.floor(raw + 0.5), 1), cap?.limit ?? 10))
    }),
  )
})

test('the same record and question give the same score', () => {
  fc.assert(
    fc.property(findings, context, (found, asked) => {
      expect(scoreStrength(structuredClone(found), structuredClone(asked))).toEqual(
        scoreStrength(found, asked),
      )
    }),
  )
})

test('more participants never lower the score', () => {
  fc.assert(
    fc.property(
      findings,
      context,
      fc.integer({ min: 1, max: 1_000_000 }),
      fc.integer({ min: 0, max: 1_000_000 }),
      (found, asked, few, more) => {
        const before = scoreStrength({ ...found, participants: few }, asked)
        const after = scoreStrength({ ...found, participants: few + more }, asked)

        expect(after.score).toBeGreaterThanOrEqual(before.score)
      },
    ),
  )
})

test('a narrower interval around the same estimate never lowers the score', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true })
  fc.assert(
    fc.property(findings, context, ratio, share, share, (found, asked, effect, below, above) => {
      const { estimate, low, high } = effect
      const narrowed = {
        ...effect,
        low: estimate - (estimate - (low ?? 0)) * below,
        high: estimate + ((high ?? 0) - estimate) * above,
      }

      const before = scoreStrength({ ...found, effect }, asked)
      const after = scoreStrength({ ...found, effect: narrowed }, asked)

      expect(after.score).toBeGreaterThanOrEqual(before.score)
    }),
  )
})

test('a better fit to the question never lowers the score', () => {
  const better = { mismatch: 'partial', partial: 'match', match: 'match' } as const
  fc.assert(
    fc.property(
      findings,
      context,
      fc.constantFrom('population', 'intervention', 'comparator', 'outcome'),
      (found, asked, part) => {
        const improved = { ...asked.directness, [part]: better[asked.directness[part]] }

        const before = scoreStrength(found, asked)
        const after = scoreStrength(found, { ...asked, directness: improved })

        expect(after.score).toBeGreaterThanOrEqual(before.score)
      },
    ),
  )
})

test('no cap is ever passed, and directness costs at most 4 points', () => {
  fc.assert(
    fc.property(findings, context, (found, asked) => {
      const { score, reasons } = scoreStrength(found, asked)

      for (const flag of found.flags) expect(score).toBeLessThanOrEqual(caps[flag])
      const lost = reasons
        .filter(({ term }) => term === 'directness')
        .reduce((sum, { points }) => sum + points, 0)
      expect(lost).toBeGreaterThanOrEqual(-4)
    }),
  )
})
