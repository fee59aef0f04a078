import type { Language } from '@auscult/contract/language.ts'
import { z } from 'zod'
import { inCapitals } from '../question/grammar.ts'
import { fold } from '../text/terms.ts'

const text = z.string().min(1)
const phrases = z.array(text).default([])

/** One line of `content/safety/events.jsonl`: what can happen with a drug, and how it is said. */
export const SafetyEvent = z.strictObject({
  event: text,
  /** `drug`: it is said of the drug beside it; `question`: of all that is asked. */
  of: z.enum(['drug', 'question']),
  /** Where it stands to the drug: `before` it, as a verb does (behind it in German); `behind` it; or `anywhere` near. */
  stands: z.enum(['before', 'behind', 'anywhere']).default('before'),
  en: phrases,
  it: phrases,
  de: phrases,
  es: phrases,
})
export type SafetyEvent = z.infer<typeof SafetyEvent>

/** A phrase of an event, folded, word by word; '*' stands for a few words, '#' for a figure, and a word that ends in '~' for all that begin so. */
export type EventPhrase = {
  event: string
  isOfDrug: boolean
  stands: SafetyEvent['stands']
  language: Language
  words: readonly string[]
}

const signs = new Set(['*', '#'])

/** Phrases are found by so many letters of their first word. */
export const stemLength = 3

const languages = ['en', 'it', 'de', 'es'] as const

/** The phrases of all events, by the first letters of their first word. */
export function indexEvents(events: readonly SafetyEvent[]): ReadonlyMap<string, readonly EventPhrase[]> {
  const all = events.flatMap((each) =>
    languages.flatMap((language) =>
      each[language].map((phrase) => ({
        event: each.event,
        isOfDrug: each.of === 'drug',
        stands: each.stands,
        language,
        words: phrase
          .split(' ')
          .map((word) => (inCapitals.test(word) || signs.has(word) ? word : fold(word))),
      })),
    ),
  )
  return Map.groupBy(all, ({ words: [first = ''] }) =>
    signs.has(first) ? first : fold(first).replace('~', '').slice(0, stemLength),
  )
}
