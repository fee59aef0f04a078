import { judgeVerdict, type Verdict } from '@auscult/evidence/appraise/verdict.ts'
import { expect, test } from 'vitest'
import { crossValidateVerdict, fitVerdictWeights, type VerdictExample } from './verdict.ts'

const signs: readonly (readonly [string, Verdict])[] = [
  ['assent', 'yes'],
  ['denial', 'no'],
  ['turn', 'maybe'],
]

/** Fifty papers of each kind, with a sign of their own. */
const told: VerdictExample[] = signs.flatMap(([sign, label]) =>
  Array.from({ length: 50 }, (_, nth) => ({ id: `${sign}-${nth}`, label, features: { bias: 1, [sign]: 1 } })),
)

test('what each kind of paper says is learnt', () => {
  const weights = fitVerdictWeights(told)

  const found = signs.map(([sign]) => judgeVerdict({ bias: 1, [sign]: 1 }, weights).verdict)
  expect(found).toEqual(['yes', 'no', 'maybe'])
})

test('a paper is judged without having been learnt from', () => {
  const own = told.map((example) => ({ ...example, features: { bias: 1, [example.id]: 1 } }))

  const [learnt, validated] = [fitVerdictWeights(own), crossValidateVerdict(own)]

  const known = own.filter(({ features, label }) => judgeVerdict(features, learnt).verdict === label)
  const right = validated.filter(({ truth, found }) => truth === found)
  expect(known.length / own.length).toBeGreaterThan(0.8)
  expect(right.length / own.length).toBeLessThan(0.5)
})
