import { join } from 'node:path'
import { z } from 'zod'
import { ContentError, readContentLines } from '../corpus/content-file.ts'

const Text = z.string().min(1)

/** What a phrase without a concept is: a control arm, a state of people, a place of care, an aim of treatment. */
const PhraseWithout = z.enum(['control', 'state', 'setting', 'aim', 'other'])

/** One line of content/starter/phrases.jsonl: exactly one of `concepts`, `eitherOf` and `none`. */
const PhraseLine = z
  .strictObject({
    text: Text,
    concepts: z.array(Text).min(1).optional(),
    eitherOf: z.array(Text).min(2).optional(),
    none: PhraseWithout.optional(),
    means: Text.optional(),
    state: Text.optional(),
  })
  .refine(
    ({ concepts, eitherOf, none }) =>
      [concepts, eitherOf, none].filter((part) => part !== undefined).length === 1,
    'needs one of concepts, eitherOf and none',
  )

/** What a phrase of a record means in terms of the lexicon. */
export type RecordPhrase = {
  /** Lexicon terms, all of which hold; empty where `eitherOf` or `none` stands. */
  concepts: string[]
  /** Lexicon terms, one of which holds: 'ACE inhibitor or ARNI'. */
  eitherOf?: string[]
  /** What remains of the phrase: a severity, a time, 'stopped'. People in `prevention` do not have the condition. */
  state?: string
  /** Why no concept stands here. */
  none?: z.infer<typeof PhraseWithout>
}

/**
 * The phrases of records and rules that are no lexicon names, by their text in lower case. `folder` is content/starter. Throws
 * ContentError, also where a phrase stands twice.
 */
export async function loadRecordPhrases(folder: string): Promise<Map<string, RecordPhrase>> {
  const phrases = new Map<string, RecordPhrase>()
  for (const { text, concepts = [], eitherOf, none, state } of await readContentLines(
    join(folder, 'phrases.jsonl'),
    PhraseLine,
  )) {
    const key = text.toLowerCase()
    if (phrases.has(key)) throw new ContentError(`phrases.jsonl: '${text}' stands twice`)
    phrases.set(key, {
      concepts,
      ...(eitherOf === undefined ? {} : { eitherOf }),
      ...(state === undefined ? {} : { state }),
      ...(none === undefined ? {} : { none }),
    })
  }
  return phrases
}
