/** Abbreviations after which a sentence goes on even before a capital or a digit. Compared lower-cased, without the stop. */
const abbreviations: ReadonlySet<string> = new Set(
  `vs v approx ca cf e.g eg i.e ie fig figs no nos ref refs resp incl excl dr prof mr mrs ms st dept
  inc ltd co jr sr vol pp spp sp subsp var`.split(/\s+/u),
)

/**
 * A stop, question or exclamation mark with what closes after it, then white space: a sentence may end here. Looked for from the first
 * of several marks only, as a row of stops would be read from each of them to its end.
 */
const possibleEnd = /(?<![.?!])[.?!]+["'”’)\]]*(?=\s)|\n/gu
const lastWord = /[\p{L}.]+$/u
const startsSentence = /^\s+["'“‘([]*[\p{Lu}\p{N}<>≥≤±=~]/u

function endsAfter(before: string, mark: string, after: string): boolean {
  if (mark === '\n') return true
  if (!startsSentence.test(after)) return false
  if (mark !== '.') return true
  const previous = lastWord.exec(before)?.[0] ?? ''
  // 'S. Aureus' is one name, but a capital after a small-lettered word ends a name such as 'vitamin D'.
  if (/^\p{Lu}$/u.test(previous)) return /\p{Ll} \p{Lu}$/u.test(before)
  if (previous.toLowerCase() === 'al') return !/\bet al$/u.test(before) || !/^\s+[\d(]/u.test(after)
  return !abbreviations.has(previous.toLowerCase())
}

// One question reads the same section for its search, its fit, its appraisal and its quotation. Emptied when full.
const known = new Map<string, readonly string[]>()
const mostKnown = 2_000
const longestKnown = 20_000

/**
 * The sentences of a text, each an exact substring of it without surrounding white space. Keeps together '95% CI 0.65 to
 * 0.85', 'vs. placebo', 'P = .01' and 'E. coli'; a line break ends a sentence.
 */
export function splitSentences(text: string): readonly string[] {
  const before = known.get(text)
  if (before !== undefined) return before
  const sentences = splitAnew(text)
  if (text.length > longestKnown) return sentences
  if (known.size >= mostKnown) known.clear()
  known.set(text, sentences)
  return sentences
}

function splitAnew(text: string): string[] {
  const sentences: string[] = []
  let start = 0
  for (const match of text.matchAll(possibleEnd)) {
    const end = match.index + match[0].length
    if (
      !endsAfter(
        text.slice(Math.max(start, match.index - 40), match.index),
        match[0],
        text.slice(end, end + 8),
      )
    )
      continue
    const sentence = text.slice(start, end).trim()
    if (sentence !== '') sentences.push(sentence)
    start = end
  }
  const rest = text.slice(start).trim()
  if (rest !== '') sentences.push(rest)
  return sentences
}
