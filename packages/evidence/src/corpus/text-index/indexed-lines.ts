import { splitSentences } from '../../text/sentences.ts'
import { contentTerms } from '../../text/terms.ts'
import type { Document } from '../document.ts'

/** A sentence of a document, verbatim, and the label of the section it stands in. */
export type DocumentSentence = { text: string; section: string | null }

/** A question asks for them several times; they live as long as the document does. */
const known = new WeakMap<Document, readonly DocumentSentence[]>()

/** All sentences of a document's sections in reading order; the title is not among them. */
export function documentSentences(document: Document): readonly DocumentSentence[] {
  const before = known.get(document)
  if (before !== undefined) return before
  const sentences = document.sections.flatMap((section) =>
    splitSentences(section.text).map((text) => ({ text, section: section.label })),
  )
  known.set(document, sentences)
  return sentences
}

/**
 * What the text index holds of a document: its content terms, a line for the title, a line for each of `documentSentences` (in
 * the same order, an empty one where nothing is left) and a last line for the MeSH terms. The lines let the second stage of
 * the search look at single sentences without reading the text again.
 */
export function indexedLines(document: Document): string[] {
  const texts = [document.title, ...documentSentences(document).map((sentence) => sentence.text)]
  return [...texts, document.meshTerms.join(' ; ')].map((text) => contentTerms(text).join(' '))
}
