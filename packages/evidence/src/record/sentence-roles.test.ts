import { expect, test } from 'vitest'
import type { Section } from '../corpus/document.ts'
import { makeArticle } from './testing/article.fixture.ts'
import { mayQuote, mayQuoteAtWorst, readSentenceRoles } from './sentence-roles.ts'
import { FeatureWeights, placeFeatures, wordFeatures } from './role-features.ts'
import { rolesOfLabel } from './role-labels.ts'
import { wordWeights } from './role-weights.ts'
import { readTextWords } from './text-words.ts'

const rolesOf = (...sections: Section[]) => readSentenceRoles(makeArticle({ sections }))

test('a plain label decides, however the sentence sounds', () => {
  const roles = rolesOf(
    { label: 'BACKGROUND', text: 'Stroke is common.' },
    { label: 'METHODS', text: 'We randomised 40 people.' },
    { label: 'FINDINGS', text: 'The aim was reached in 12 (30%).' },
    { label: 'INTERPRETATION', text: 'Aspirin works.' },
    { label: 'TRIAL REGISTRATION', text: 'NCT00000001.' },
    { label: 'FUNDING', text: 'None.' },
  )

  expect(roles).toEqual(['background', 'method', 'result', 'conclusion', 'registration', 'funding'])
})

test('an abstract without labels is read by its words and their order', () => {
  const roles = rolesOf({
    label: null,
    text: `Migraine is a common disabling disorder and its treatment remains poorly understood. The aim of this study was to compare drug A
 with placebo in adults with migraine. Patients were randomly assigned to drug A or placebo in a double-blind trial. The primary outcome was
 assessed at 12 weeks. Headache days fell by 4.1 with drug A and 2.0 with placebo (95% CI 1.2 to 3.0; p<0.001). Adverse events were reported
 by 12% and 11% of patients. We conclude that drug A is effective and may be useful in practice. This trial is registered with
 ClinicalTrials.gov, number NCT00000001. The study was funded by a grant of the National Institute of Examples.`.replaceAll(
      /\n ?/gu,
      ' ',
    ),
  })

  expect(roles).toEqual([
    'background',
    'aim',
    'method',
    'method',
    'result',
    'result',
    'conclusion',
    'registration',
    'funding',
  ])
})

test('a joined label leaves the choice to the words, among its parts', () => {
  const roles = rolesOf(
    { label: 'BACKGROUND', text: 'Stroke is common. It is often fatal.' },
    {
      label: 'METHODS AND FINDINGS',
      text: 'Patients were randomly assigned to two groups. Mortality was lower with drug A (HR 0.70, 95% CI 0.60 to 0.82, p<0.001).',
    },
    { label: 'CONCLUSION', text: 'Drug A saves lives.' },
  )

  expect(roles).toEqual(['background', 'background', 'method', 'result', 'conclusion'])
})

test.each([
  ['UNLABELLED', []],
  ['MAIN OUTCOME MEASURES', ['method']],
  ['RESULT(S)', ['result']],
  ['BACKGROUND AND AIMS', ['aim', 'background']],
  ['CLINICAL TRIAL REGISTRATION NUMBER', ['registration']],
  ['FINANCIAL DISCLOSURE', ['funding']],
  ['WHAT DO THESE FINDINGS MEAN?', ['conclusion']],
  ['Eligibility', ['method']],
  [null, []],
])('the label %s allows %j', (label, roles) => {
  expect(rolesOfLabel(label)).toEqual(roles)
})

test('a result that names its registration stays a result', () => {
  const roles = rolesOf({
    label: 'RESULTS',
    text: 'Deaths were reduced (HR 0.80; ClinicalTrials.gov NCT00000001).',
  })

  expect(roles).toEqual(['result'])
})

test('records of our own have no parts, and all of them may be quoted', () => {
  const roles = readSentenceRoles(makeArticle({ readPart: 'own-synopsis' }))

  expect(roles).toEqual([])
  expect(mayQuote(roles[0])).toBe(true)
})

test('history, registration and funding are never quoted, aim and method only for want of a finding', () => {
  expect((['background', 'registration', 'funding'] as const).filter(mayQuoteAtWorst)).toEqual([])
  expect((['aim', 'method'] as const).filter(mayQuote)).toEqual([])
  expect((['aim', 'method', 'result', 'conclusion'] as const).filter(mayQuoteAtWorst)).toHaveLength(4)
})

test('a sentence is scored as the sum of the weights of its features', () => {
  const { words } = readTextWords(
    'In conclusion, in conclusion: 3 of 4 patients (75%) were randomly assigned.',
  )
  const features = [...wordFeatures(words), ...placeFeatures(2, 9)]
  const scores = [0, 0, 0, 0, 0]

  new FeatureWeights(wordWeights).score(words, 2, 9, scores)

  const expected = scores.map((_, role) =>
    features.reduce((sum, feature) => sum + (wordWeights.get(feature)?.[role] ?? 0), 0),
  )
  expect(scores.map((score) => score.toFixed(4))).toEqual(expected.map((score) => score.toFixed(4)))
  expect(features.filter((feature) => wordWeights.has(feature)).length).toBeGreaterThan(5)
})

function timeOf(times: number): number {
  const text = 'registered funded by supported by the '.repeat(times)
  const document = makeArticle({ sections: [{ label: null, text }] })
  const started = process.threadCpuUsage()
  readSentenceRoles(document)
  const { user, system } = process.threadCpuUsage(started)
  return (user + system) / 1000
}

test('the time to read roles grows with the length of the text and no faster', () => {
  timeOf(200)

  expect(timeOf(16_000)).toBeLessThan(40 * Math.max(2, timeOf(1_000)))
})
