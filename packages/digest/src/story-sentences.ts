import { splitSentences } from '@auscult/evidence/text/sentences.ts'

/** 'U.S.', after which a name goes on more often than a sentence ends. */
const initials = /(?<![\p{L}\p{N}])(?:\p{Lu}\.){2,}$/u

/**
 * The sentences of a story or feed, each an exact substring: as the engine splits them, but 'U.S. Food and Drug Administration' stays one name.
 * The engine's own splitting keeps places in stored records, so it does not change for this.
 */
export function splitStorySentences(text: string): string[] {
  const sentences: string[] = []
  let end = 0
  for (const part of splitSentences(text)) {
    const at = text.indexOf(part, end)
    const gap = text.slice(end, at)
    end = at + part.length
    const before = sentences.at(-1)
    if (before === undefined || !endsInInitials(before) || gap.includes('\n')) sentences.push(part)
    else sentences.splice(-1, 1, `${before}${gap}${part}`)
  }
  return sentences
}

/** Whether a sentence ends where its source only has a short form: the rest of it stands elsewhere. */
export function endsInInitials(sentence: string): boolean {
  return initials.test(sentence)
}
