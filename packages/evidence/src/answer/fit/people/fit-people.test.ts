import { beforeAll, describe, expect, test } from 'vitest'
import type { Lexicon } from '../../../understand/lexicon/lexicon.ts'
import { abstract, fitOf, guideline, readLexicon, study } from '../../testing/answer.fixture.ts'

let lexicon: Lexicon

beforeAll(async () => {
  lexicon = await readLexicon()
})

const inPeople = (population: string, intervention: string, outcome: string) =>
  study({ population, intervention, comparator: 'placebo', outcome })

describe('people who are not those asked about do not answer', () => {
  test.each([
    ['denosumab osteoporosis men', inPeople('women with osteoporosis', 'denosumab', 'fracture')],
    [
      'tocilizumab for Covid-19 in outpatients',
      inPeople('adults in hospital with COVID-19', 'tocilizumab', 'death'),
    ],
    [
      'antibiotics for urinary tract infection in men',
      inPeople('children with urinary tract infection', 'antibiotic', 'recurrence'),
    ],
    [
      'hypertension in pregnancy treatment',
      guideline('Hypertension in adults', 'an ACE inhibitor or angiotensin receptor blocker.'),
    ],
    ['aspirin in healthy older adults', guideline('Pre-eclampsia', 'labetalol; aspirin 75-150 mg.')],
    [
      'nitrofurantoin for urinary tract infection in men',
      guideline('Uncomplicated cystitis in women', 'nitrofurantoin 3 days.'),
    ],
  ])('%s', (question, document) => {
    expect(fitOf(question, document, lexicon)).toMatchObject({
      answers: false,
      directness: { population: 'mismatch' },
    })
  })
})

describe('a disease that was counted and not treated', () => {
  const trial = inPeople(
    'adults with type 2 diabetes',
    'empagliflozin',
    'cardiovascular death, myocardial infarction or stroke',
  )

  test('does not make its patients those with the disease', () => {
    expect(fitOf('empagliflozin after myocardial infarction', trial, lexicon).answers).toBe(false)
  })

  test('is what a question on preventing it asks about', () => {
    const fit = fitOf('empagliflozin to prevent stroke in type 2 diabetes', trial, lexicon)

    expect(fit).toMatchObject({ answers: true, directness: { population: 'match' } })
  })

  test('is the outcome where the question names other people beside it', () => {
    const fit = fitOf('empagliflozin stroke type 2 diabetes', trial, lexicon)

    expect(fit).toMatchObject({ answers: true, directness: { population: 'match' } })
  })
})

test('a guideline is for the people of its topic, also when the question names none', () => {
  const fit = fitOf(
    'clopidogrel or omeprazole',
    guideline('Gastro-oesophageal reflux disease', 'omeprazole.'),
    lexicon,
  )

  expect(fit.directness.population).toBe('partial')
})

test('what helps in a disease is not told by a paper that only mentions it', () => {
  const passing = abstract('Obesity among pupils', 'Hypertension in children was common.')
  const onIt = abstract('Hypertension in children', 'Losartan lowered blood pressure.')

  expect(fitOf('hypertension in children first line', passing, lexicon).answers).toBe(false)
  expect(fitOf('hypertension in children first line', onIt, lexicon).answers).toBe(true)
})

test('a body on a procedure is for all whom the procedure is for', () => {
  const body = guideline('Breast cancer screening', 'mammography every 2 years, 40-74.')

  expect(fitOf('mammography screening in women', body, lexicon).directness.population).toBe('match')
})
