import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { z } from 'zod'
import { readChecked } from '../user/set.ts'
import { sharedFolder } from '../sets/shared-sets.ts'

/** Written blind, as clinicians type at work; it lies beside the repository. */
export const cliniciansFile = join(sharedFolder, 'clinical-questions/questions.jsonl')

/** Our own set in the same form, by people who knew neither the engine nor the other set. */
export const ownCliniciansFile = join(import.meta.dirname, '../../questions/clinicians.jsonl')

const ids = z.array(z.string().min(1)).default([])

export const ClinicianQuestion = z.object({
  id: z.string().min(1),
  lang: z.string().min(2).default('en'),
  question: z.string().min(1),
  /** 'safety', 'guideline', 'out-of-corpus': for reading, and to tell what may not be added to it. */
  kind: z.string().default(''),
  expect: z.enum(['answer', 'alert', 'refuse', 'message']),
  /** PMIDs of studies that answer it. */
  mustCite: ids,
  /** PMIDs of studies that may stand beside them. */
  mayCite: ids,
  advice: z.string().nullish(),
  /** Of a question that guidelines answer it begins with 'topic X:'. */
  mustSay: z.string().default(''),
  /** The id of the question of which it is a twin: the same but for what may not change the answer. */
  twinOf: z.string().nullish(),
})
export type ClinicianQuestion = z.infer<typeof ClinicianQuestion>

export const halves = ['one', 'two'] as const
export type Half = (typeof halves)[number]

/**
 * Which half a question belongs to, for good. Twins lie in the half of their original, or the half that is looked at would tell of the half
 * that is not.
 */
export function halfOf({ id, twinOf }: Pick<ClinicianQuestion, 'id' | 'twinOf'>): Half {
  const digest = createHash('sha256')
    .update(twinOf ?? id)
    .digest()
  return (digest.at(-1) ?? 0) % 2 === 0 ? 'one' : 'two'
}

/** Throws `RowError` at a bad row. */
export async function readClinicianQuestions(file: string): Promise<ClinicianQuestion[]> {
  const questions: ClinicianQuestion[] = []
  for await (const { row } of readChecked(file, ClinicianQuestion)) questions.push(row)
  return questions
}
