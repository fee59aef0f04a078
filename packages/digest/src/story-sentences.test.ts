import { expect, it } from 'vitest'
import { splitStorySentences } from './story-sentences.ts'

it.each([
  ['The U.S. Food and Drug Administration approved it. It may be given.', 2],
  ['It was seen in the U.S. and elsewhere. It spread.', 2],
  ['The U.K. Health Security Agency and the  U.S. Centers for Disease Control agreed. They met.', 2],
  ['It spread in the U.S.\nIt stopped.', 2],
  ['One. Two. Three.', 3],
])('%j has %i sentences, each as it stands there', (text, count) => {
  const sentences = splitStorySentences(text)

  expect(sentences).toHaveLength(count)
  for (const sentence of sentences) expect(text).toContain(sentence)
  expect(sentences.join('').replaceAll(/\s/gu, '')).toBe(text.replaceAll(/\s/gu, ''))
})
