import { isDeepStrictEqual } from 'node:util'
import { expect, it } from 'vitest'
import { readQuestion } from '../question/read-question.ts'
import { contentFolder, shippedLexicon } from '../testing/shipped-lexicon.ts'
import { loadTools } from './compile-tools.ts'
import { offerTools } from './offer-tools.ts'
import { askedWithDenials, sumUp } from './testing/tool-questions.ts'

const tools = await loadTools(contentFolder, shippedLexicon)
const ofPerson = new Set(['age_group', 'sex'])

/** What is filled in of diseases. */
function diseasesIn(question: string): Record<string, unknown> {
  const { filled } = sumUp(offerTools(readQuestion(question, shippedLexicon), tools))
  return Object.fromEntries(Object.entries(filled).filter(([item]) => !ofPerson.has(item)))
}

it.each(askedWithDenials.filter(({ half }) => half === 'one'))('$question', ({ question, filled }) => {
  expect(diseasesIn(question)).toEqual(filled)
})

// What was measured when they were first read; a cause that is mended raises it.
it('of the half that nobody looked at, at least 20 of 20 are filled in as told', () => {
  const own = askedWithDenials.filter(({ half }) => half === 'two')

  const wrong = own.filter(({ question, filled }) => !isDeepStrictEqual(diseasesIn(question), filled))

  expect(own).toHaveLength(20)
  expect(wrong).toEqual([])
})
