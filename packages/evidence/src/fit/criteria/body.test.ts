import { expect, test } from 'vitest'
import { candidateOf, guideline, study } from '../../answer/testing/answer.fixture.ts'
import { shippedLexicon as lexicon } from '../../testing/shipped-lexicon.ts'
import type { Document } from '../../corpus/document.ts'
import { readQuestion } from '../../question/read-question.ts'
import { fitCandidates } from '../fit-candidates.ts'
import { shortNamesOf } from './body.ts'

const of = (id: string, shortName: string, bodyName: string, country: string): Document => ({
  ...guideline('Hypertension', 'amlodipine.'),
  id,
  guideline: {
    body: bodyName,
    shortName,
    topic: 'Hypertension',
    country,
    recommendations: [],
    supersedes: [],
  },
})
const nice = of('guideline:nice', 'NICE NG136', 'National Institute for Health and Care Excellence', 'GB')
const esc = of('guideline:esc', 'ESC 2024', 'European Society of Cardiology', 'EU')
const who = of('guideline:who', 'WHO 2021', 'World Health Organization', 'INT')
const trial = study({ population: 'adults with hypertension', intervention: 'amlodipine' })

function degreesFor(question: string): string[] {
  const candidates = [nice, esc, trial].map((document) => candidateOf(document, [], lexicon))
  return fitCandidates(readQuestion(question, lexicon), candidates, lexicon).map(
    ({ fit }) => fit.judgement.body.degree,
  )
}

test.each([
  ['by its letters', 'what does NICE say on hypertension', ['named', 'other', 'other']],
  ['by its country', 'UK guideline hypertension', ['named', 'not-asked', 'not-asked']],
  ['nowhere', 'hypertension guideline', ['not-asked', 'not-asked', 'not-asked']],
])('a body that is named %s is the one asked for', (_, question, degrees) => {
  expect(degreesFor(question)).toEqual(degrees)
})

test.each([
  ['ACC/AHA/HFSA 2022', 'American College of Cardiology', ['acc', 'aha', 'hfsa']],
  ['Surviving Sepsis Campaign 2026', 'Society of Critical Care Medicine', ['ssc']],
])('%s is known by its short names', (shortName, bodyName, names) => {
  expect(shortNamesOf(shortName, bodyName)).toEqual(expect.arrayContaining(names))
})

function degreeOfWho(question: string) {
  const [fitted] = fitCandidates(readQuestion(question, lexicon), [candidateOf(who, [], lexicon)], lexicon)
  return fitted?.fit.judgement.body.degree
}

test('an everyday word that is spelled like a body names none', () => {
  expect(degreeOfWho('who does better in hypertension')).toBe('not-asked')
  expect(degreeOfWho('what does WHO say on hypertension')).toBe('named')
})
