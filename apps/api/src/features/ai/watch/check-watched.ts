import type { AnsweredQuestion } from '@auscult/contract/ai/questions.ts'
import type { Engine } from '@auscult/evidence/engine/engine.ts'
import { v7 } from 'uuid'
import type { Clock } from '../../../parts/clock.ts'
import type { Database } from '../../../parts/db/database.ts'
import type { Notifier } from '../../../parts/notify.ts'
import { answerWithinMs } from '../ask-question.ts'
import { type CurrentEvidence, readCurrentStatus } from '../current-status.ts'
import { QueueFull, type QuestionQueue } from '../question-queue.ts'
import { takeTurn } from '../turn.ts'
import { compareAnswers, compareWithdrawn } from './compare-answers.ts'
import { type DueQuestion, keepChange, listDue, markChecked } from './watch-store.ts'

export type CheckDeps = CurrentEvidence & {
  db: Database
  clock: Clock
  engine: Pick<Engine, 'answer'>
  line: QuestionQueue
  notifier: Notifier
  /** What was imported, by which a change of the corpus is known. */
  imported: () => Promise<unknown>
  onFailure: (error: unknown) => void
}

/** What one run may cost at most: so many questions, one after the other, none of them worded by a language model. */
const mostPerRun = 200

/** All checks together take the place of one person at the engine, so that they never stand before somebody who waits. */
const asker = 'watched-questions'

/**
 * Asks the watched questions again that were not asked since something was imported, the longest unchecked first, and tells people whose answer is
 * another now. A question that fails is left for after the next import. Returns how many were asked.
 */
export async function checkWatched(deps: CheckDeps, signal: AbortSignal): Promise<number> {
  const mark = JSON.stringify(await deps.imported())
  const due = await listDue(deps.db, mark, mostPerRun)
  let asked = 0
  for (const question of due) {
    if (signal.aborted) break
    try {
      // oxlint-disable-next-line no-await-in-loop -- one at a time is what a run may cost
      await checkOne(deps, question, { mark, signal })
    } catch (error) {
      // Somebody needs the engine now: the next run goes on.
      if (error instanceof QueueFull || signal.aborted) break
      deps.onFailure(error)
      // oxlint-disable-next-line no-await-in-loop -- see above
      await markChecked(deps.db, question.id, { mark, checkedAt: deps.clock() })
    }
    asked += 1
  }
  return asked
}

type Run = { mark: string; signal: AbortSignal }

async function checkOne(deps: CheckDeps, due: DueQuestion, run: Run): Promise<void> {
  const old = due.baseline
  const latest = await ask(deps, due, run.signal)
  const today = (await readCurrentStatus(deps, [old]))(old)
  const checked = { mark: run.mark, checkedAt: deps.clock() }
  const isAnswer = latest.responseData.status_code === 200
  const isSameRelease = old.responseData.engine.version === latest.responseData.engine.version
  // What another release would have said of the same corpus is not known, so that its answer only takes the place of the old one.
  const differences =
    isAnswer && isSameRelease ? compareAnswers(old, today, latest) : compareWithdrawn(old, today)
  if (differences.length === 0) {
    await markChecked(deps.db, due.id, {
      ...checked,
      ...(isAnswer && !isSameRelease && { baseline: latest }),
    })
    return
  }
  const change = { id: v7(), watchId: due.id, differences, before: old, after: isAnswer ? latest : today }
  await deps.db.transaction(async (transaction) => {
    const isWatched = await markChecked(transaction, due.id, { ...checked, baseline: change.after })
    if (!isWatched) return
    const dropped = await keepChange(transaction, { ...change, changedAt: checked.checkedAt })
    await deps.notifier.notify(transaction, {
      userId: due.userId,
      kind: 'answer-changed',
      subjectId: change.id,
    })
    // oxlint-disable-next-line no-await-in-loop -- one transaction has one connection
    for (const id of dropped)
      await deps.notifier.takeBack(transaction, { kind: 'answer-changed', subjectId: id })
  })
}

async function ask(
  { engine, line }: CheckDeps,
  { agent, question, baseline, asked }: DueQuestion,
  signal: AbortSignal,
): Promise<AnsweredQuestion> {
  const turn = await takeTurn(line, { userId: asker, caller: signal, withinMs: answerWithinMs })
  try {
    const standalone = baseline.responseData.standalone ?? question
    const again = { ...asked, question: standalone, agent, isUnworded: true }
    const { answered } = await turn.perform((until) => engine.answer(again, until))
    return answered
  } finally {
    turn.leave()
  }
}
