import { expect, test } from 'vitest'
import type { Document } from '../corpus/document.ts'
import { fitCandidates } from '../fit/fit-candidates.ts'
import { readQuestion } from '../question/read-question.ts'
import { candidateOf, guideline, study } from './testing/answer.fixture.ts'
import { shippedLexicon as lexicon } from '../testing/shipped-lexicon.ts'
import { findWaysOn } from './ways-on.ts'

const trial = (treatment: string, disease: string) =>
  study({
    id: `starter:${treatment}-${disease}`,
    title: `${treatment} for ${disease}`,
    population: `adults with ${disease}`,
    intervention: treatment,
    comparator: 'placebo',
    outcome: 'death',
  })

function waysOn(typed: string, documents: readonly Document[]): string[] {
  const question = readQuestion(typed, lexicon)
  const candidates = documents.map((document) => candidateOf(document, [], lexicon))
  return findWaysOn(question, fitCandidates(question, candidates, lexicon), lexicon, fitCandidates)
}

const ofCovid = ['dexamethasone', 'remdesivir', 'tocilizumab', 'hydroxychloroquine'].map((drug) =>
  trial(drug, 'Covid-19'),
)
const ofBaricitinib = ['alopecia areata', 'rheumatoid arthritis'].map((disease) =>
  trial('baricitinib', disease),
)

test('other treatments of the disease and other diseases of the treatment come by turns', () => {
  expect(waysOn('Does baricitinib help in Covid-19?', [...ofCovid, ...ofBaricitinib])).toEqual([
    'Does dexamethasone help in Covid-19?',
    'Does baricitinib help in alopecia areata?',
    'Does remdesivir help in Covid-19?',
    'Does baricitinib help in rheumatoid arthritis?',
    'Does tocilizumab help in Covid-19?',
  ])
})

test('a drug tried in many diseases leaves room for the disease asked about', () => {
  const elsewhere = ['gout', 'asthma', 'psoriasis', 'migraine', 'epilepsy', 'depression', 'sepsis'].map(
    (disease) => trial('baricitinib', disease),
  )

  const ways = waysOn('Does baricitinib help in Covid-19?', [...elsewhere, ...ofCovid.slice(0, 1)])

  expect(ways[0]).toBe('Does dexamethasone help in Covid-19?')
})

test('where there is only one kind, its ways follow each other', () => {
  expect(waysOn('Does baricitinib help in Covid-19?', ofBaricitinib)).toHaveLength(2)
})

test('many guidelines of one advice are one way on, and leave room for what was tried', () => {
  const guidelines = Array.from({ length: 8 }, (_, nth) => ({
    ...guideline('Covid-19', 'dexamethasone.'),
    id: `guideline:${nth}`,
  }))

  const ways = waysOn('Does baricitinib help in Covid-19?', [...guidelines, ...ofCovid])

  expect(ways).toContain('Does remdesivir help in Covid-19?')
  expect(new Set(ways).size).toBe(ways.length)
})

test('what the patient has beside the disease stays', () => {
  const ofSevereCovid = ['dexamethasone', 'tocilizumab'].map((drug) =>
    trial(drug, 'Covid-19 in critical illness'),
  )

  const ways = waysOn('Does baricitinib help in Covid-19 in intensive care?', ofSevereCovid)

  expect(ways).toContain('Does dexamethasone help in Covid-19 and critical illness?')
  expect(ways.filter((each) => !each.includes('critical illness'))).toEqual([])
})

test('nothing is offered on the strength of a withdrawn study', () => {
  const question = readQuestion('Does baricitinib help in Covid-19?', lexicon)
  const candidates = ofCovid.map((document) => ({
    ...candidateOf(document, [], lexicon),
    isWithdrawn: true,
  }))

  const ways = findWaysOn(question, fitCandidates(question, candidates, lexicon), lexicon, fitCandidates)

  expect(ways).toEqual([])
})

test.each([
  ['a pregnancy', 'Does baricitinib help in Covid-19 in pregnancy?'],
  ['a drug taken', 'baricitinib in Covid-19, on warfarin'],
  ['an allergy', 'baricitinib in Covid-19, allergic to dexamethasone'],
  ['a value', 'baricitinib in Covid-19 with eGFR 22'],
])('nothing is offered that would leave out %s', (_, question) => {
  expect(waysOn(question, [...ofCovid, ...ofBaricitinib])).toEqual([])
})
