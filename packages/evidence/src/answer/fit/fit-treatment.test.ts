import { beforeAll, describe, expect, test } from 'vitest'
import type { Lexicon } from '../../understand/lexicon/lexicon.ts'
import { candidateOf, fitOf, guideline, readLexicon, readQuestion, study } from '../testing/answer.fixture.ts'
import { readFit } from './fit.ts'

let lexicon: Lexicon

beforeAll(async () => {
  lexicon = await readLexicon()
})

describe('a class in an arm', () => {
  test('whose members act alike says something of a member', () => {
    const trial = study({
      population: 'adults with coronary artery disease',
      intervention: 'a statin',
      comparator: 'placebo',
      outcome: 'death',
    })

    const fit = fitOf('rosuvastatin in coronary artery disease', trial, lexicon)

    expect(fit).toMatchObject({ answers: true, directness: { intervention: 'partial' } })
  })

  test.each([
    ['influenza vaccine in older adults', 'vaccination', 'delayed vaccination'],
    ['influenza vaccine in older adults', 'health education', 'no vaccination'],
    ['cloxacillin in older adults', '7 days of antibiotics', '14 days of antibiotics'],
  ])('%s is not answered by %s against %s', (question, intervention, comparator) => {
    const trial = study({ population: 'older adults', intervention, comparator, outcome: 'death' })

    expect(fitOf(question, trial, lexicon).answers).toBe(false)
  })
})

test('a body on screening for one cancer says nothing of screening for another', () => {
  const body = guideline('Prostate cancer screening', 'PSA on request; no screening from 70.')

  expect(fitOf('mammography screening in women under 50', body, lexicon).answers).toBe(false)
})

test('two doses of one treatment are a comparison of it, whatever they are counted by', () => {
  const trial = study({
    population: 'adults with acute respiratory distress syndrome',
    intervention: 'a tidal volume of 6 mL/kg predicted body weight',
    comparator: 'a tidal volume of 12 mL/kg',
    outcome: 'death',
  })

  expect(fitOf('low tidal volume ventilation in ARDS', trial, lexicon)).toMatchObject({ answers: true })
})

test('a trial in which one of the drugs asked about was not given is on another question', () => {
  const trial = study({
    population: 'adults with acute coronary syndrome',
    intervention: 'prasugrel',
    comparator: 'clopidogrel',
    outcome: 'death',
  })
  const understood = readQuestion('omeprazole and clopidogrel interaction', lexicon)

  const fit = readFit(candidateOf(trial, ['clopidogrel']), understood, lexicon)

  expect(fit.answers).toBe(false)
})
