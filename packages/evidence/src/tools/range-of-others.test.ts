import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStarterParts, type StarterParts } from '../answer/testing/starter-parts.ts'
import { ask } from '../ask.ts'
import { readQuestion } from '../question/read-question.ts'
import { contentFolder, shippedLexicon } from '../testing/shipped-lexicon.ts'
import { loadTools } from './compile-tools.ts'
import { asksRangeOfOthers } from './range-of-others.ts'

const tools = await loadTools(contentFolder, shippedLexicon)

it.each([
  ['normal TSH in pregnancy', true],
  ['valores normales de TSH en el embarazo', true],
  ['Normwert Kreatinin Kind 3 Jahre', true],
  ['normal TSH', false],
  ['TSH target in pregnancy on levothyroxine', false],
  ['is TSH screening useful in pregnancy', false],
])('%s: a range of somebody whom the guide is not for is asked (%s)', (question, isAsked) => {
  expect(asksRangeOfOthers(readQuestion(question, shippedLexicon), tools)).toBe(isAsked)
})

describe('an answer', () => {
  let starter: StarterParts
  beforeAll(async () => {
    starter = await openStarterParts()
  }, 60_000)
  afterAll(() => starter.close())

  it('to the range of a pregnant woman is made of nothing that was found in others', async () => {
    const { sentences, evidence } = await ask('normal TSH in pregnancy', 'clinical', {
      ...starter.parts,
      tools,
    })

    expect(evidence).toEqual([])
    expect(sentences).toEqual([])
  })
})
