import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const words = z.array(z.string().min(1)).min(1)
/** A word, with those that may or may not follow it. */
const followed = z.record(z.string(), words)

/** Words by which a sentence is told to be a finding or none; '*' at the end of one stands for any ending. What each list means stands in the README. */
const FindingWords = z.strictObject({
  leaning: z.strictObject({
    openers: words,
    pointing: words,
    pointingUnlessBefore: followed,
    pointingBefore: followed,
    pointingUnlessThat: followed,
    that: z.string().min(1),
    lastBefore: words,
    last: words,
  }),
  comparing: words,
  comparingNothing: words,
  asking: z.strictObject({ verbs: words, between: words, matters: words }),
  happening: words,
  advising: words,
  atStart: z.strictObject({
    moments: words,
    people: words,
    are: words,
    phrases: words,
    ages: words,
    agesAre: words,
    shares: words,
    shareIs: words,
    origins: words,
    kinds: words,
  }),
  done: z.strictObject({
    phrases: words,
    passive: words,
    participles: words,
    investigators: words,
    verbs: words,
  }),
})
export type FindingWords = z.infer<typeof FindingWords>

/** Those of English, the language of all abstracts that are told. Throws where the file has not its form. */
export function readFindingWords(contentFolder: string): FindingWords {
  const text = readFileSync(join(contentFolder, 'sources/finding-words.json'), 'utf8')
  return z.strictObject({ en: FindingWords }).parse(JSON.parse(text)).en
}
