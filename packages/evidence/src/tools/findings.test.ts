import { isDeepStrictEqual } from 'node:util'
import { expect, it } from 'vitest'
import { readQuestion } from '../question/read-question.ts'
import { contentFolder, shippedLexicon } from '../testing/shipped-lexicon.ts'
import { loadTools } from './compile-tools.ts'
import { offerTools } from './offer-tools.ts'
import { sumUp, toldInFindings } from './testing/tool-questions.ts'

const tools = await loadTools(contentFolder, shippedLexicon)

function fill(of: string, typed: string) {
  const offers = offerTools(readQuestion(typed, shippedLexicon), tools)
  return sumUp(offers.filter((offer) => offer.tool === 'calculator' && offer.id === of)).filled
}

it.each(toldInFindings.filter(({ half }) => half === 'one'))('$question', ({ of, question, filled }) => {
  expect(fill(of, question)).toEqual(filled)
})

// 33 when they were first read; five causes were mended after that.
it('of the half that nobody looked at before, at least 38 of 40 are filled in as told', () => {
  const own = toldInFindings.filter(({ half }) => half === 'two')

  const right = own.filter(({ of, question, filled }) => isDeepStrictEqual(fill(of, question), filled))

  expect(own).toHaveLength(40)
  expect(right.length).toBeGreaterThanOrEqual(38)
})
