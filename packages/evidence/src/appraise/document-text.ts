import type { Section } from '../corpus/document.ts'
import { splitSentences } from '../text/sentences.ts'

/** What a sentence of an abstract is for. `body` is text without a label that tells. */
export type Part = 'title' | 'background' | 'methods' | 'results' | 'conclusion' | 'body'

/** One sentence, an exact substring of the title or of one section. */
export type Sentence = { text: string; part: Part }

const partOfLabel: readonly [RegExp, Part][] = [
  // A registry's texts tell what is planned; only its posted results are findings.
  [/^(?:official title|brief summary|conditions|eligibility|detailed description)$/iu, 'background'],
  [/^(?:primary|secondary) outcomes$/iu, 'methods'],
  [/conclu|interpret|implication|discussion|summary|significance|meaning|bottom line/iu, 'conclusion'],
  [/result|finding|outcomes? and/iu, 'results'],
  [
    /background|introduc|objective|aim|purpose|context|importance|rationale|question|hypothes/iu,
    'background',
  ],
  [
    /method|design|setting|patient|participant|intervention|measure|material|data|eligib|search|select|analysis|subject/iu,
    'methods',
  ],
]

export function partOf(label: string | null): Part {
  if (label === null) return 'body'
  return partOfLabel.find(([pattern]) => pattern.test(label))?.[1] ?? 'body'
}

/** Beyond this a section is a full text or hostile; an abstract is a tenth of it. */
const longestSection = 20_000

/** The sentences in reading order, the title first. */
export function readSentences(title: string, sections: readonly Section[]): Sentence[] {
  const sentences: Sentence[] = title === '' ? [] : [{ text: title.slice(0, 1_000), part: 'title' }]
  for (const section of sections) {
    const part = partOf(section.label)
    for (const text of splitSentences(section.text.slice(0, longestSection))) sentences.push({ text, part })
  }
  return sentences
}
