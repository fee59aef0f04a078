import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AgentType } from '@auscult/contract/ai/ai.ts'
import { type AnsweredQuestion, askQuestion, IdentifiedAnswer } from '@auscult/contract/ai/questions.ts'
import { AnswerChange, getAnswerChange, watchQuestion } from '@auscult/contract/ai/watch.ts'
import { listNotifications, Notification } from '@auscult/contract/people/notifications.ts'
import { importPath } from '@auscult/evidence/corpus/import/import.ts'
import { openLanceIndex } from '@auscult/evidence/corpus/text-index/lance-index.ts'
import { z } from 'zod'
import type { EvidencePart } from '../../../parts/evidence.ts'
import { addPerson, type Person } from '../../../testing/people.ts'
import { openStarterEvidence } from '../../../testing/starter-evidence.ts'
import { startTestApp } from '../../../testing/test-app.ts'
import { createQuestionQueue } from '../question-queue.ts'
import { checkWatched } from './check-watched.ts'

/** As many questions are watched, by a person each. */
export const watched = 20

export type PlantedServer = {
  evidence: EvidencePart
  /** Asks for somebody new, who watches it; `isFit` may turn the answer down. */
  watch: (
    query: string,
    agent: AgentType,
    isFit: (answered: AnsweredQuestion) => boolean,
  ) => Promise<{ person: Person; answered: AnsweredQuestion } | undefined>
  /** Imports a file as `npm run corpus -- import` does it beside a running server. */
  importFile: (name: string, text: string) => Promise<void>
  /** Looks after everything that is watched, as after an import; returns how many were asked. */
  check: () => Promise<number>
  /** What each was told of their answers. */
  changesOf: (people: readonly { person: Person }[]) => Promise<AnswerChange[][]>
  close: () => Promise<void>
}

/** A server with a starter corpus of its own, into which a test may plant. */
export async function openPlanted(): Promise<PlantedServer> {
  const folder = await mkdtemp(join(tmpdir(), 'auscult-planted-'))
  const evidence = await openStarterEvidence(folder)
  const app = await startTestApp({ environment: { QUERY_LIMIT_PER_MONTH: '1000' }, parts: { evidence } })
  let imports = 0

  async function changesOf({ token }: Person): Promise<AnswerChange[]> {
    const { body } = await app.call(listNotifications, { token })
    const { data } = z.object({ data: z.array(Notification) }).parse(body)
    const told = data.filter(({ kind }) => kind === 'answer-changed')
    return Promise.all(
      told.map(async ({ subjectId }) => {
        const answer = await app.call(getAnswerChange, { token, params: { changeId: subjectId ?? '' } })
        return z.object({ data: AnswerChange }).parse(answer.body).data
      }),
    )
  }

  return {
    evidence,
    watch: async (query, agent, isFit) => {
      const person = await addPerson(app)
      const { body } = await app.call(askQuestion, { token: person.token, body: { query, type: agent } })
      const asked = IdentifiedAnswer.safeParse(body).data
      if (asked === undefined || !isFit(asked)) return undefined
      const { status } = await app.call(watchQuestion, {
        token: person.token,
        body: { questionId: asked._id },
      })
      if (status !== 200) throw new Error(`watching was answered with ${status}`)
      return { person, answered: asked }
    },
    importFile: async (name, text) => {
      const path = join(folder, name)
      await writeFile(path, text)
      const index = await openLanceIndex(join(folder, 'evidence'))
      await importPath(path, { index, stateFolder: join(folder, 'import-state') })
      await index.close()
    },
    check: () => {
      imports += 1
      const imported = imports
      const { clock, database, engine } = app.parts
      const line = createQuestionQueue({
        atOncePerUser: 2,
        waitingPerUser: 5,
        waiting: 5,
        atOnce: 2,
        longestWaitMs: 60_000,
      })
      return checkWatched(
        {
          db: database.db,
          clock,
          engine,
          index: evidence.index,
          statuses: evidence.statuses,
          notifier: app.notifier,
          imported: async () => imported,
          line,
          onFailure: (error) => {
            throw error
          },
        },
        AbortSignal.timeout(170_000),
      )
    },
    changesOf: (people) => Promise.all(people.map(({ person }) => changesOf(person))),
    close: async () => {
      await app.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The list of retractions that Retraction Watch gives out, with these works on it. */
export function listRetractions(pmids: readonly string[]): string {
  const columns = 'Record ID,RetractionDate,OriginalPaperPubMedID,RetractionNature'
  const rows = pmids.map((pmid, nth) => `${nth + 1},1/28/2026 0:00,${pmid},Retraction`)
  return [columns, ...rows, ''].join('\n')
}
