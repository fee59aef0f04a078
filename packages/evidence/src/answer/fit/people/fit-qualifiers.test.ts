import { beforeAll, describe, expect, test } from 'vitest'
import type { Lexicon } from '../../../understand/lexicon/lexicon.ts'
import { askAmong, fitOf, readLexicon, study } from '../../testing/answer.fixture.ts'

let lexicon: Lexicon

beforeAll(async () => {
  lexicon = await readLexicon()
})

const tamoxifen = study({
  population: 'women with oestrogen-receptor-positive breast cancer',
  intervention: 'tamoxifen',
  comparator: 'placebo',
  outcome: 'breast cancer recurrence',
})

const tocilizumab = study({
  population: 'adults in hospital with COVID-19',
  intervention: 'tocilizumab',
  comparator: 'usual care',
  outcome: 'death',
})

describe('a word that narrows the people and that the lexicon does not know', () => {
  test('turns down a study of those who have the opposite', async () => {
    const { sentences } = await askAmong(
      [tamoxifen],
      'is tamoxifen useful in hormone receptor negative breast cancer',
      lexicon,
    )

    expect(sentences).toEqual([])
  })

  test('is no hindrance where the study says the same', async () => {
    const { sentences } = await askAmong(
      [tamoxifen],
      'is tamoxifen useful in oestrogen receptor positive breast cancer',
      lexicon,
    )

    expect(sentences[0]?.text).toMatch(/^Strong evidence|^Moderate evidence/u)
  })

  test.each([
    ['does tocilizumab help in mild covid-19', '“mild”'],
    ['does tocilizumab help in lean adults with covid-19', '“lean”'],
  ])('%s: the answer begins with the word nobody studied', async (question, word) => {
    const { sentences } = await askAmong([tocilizumab], question, lexicon)

    expect(sentences[0]?.text).toMatch(new RegExp(`^No study shown here speaks of ${word}; `, 'u'))
  })
})

const opioids = (population: string) =>
  study({ population, intervention: 'opioids', comparator: 'placebo', outcome: 'pain' })

describe('the course of an illness', () => {
  test.each([
    ['opioids for acute back pain', opioids('veterans with chronic back pain'), false],
    ['opioids for chronic back pain', opioids('adults with acute low back pain'), false],
    ['opioids for acute back pain', opioids('adults with acute low back or neck pain'), true],
    ['opioids for back pain', opioids('veterans with chronic back pain'), true],
    [
      'azithromycin in acute COPD exacerbation',
      study({
        population: 'adults with chronic obstructive pulmonary disease exacerbation',
        intervention: 'azithromycin',
        comparator: 'placebo',
        outcome: 'death',
      }),
      true,
    ],
  ])('%s: acute is not chronic', (question, document, answers) => {
    expect(fitOf(question, document, lexicon).answers).toBe(answers)
  })
})
