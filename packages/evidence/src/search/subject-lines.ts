import { partOf } from '../appraise/document-text.ts'
import type { Document } from '../corpus/document.ts'
import { type DocumentSentence, documentSentences } from '../corpus/text-index/indexed-lines.ts'

/** An abstract without labels says in about its first third why it was done. */
const openingShare = 0.35
const fewestOpening = 2

const concluding =
  /^(?:in conclusion|in summary|overall|taken together|thus|we conclude|our (?:results|findings|data|study)|these (?:results|findings|data)|this study)\b/iu

type Purpose = 'aim' | 'conclusion' | 'detail'

/** What each sentence of a document is for. Methods and results are details: they name much in passing. */
function readPurposes(sentences: readonly DocumentSentence[]): Purpose[] {
  const parts = sentences.map(({ section }) => partOf(section))
  const opening = Math.max(fewestOpening, parts.filter((part) => part === 'body').length * openingShare)
  let unlabelled = 0
  return sentences.map(({ text }, nth): Purpose => {
    const part = parts[nth]
    if (part === 'background') return 'aim'
    if (part === 'conclusion') return 'conclusion'
    if (part !== 'body') return 'detail'
    unlabelled += 1
    if (concluding.test(text)) return 'conclusion'
    return unlabelled <= opening ? 'aim' : 'detail'
  })
}

/** Which lines of `indexedLines` tell what a document is about: title, aim, conclusion and MeSH terms. */
export function isSubjectLine(document: Document): boolean[] {
  const purposes = readPurposes(documentSentences(document))
  return [true, ...purposes.map((purpose) => purpose !== 'detail'), true]
}
