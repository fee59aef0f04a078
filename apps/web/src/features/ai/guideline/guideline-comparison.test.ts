import { describe, expect, it } from 'vitest'
import { compareFigures, findAlone, listFigures, readComparison } from './guideline-comparison.ts'
import { comparisonFixture, guidelineFixture } from './guideline.fixture.ts'

const reading = (comparison: object) =>
  readComparison({ ...guidelineFixture, guideline_response: JSON.stringify(comparison) })

describe('readComparison', () => {
  it('splits the entries on the bullet and keeps the grades of each point', () => {
    const [nice] = readComparison(guidelineFixture) ?? []

    expect(nice?.treatment).toEqual([
      {
        text: 'Under 55 and not Black: ACE inhibitor or ARB',
        recommendationClass: 'I',
        evidenceLevel: 'A',
      },
      {
        text: '55 or over or Black: calcium-channel blocker',
        recommendationClass: null,
        evidenceLevel: null,
      },
    ])
  })

  it('reads a comparison whose guidelines nothing more is known of', () => {
    const compared = readComparison({ ...guidelineFixture, guidelines: [] })

    expect(compared?.map(({ name, column }) => ({ name, column }))).toEqual([
      { name: 'NICE NG136 (2019)', column: null },
      { name: 'ACC/AHA 2017', column: null },
    ])
  })

  it.each([
    ['cannot be parsed', '{"guideline_names": ['],
    ['is not a comparison', '[]'],
    ['has no names', JSON.stringify({ ...comparisonFixture, guideline_names: [] })],
    ['leaves the names out', JSON.stringify({ ...comparisonFixture, guideline_names: undefined })],
  ])('finds nothing in an answer that %s', (_case, guideline_response) => {
    const compared = readComparison({ ...guidelineFixture, guideline_response })

    expect(compared).toBeUndefined()
  })

  it('finds nothing where all three parts are empty', () => {
    const empty = ['', ' • ']

    const compared = reading({
      ...comparisonFixture,
      diagnostic_criteria: empty,
      firstline_treatment: empty,
      key_differences: empty,
    })

    expect(compared).toBeUndefined()
  })

  it('keeps a comparison of which one part says something', () => {
    const compared = reading({ ...comparisonFixture, diagnostic_criteria: [], firstline_treatment: [] })

    expect(compared?.[1]?.differences.map(({ text }) => text)).toEqual(['Lowest diagnostic threshold'])
  })
})

const point = (text: string) => [{ text, recommendationClass: null, evidenceLevel: null }]

const guideline = (name: string, text: string) => ({
  name,
  diagnosis: point(text),
  treatment: [],
  differences: [],
  reference: null,
  column: null,
})

describe('figures', () => {
  it.each([
    ['Clinic 140/90 or more, average 135/85', ['140/90', '135/85']],
    ['A new class of 120-139/70-89', ['120-139/70-89']],
    ['Stage 1; PREVENT 10-year risk 7.5% or more', ['7.5%']],
    ['Replaces the 2017 edition', []],
  ])('of “%s” are %j', (text, figures) => {
    expect(listFigures(text)).toEqual(figures)
  })

  it('that all guidelines give are told apart from those of one alone', () => {
    const compared = compareFigures([
      guideline('NICE', '140/90, at home 135/85'),
      guideline('ESC', '140/90'),
      guideline('AHA', '130/80 and 140/90'),
    ])

    expect(compared).toEqual([
      {
        part: 'diagnosis',
        shared: ['140/90'],
        alone: [
          { name: 'NICE', figures: ['135/85'], told: [{ before: 'home ', figure: '135/85', after: '' }] },
          { name: 'AHA', figures: ['130/80'], told: [{ before: '', figure: '130/80', after: '' }] },
        ],
      },
    ])
    expect(findAlone(compared, 'diagnosis', 'NICE')).toEqual(['135/85'])
    expect(findAlone(compared, 'treatment', 'NICE')).toEqual([])
  })
})
