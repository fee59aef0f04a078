import type { Document } from '@auscult/evidence/corpus/document.ts'
import { makeEvaluationDocument } from '../sets/judged-set.ts'
import type { RealText } from '../sets/shared-sets.ts'

/** Numbers in [0, 1) that are the same in every run: mulberry32, public domain, Tommy Ettinger 2017. */
export function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const partsPerMixture = 3
const sentencesPerPart = 3

/**
 * Documents to search among: first the real texts as they are, then distractors in their likeness until there are `count`. Each of
 * these takes a run of three neighbouring sentences from three real texts, so that words occur together as they do in real
 * work. Titles are withheld from all, as they must be from the documents looked for.
 */
export function* mixDocuments(
  texts: readonly RealText[],
  count: number,
  seed = 20_261_120,
): Generator<Document> {
  const random = seededRandom(seed)
  for (let nth = 0; nth < count; nth += 1) {
    const whole = texts[nth]
    const sentences = whole === undefined ? mixSentences(texts, random) : whole.sentences
    yield makeEvaluationDocument({
      id: `${whole === undefined ? 'mixed' : 'real'}:${nth}`,
      title: '',
      sections: [{ label: null, text: sentences.join(' ') }],
      year: 1990 + Math.floor(random() * 36),
    })
  }
}

function mixSentences(texts: readonly RealText[], random: () => number): string[] {
  return Array.from({ length: partsPerMixture }).flatMap(() => {
    const sentences = texts[Math.floor(random() * texts.length)]?.sentences ?? []
    const start = Math.floor(random() * Math.max(1, sentences.length - sentencesPerPart + 1))
    return sentences.slice(start, start + sentencesPerPart)
  })
}
