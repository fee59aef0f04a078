import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Document } from '../corpus/document.ts'
import { study } from './testing/answer.fixture.ts'
import { figuresIn, verifySentences } from './verify.ts'

const result =
  'Apixaban lowered the risk of stroke: hazard ratio 0.79 (95% CI 0.66 to 0.95) in 18,201 adults.'

const document: Document = {
  id: 'pmid:1',
  kind: 'article',
  title: 'Apixaban versus Warfarin',
  sections: [{ label: 'RESULTS', text: `Background text.\n  ${result}` }],
  authors: ['Granger CB'],
  journal: null,
  year: 2011,
  publicationTypes: [],
  meshTerms: [],
  language: 'en',
  status: 'current',
  readPart: 'abstract',
  links: [],
  pmid: '1',
  doi: null,
  registrations: [],
  related: [],
  licence: null,
  reviewed: null,
  facts: null,
}

const sound = {
  text: 'In a trial of 18201 adults (2011) apixaban gave a hazard ratio of 0·79 (95% CI 0.66 to 0.95).',
  role: 'lead' as const,
  citations: [{ id: 'pmid:1', quote: result }],
}

describe('figuresIn', () => {
  test.each([
    ['4,744 adults', ['4744']],
    ['hazard ratio 0·74, .85 and 0.740', ['0.74', '0.85']],
    ['12% vs 8%', ['12', '8']],
    ['HbA1c, GLP-1, P2Y12, SGLT2 and Covid-19 are names', []],
    ['type 2 diabetes for 5 years', ['5']],
    ['0.65-0.85', ['0.65', '0.85']],
    ['1,2,3', ['1', '2', '3']],
  ])('%j', (text, figures) => {
    expect([...figuresIn(text)]).toEqual(figures)
  })
})

describe('verifySentences', () => {
  test('a sentence whose quote and figures stand in its source is kept', () => {
    expect(verifySentences([sound], [document])).toEqual([sound])
  })

  test('a quote is found whatever the white space between its words', () => {
    const spaced = { ...sound, citations: [{ id: 'pmid:1', quote: result.replaceAll(' ', '\n\t ') }] }

    expect(verifySentences([spaced], [document])).toHaveLength(1)
  })

  test.each([
    ['cites nothing', { ...sound, citations: [] }],
    ['cites what was not retrieved', { ...sound, citations: [{ id: 'pmid:2', quote: result }] }],
    ['quotes nothing', { ...sound, citations: [{ id: 'pmid:1', quote: ' ' }] }],
    [
      'has one false quote beside a true one',
      { ...sound, citations: [...sound.citations, { id: 'pmid:1', quote: 'It cures.' }] },
    ],
    ['has a figure of its own', { ...sound, text: 'It lowered the risk by 21%.' }],
    ['rounds a figure', { ...sound, text: 'The hazard ratio was 0.8.' }],
    ['cuts a figure', { ...sound, text: 'The hazard ratio was 0.7.' }],
  ])('a sentence that %s is dropped', (_, sentence) => {
    expect(verifySentences([sentence], [document])).toEqual([])
  })

  test('no changed word, figure or order of a quote passes', () => {
    const letters = result.split('')
    fc.assert(
      fc.property(
        fc.nat(letters.length - 1),
        fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz0123456789'.split('')),
        (at, letter) => {
          fc.pre(letters[at] !== letter)
          const tampered = result.slice(0, at) + letter + result.slice(at + 1)

          const kept = verifySentences(
            [{ ...sound, citations: [{ id: 'pmid:1', quote: tampered }] }],
            [document],
          )

          expect(kept).toEqual([])
        },
      ),
    )
  })

  test('no figure that the source lacks passes, however it is written', () => {
    // A source is called by its own number, so that stands in it, too.
    const stored = figuresIn(`${result} 2011 ${document.id}`)
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1_000_000, noNaN: true }),
        fc.constantFrom(0, 1, 2, 3),
        (value, digits) => {
          const written = value.toFixed(digits)
          fc.pre(!stored.has(String(Number(written))))

          const kept = verifySentences([{ ...sound, text: `It was ${written} in all.` }], [document])

          expect(kept).toEqual([])
        },
      ),
    )
  })
})

describe('figures that claim nothing', () => {
  const lead = { ...sound, text: `Outside what was studied: eGFR 22 (limit of the study: 30). ${result}` }

  test("a patient's own figure and the limit of the study are told", () => {
    const { study: record } = study({
      people: {
        conditions: ['atrial fibrillation'],
        eligibility: [{ measure: 'eGFR', op: '>=', value: 30, unit: '', group: null }],
      },
    })
    const limited: Document = record === undefined ? document : { ...document, study: record }

    expect(verifySentences([lead], [limited], 'en', 'eGFR 22 mL/min')).toEqual([lead])
    expect(verifySentences([lead], [limited], 'en')).toEqual([])
    expect(verifySentences([lead], [document], 'en', 'eGFR 22 mL/min')).toEqual([])
  })
})

describe('outside English', () => {
  const inItalian = {
    ...sound,
    text: 'In 18\u202F201 adulti (2011) apixaban: hazard ratio 0,79 (IC 95% 0,66-0,95).',
  }

  test('a decimal comma and a space between thousands are read', () => {
    expect(verifySentences([inItalian], [document], 'it')).toHaveLength(1)
    expect(verifySentences([inItalian], [document], 'en')).toHaveLength(0)
  })

  test.each(['0,97', '18\u202F202', '0,7', '79'])(
    'a figure that stands nowhere (%s) drops its sentence',
    (figure) => {
      const wrong = { ...inItalian, text: `Apixaban: ${figure}.` }

      expect(verifySentences([wrong], [document], 'it')).toHaveLength(0)
    },
  )

  test('a quotation in English among its words is read as English prints figures', () => {
    const quoting = { ...inItalian, text: `ARISTOTLE riferisce, in inglese: «${result}»` }

    expect(verifySentences([quoting], [document], 'it')).toHaveLength(1)
  })
})
