import { beforeAll, describe, expect, test } from 'vitest'
import type { Lexicon } from '../../../understand/lexicon/lexicon.ts'
import { askAmong, fitOf, readLexicon, study } from '../../testing/answer.fixture.ts'

let lexicon: Lexicon

beforeAll(async () => {
  lexicon = await readLexicon()
})

const inPeople = (population: string, id = 'starter:trial') =>
  study({
    id,
    title: id,
    population,
    intervention: 'osimertinib',
    comparator: 'placebo',
    outcome: 'progression-free survival',
  })

const resected = inPeople('adults with resected EGFR-mutated NSCLC', 'starter:resected')
const untreated = inPeople('adults with untreated EGFR-mutated advanced NSCLC', 'starter:untreated')
const relapsed = inPeople('adults with relapsed EGFR-mutated NSCLC')
const untold = inPeople('adults with EGFR-mutated NSCLC')

describe('a cancer treated at another point of its course', () => {
  test.each([
    ['osimertinib first-line EGFR-mutated NSCLC', resected],
    ['osimertinib metastatic EGFR-mutated NSCLC', resected],
    ['osimertinib stage IV EGFR-mutated NSCLC', resected],
    ['adjuvant osimertinib EGFR-mutated NSCLC', untreated],
    ['osimertinib second-line EGFR-mutated NSCLC', untreated],
    ['osimertinib first-line EGFR-mutated NSCLC', relapsed],
  ])('%s: is another question', (question, document) => {
    expect(fitOf(question, document, lexicon)).toMatchObject({ answers: false, obstacle: 'other-people' })
  })

  test.each([
    ['osimertinib first-line EGFR-mutated NSCLC', untreated],
    ['adjuvant osimertinib EGFR-mutated NSCLC', resected],
    ['osimertinib relapsed EGFR-mutated NSCLC', relapsed],
    ['osimertinib first-line EGFR-mutated NSCLC', untold],
    ['osimertinib EGFR-mutated NSCLC', resected],
  ])('%s: the same point, or none told, answers', (question, document) => {
    expect(fitOf(question, document, lexicon).answers).toBe(true)
  })

  test('does not lead where no drug is named', async () => {
    const { sentences } = await askAmong(
      [resected, untreated],
      'Erstlinie beim EGFR-mutierten NSCLC',
      lexicon,
    )

    expect(sentences[0]?.citations.map(({ id }) => id)).toEqual(['starter:untreated'])
  })
})

test('what is first-line for another illness has no such course', () => {
  const trial = study({
    population: 'adults with resected nasal polyps and asthma',
    intervention: 'mepolizumab',
    comparator: 'placebo',
    outcome: 'exacerbations',
  })

  expect(fitOf('first-line mepolizumab asthma', trial, lexicon).answers).toBe(true)
})
