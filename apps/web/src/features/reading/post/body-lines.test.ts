import { expect, it } from 'vitest'
import { readBody } from './body-lines.ts'

const claim = (text: string) => ({ text, quote: `Quote of ${text}`, url: 'https://doi.org/10.1000/x' })

it('gives each sentence its claim, across lines and labels', () => {
  const body = 'One 1. Two 2.\nKey findings: Three 3.'

  const lines = readBody(body, ['One 1.', 'Two 2.', 'Three 3.'].map(claim))

  expect(
    lines.map(({ label, parts }) => [label, parts.map(({ text, claim: of }) => [text, of?.number])]),
  ).toEqual([
    [
      null,
      [
        ['One 1.', 1],
        [' ', undefined],
        ['Two 2.', 2],
      ],
    ],
    ['Key findings:', [['Three 3.', 3]]],
  ])
})

it('leaves nothing of a text out that no claim speaks of', () => {
  const body = 'Said by nobody. One 1. And more.'

  const [line] = readBody(body, [claim('One 1.')])

  expect(line?.parts.map(({ text }) => text).join('')).toBe(body)
})

it('keeps a label that stands within a line where it stands', () => {
  const [line] = readBody('The Conclusion: open.', [])

  expect(line).toEqual({ label: null, parts: [{ text: 'The Conclusion: open.', claim: null }] })
})
