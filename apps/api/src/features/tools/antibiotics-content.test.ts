import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { readToolsContent } from './read-content.ts'

const { antibiotics } = await readToolsContent(new URL('../../../../../content/', import.meta.url))

const content = (path: string) =>
  readFileSync(new URL(`../../../../../content/${path}`, import.meta.url), 'utf8')
const Source = z.object({ kind: z.string(), name: z.string(), year: z.number().nullable() })
const ClassNote = z.strictObject({
  id: z.string(),
  atc: z.array(z.string()),
  tells: z.string(),
  note: z.string(),
  safetyRule: z.string(),
  source: Source,
  notIn: z.array(z.string()),
  review: z.null(),
})
const classNotes = z.array(ClassNote).parse(JSON.parse(content('antibiotics/class-notes.json')))
const safetyRules = content('safety/rules.jsonl')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => z.object({ id: z.string(), source: Source }).parse(JSON.parse(line)))

/** ATC: anatomical main group, two digits, two letters, two digits; two letters alone for a whole group of drugs. */
const atc = /^[A-Z]\d{2}[A-Z]{2}(?:\d{2})?$/u

it('holds the syndromes that its README tells of, each under a name of its own', () => {
  expect(antibiotics).toHaveLength(87)
  expect(new Set(antibiotics.map(({ _id }) => _id)).size).toBe(antibiotics.length)
})

it('has references for all rows but three, which are of low confidence', () => {
  const without = antibiotics.filter(({ references }) => references.length === 0)

  expect(without).toHaveLength(3)
  expect(
    without.filter(({ confidence, checkLocalFirst }) => confidence !== 'low' || !checkLocalFirst),
  ).toEqual([])
})

it('is a draft: a row that says it was reviewed names who did, and when', () => {
  const signed = antibiotics.filter(({ review }) => review !== null)

  expect(signed.every(({ review }) => review?.by && review.on)).toBe(true)
})

it('asks to look at local guidance first in all that is not for adults in general', () => {
  expect(
    antibiotics.filter(({ population, checkLocalFirst }) => population !== 'adult' && !checkLocalFirst),
  ).toEqual([])
})

describe.each(antibiotics)('$syndrome', ({ first_line, alternatives, pathogens }) => {
  it('has a first choice and pathogens', () => {
    expect(first_line.length).toBeGreaterThan(0)
    expect(pathogens.length).toBeGreaterThan(0)
  })

  it('has dose, ATC and AWaRe for each drug, or says why not', () => {
    for (const drug of [...first_line, ...alternatives]) {
      if (drug.atc === null) expect(drug.noAtc, drug.drug).not.toBeNull()
      else expect(drug.atc, drug.drug).toMatch(atc)
      // A dose that is left out is left to the formulary.
      if (drug.aware !== 'Not applicable' && drug.dose === null)
        expect(drug.notes, drug.drug).toContain('national formulary')
      // Groups of systemic antibacterials have an AWaRe class.
      if (drug.atc?.startsWith('J01')) expect(drug.aware, drug.drug).toMatch(/^(?:Access|Watch|Reserve)$/u)
    }
  })
})

describe.each(classNotes)(
  'the class note $id',
  ({ atc: classes, tells, safetyRule, source, notIn, review }) => {
    const ofClass = antibiotics
      .filter(({ _id }) => !notIn.includes(_id))
      .flatMap(({ _id, first_line, alternatives }) =>
        [...first_line, ...alternatives].map((drug) => ({ _id, ...drug })),
      )
      .filter(({ atc: code }) => classes.some((each) => code?.startsWith(each) === true))

    it('stands in every row of its class', () => {
      expect(ofClass.length).toBeGreaterThan(0)
      expect(
        ofClass
          .filter(({ notes }) => !(notes ?? '').includes(tells))
          .map(({ _id, drug }) => `${_id}: ${drug}`),
      ).toEqual([])
    })

    it('has the source of a safety rule, and is reviewed by nobody yet', () => {
      expect(safetyRules.find(({ id }) => id === safetyRule)?.source).toEqual(source)
      expect(review).toBeNull()
    })

    it('is left out of entries that there are', () => {
      expect(notIn.filter((id) => antibiotics.every(({ _id }) => _id !== id))).toEqual([])
    })
  },
)

it('gives one drug one AWaRe group', () => {
  const groups = new Map<string, Set<string>>()
  for (const { first_line, alternatives } of antibiotics)
    for (const { drug, atc: code, aware } of [...first_line, ...alternatives]) {
      const key = code ?? drug
      groups.set(key, (groups.get(key) ?? new Set()).add(aware))
    }

  expect([...groups].filter(([, classes]) => classes.size > 1).map(([code]) => code)).toEqual([])
})
