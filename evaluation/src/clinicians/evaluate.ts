import { writeFile } from 'node:fs/promises'
import type { AskParts } from '@auscult/evidence/ask.ts'
import { countsTable } from './counts.ts'
import { readExpectations } from './expected.ts'
import { type Judged, judge } from './judge.ts'
import {
  cliniciansFile,
  type ClinicianQuestion,
  type Half,
  halfOf,
  halves,
  readClinicianQuestions,
} from './set.ts'
import { loadContentLexicon, loadContentSafety } from '../corpus/content-lexicon.ts'
import { askForReply } from './reply.ts'
import { withStarterIndex } from '../corpus/starter-index.ts'

export type HalfChoice = Half | 'both'

export type CliniciansOptions = {
  half: HalfChoice
  /** A file of one's own in the form of the set; the set itself where left out. */
  set: string | undefined
  /** Where each question of half one is written with its answer. */
  details: string | undefined
}

/** The questions of the chosen half. Throws `RowError` at a bad row. */
export async function chooseQuestions({ half, set }: CliniciansOptions): Promise<ClinicianQuestion[]> {
  const all = await readClinicianQuestions(set ?? cliniciansFile)
  return half === 'both' ? all : all.filter((question) => halfOf(question) === half)
}

/** The starter corpus and lexicon, as a question is asked of them. */
export async function withStarterParts<T>(use: (parts: AskParts) => Promise<T>): Promise<T> {
  const lexicon = await loadContentLexicon()
  const safety = await loadContentSafety(lexicon)
  return withStarterIndex((index) => use({ index, lexicon, safety, clock: () => new Date() }))
}

/** Asks each question, one after the other, and judges its answer. */
export async function judgeEach(questions: readonly ClinicianQuestion[], parts: AskParts): Promise<Judged[]> {
  const expectationOf = await readExpectations()
  const judged: Judged[] = []
  for (const question of questions) {
    // oxlint-disable-next-line no-await-in-loop -- one at a time, as people ask
    const reply = await askForReply(question.question, parts)
    judged.push(judge(question, reply, expectationOf(question)))
  }
  return judged
}

/** The counts of each half and in sum. */
export function halvesTables(judged: readonly Judged[]): string {
  const parts = halves.flatMap((half) => {
    const rows = judged.filter((each) => each.half === half)
    return rows.length === 0 ? [] : [`Half ${half}:\n\n${countsTable(rows)}`]
  })
  return parts.length < 2 ? parts.join('') : [...parts, `Both halves:\n\n${countsTable(judged)}`].join('\n\n')
}

/** Half two is never written out: a question that was seen is no measure any more. */
export async function writeDetails(file: string, judged: readonly Judged[]): Promise<void> {
  const lines = judged
    .filter(({ half }) => half === 'one')
    .map(({ question, reply, ...rest }) => JSON.stringify({ ...question, ...rest, ...reply }))
  await writeFile(file, `${lines.join('\n')}\n`)
}

/** Asks the clinicians' questions of the starter corpus and prints how they were answered. */
export async function evaluateClinicians(options: CliniciansOptions): Promise<void> {
  const questions = await chooseQuestions(options)
  const judged = await withStarterParts((parts) => judgeEach(questions, parts))
  console.log(halvesTables(judged))
  if (options.details !== undefined) await writeDetails(options.details, judged)
}
