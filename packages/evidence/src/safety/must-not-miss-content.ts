import { join } from 'node:path'
import { z } from 'zod'
import { readContentLines } from '../corpus/content-file.ts'

const Text = z.string().min(1)
const Texts = z.array(Text).min(1)

/** What kills or maims when missed, and what comes first. */
const Danger = z.strictObject({
  diagnosis: Text,
  clues: Text,
  /** Test or action, with its time limit where a guideline gives one. */
  first: Text,
  doNot: Text.nullable(),
})

/** One line of content/must-not-miss/problems.jsonl: a presenting problem and its dangers, the most dangerous first. */
export const PresentingProblem = z.strictObject({
  problem: Text,
  /** What clinicians type, in English and three other languages: whole words or phrases, never part of another word. */
  terms: Texts,
  it: Texts,
  de: Texts,
  es: Texts,
  who: z.enum(['adults', 'all', 'children', 'infants', 'pregnancy and postpartum']),
  mustNotMiss: z.array(Danger).min(1),
  source: z.array(z.strictObject({ name: Text, body: Text, year: z.number().int() })).min(1),
  confidence: z.enum(['high', 'medium']),
  /** Questions beside which the problem belongs, and such where it is noise. */
  examples: Texts,
  mustNotFire: Texts,
  /** How often the entry has been read against what is known. */
  checked: z.enum(['once', 'twice']),
})
export type PresentingProblem = z.infer<typeof PresentingProblem>

/** The presenting problems of a content folder, in their order. Throws ContentError. */
export async function loadPresentingProblems(contentFolder: string): Promise<PresentingProblem[]> {
  return readContentLines(join(contentFolder, 'must-not-miss', 'problems.jsonl'), PresentingProblem)
}
