import type { AnswerSentence } from '@auscult/contract/ai.ts'
import type { Document } from '../corpus/document.ts'

/** Letters joined to a number make it a name (HbA1c, GLP-1, P2Y12, Covid-19), not a figure that needs a source. */
const numberPattern =
  /(?<![\p{L}\p{N}]|\p{L}[-–‑])(?:\d{1,3}(?:,\d{3})+|\d+)(?:[.·]\d+)?|(?<![\p{L}\p{N}.,·])[.·]\d+/gu
const nameNumber = /\b(?:type|typ|tipo) [12]\b/giu

/** The figures of a text, each in one spelling: '4,744' is 4744, '0·74' and '.74' are 0.74. */
export function figuresIn(text: string): Set<string> {
  const figures = new Set<string>()
  for (const [found] of text.replaceAll(nameNumber, ' ').matchAll(numberPattern)) {
    const plain = Number(found.replaceAll(',', '').replace('·', '.'))
    figures.add(String(plain))
  }
  return figures
}

export function foldWhiteSpace(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim()
}

type Stored = { text: string; figures: Set<string> }

function readStored(document: Document): Stored {
  const text = [document.title, ...document.sections.map((section) => section.text)]
    .map(foldWhiteSpace)
    .join('\n')
  // Year and body are part of the record though not of its text.
  const figures = figuresIn(`${text} ${document.authors.join(' ')}`)
  if (document.year !== null) figures.add(String(document.year))
  return { text, figures }
}

/**
 * Keeps the sentences that hold: every citation names a retrieved document, every quote stands in it word for word (white space
 * folded), and every figure of the sentence stands in a document it cites. What fails is dropped, never mended.
 */
export function verifySentences(
  sentences: readonly AnswerSentence[],
  retrieved: readonly Document[],
): AnswerSentence[] {
  const stored = new Map(retrieved.map((document) => [document.id, readStored(document)]))
  return sentences.filter((sentence) => {
    if (sentence.citations.length === 0) return false
    const cited: Stored[] = []
    for (const { id, quote } of sentence.citations) {
      const source = stored.get(id)
      const words = foldWhiteSpace(quote)
      if (source === undefined || words === '' || !source.text.includes(words)) return false
      cited.push(source)
    }
    return [...figuresIn(sentence.text)].every((figure) => cited.some((source) => source.figures.has(figure)))
  })
}
