import { beforeAll, describe, expect, test } from 'vitest'
import type { Lexicon } from '../../../understand/lexicon/lexicon.ts'
import { askAmong, fitOf, readLexicon, study } from '../../testing/answer.fixture.ts'

let lexicon: Lexicon

beforeAll(async () => {
  lexicon = await readLexicon()
})

const inPeople = (population: string, intervention: string) =>
  study({ population, intervention, comparator: 'placebo', outcome: 'death' })

describe('what the people must not have', () => {
  test.each([
    [
      'dexamethasone for Covid-19 not on oxygen',
      inPeople('adults in hospital with COVID-19', 'dexamethasone'),
    ],
    ['dexamethasone Covid-19 without hypoxia', inPeople('adults in hospital with COVID-19', 'dexamethasone')],
    ['dexamethasone non-hypoxic covid', inPeople('adults with tuberculous meningitis', 'dexamethasone')],
    [
      'trastuzumab in HER2-negative breast cancer',
      inPeople('women with HER2-positive breast cancer', 'trastuzumab'),
    ],
    ['osimertinib in EGFR wild type NSCLC', inPeople('adults with EGFR-mutated NSCLC', 'osimertinib')],
    ['low-dose CT screening in never smokers', inPeople('people with a smoking history', 'low-dose CT')],
    ['dapagliflozin without diabetes', inPeople('adults with type 2 diabetes', 'dapagliflozin')],
  ])('%s: nobody who had it or may have had it answers', (question, document) => {
    expect(fitOf(question, document, lexicon).answers).toBe(false)
  })

  test.each([
    ['adults with heart failure, with or without diabetes'],
    ['adults with heart failure without diabetes'],
    ['non-diabetic adults with heart failure'],
  ])('is met by a source that says so: %s', (population) => {
    const fit = fitOf(
      'dapagliflozin in heart failure without diabetes',
      inPeople(population, 'dapagliflozin'),
      lexicon,
    )

    expect(fit.directness.population).toBe('match')
  })

  test('another disease on which the source is silent is said before the answer, not printed as studied', async () => {
    const { sentences } = await askAmong(
      [inPeople('adults with heart failure', 'dapagliflozin')],
      'dapagliflozin in heart failure without diabetes',
      lexicon,
    )

    expect(sentences[0]?.text).toMatch(/^No study shown here has a result in people without diabetes; /u)
    expect(sentences[0]?.text).toContain('over placebo in adults with heart failure, judged by')
  })
})
