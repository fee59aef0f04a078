import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import type { AskParts } from '@auscult/evidence/ask.ts'
import { cellOf } from './counts.ts'
import { compareReplies } from './judge.ts'
import { type ClinicianQuestion, halfOf } from './set.ts'
import { type CliniciansOptions, chooseQuestions, withStarterParts } from './evaluate.ts'
import { readDrugWords } from '../corpus/drug-words.ts'
import { seededRandom } from '../corpus/mixed-corpus.ts'
import { table } from '../report/page.ts'
import { type PerturbationKind, perturb, perturbationKinds } from './perturb.ts'
import { askForReply, type Reply } from './reply.ts'

const seed = 20_261_123

const seedOf = (id: string) => createHash('sha256').update(`${seed} ${id}`).digest().readUInt32BE()

/** An answered question, and the answer to it in other words. */
export type Trial = {
  question: ClinicianQuestion
  kind: PerturbationKind
  asked: string
  before: Reply
  after: Reply
  agrees: boolean
}

/** The same outcome, the same source leading, and the same said of danger. */
export function agree(before: Reply, after: Reply): boolean {
  const { sameOutcome, sameLead } = compareReplies(before, after)
  return sameOutcome && sameLead && before.alerts.length > 0 === after.alerts.length > 0
}

/** Asks every question that is answered anew in each of its other forms. */
export async function tryPerturbations(
  questions: readonly ClinicianQuestion[],
  parts: AskParts,
): Promise<Trial[]> {
  const isDrugWord = await readDrugWords()
  const trials: Trial[] = []
  for (const question of questions) {
    // oxlint-disable-next-line no-await-in-loop -- one at a time, as people ask
    const before = await askForReply(question.question, parts)
    if (before.outcome !== 'answer') continue
    // Drawn from the id, so that a question keeps its forms whatever others are answered.
    const random = seededRandom(seedOf(question.id))
    for (const { kind, question: asked } of perturb(question.question, {
      lang: question.lang,
      random,
      isDrugWord,
    })) {
      // oxlint-disable-next-line no-await-in-loop -- as above
      const after = await askForReply(asked, parts)
      trials.push({ question, kind, asked, before, after, agrees: agree(before, after) })
    }
  }
  return trials
}

/** How often the answer stayed, by what was changed, as Markdown. */
export function perturbationTable(trials: readonly Trial[]): string {
  const rows = perturbationKinds.map((kind) => [kind, ...cells(trials.filter((each) => each.kind === kind))])
  return table(
    ['changed', 'the same outcome, source and alert', 'answered before, not any more'],
    [...rows, ['all', ...cells(trials)]],
  )
}

function cells(trials: readonly Trial[]): string[] {
  const count = (isMet: (trial: Trial) => boolean) =>
    cellOf({ met: trials.filter(isMet).length, of: trials.length })
  return [count(({ agrees }) => agrees), count(({ after }) => after.outcome !== 'answer')]
}

/** Changes what may not matter in every answered question and prints how often the answer stayed. */
export async function evaluatePerturbations(options: CliniciansOptions): Promise<void> {
  const questions = await chooseQuestions(options)
  const trials = await withStarterParts((parts) => tryPerturbations(questions, parts))
  const answered = new Set(trials.map(({ question }) => question.id)).size
  console.log(
    `${answered} answered questions, ${trials.length} forms of them\n\n${perturbationTable(trials)}`,
  )
  if (options.details === undefined) return
  const changed = trials.filter(({ question, agrees }) => !agrees && halfOf(question) === 'one')
  const lines = changed.map(({ question, kind, asked, before, after }) =>
    JSON.stringify({ id: question.id, kind, question: question.question, asked, before, after }),
  )
  await writeFile(options.details, lines.map((line) => `${line}\n`).join(''))
}
