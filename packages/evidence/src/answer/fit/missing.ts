import type { IntentFit } from './fit-intent.ts'

/** The parts of the question that a source does not have, in the question's terms. */
export type Missing = {
  people: string[]
  treatment: string[]
  outcome: string[]
  /** What narrows the people in words the lexicon does not know. */
  unspoken: string[]
  /** Words beside a known treatment. */
  words: string[]
  intent: IntentFit['unmet']
}

export const nothingMissing: Missing = {
  people: [],
  treatment: [],
  outcome: [],
  unspoken: [],
  words: [],
  intent: null,
}
