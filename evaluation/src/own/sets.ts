import { join, resolve } from 'node:path'
import { z } from 'zod'
import { readRows } from '../report/json-lines.ts'

const folder = resolve(import.meta.dirname, '../../questions')

const OwnQuestion = z.strictObject({
  id: z.string().min(1),
  specialty: z.string().min(1),
  question: z.string().min(1),
  reason: z.string().min(1),
})

/** A question to which the starter corpus holds an answer, and the sources that give it. */
const Answerable = OwnQuestion.extend({ expected: z.array(z.string().min(1)).min(1) })
export type Answerable = z.infer<typeof Answerable>

/** A clinical question, or what looks like one, that nothing in the starter corpus answers. */
const Unanswerable = OwnQuestion.extend({
  kind: z.enum([
    'another disease',
    'another treatment',
    'other people',
    'outcome not studied',
    'comparison not studied',
    'topic absent',
    'invented drug',
    'nonsense',
  ]),
})
export type Unanswerable = z.infer<typeof Unanswerable>

/** An English question of the two sets above, put as a clinician of that language would; `expected` is empty where nothing answers. */
const Twin = z.strictObject({
  id: z.string().min(1),
  twin: z.string().min(1),
  question: z.string().min(1),
  expected: z.array(z.string().min(1)),
  reason: z.string().min(1),
})
export type Twin = z.infer<typeof Twin>

export const twinLanguages = ['it', 'de', 'es'] as const

function read<T>(name: string, shape: z.ZodType<T>): Promise<T[]> {
  return readRows(join(folder, `${name}.jsonl`), (value) => shape.parse(value))
}

/** The project's own questions, each with its reason (evaluation/questions/README.md). */
export async function readOwnSets() {
  const [answerable, unanswerable, it, de, es] = await Promise.all([
    read('answerable', Answerable),
    read('not-answerable', Unanswerable),
    read('it', Twin),
    read('de', Twin),
    read('es', Twin),
  ])
  return { answerable, unanswerable, twins: { it, de, es } }
}
