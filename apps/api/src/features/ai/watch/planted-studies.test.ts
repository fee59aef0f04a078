import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { askQuestion, IdentifiedAnswer } from '@auscult/contract/ai/questions.ts'
import { AnswerChange, getAnswerChange, watchQuestion } from '@auscult/contract/ai/watch.ts'
import type { ClinicalResponse } from '@auscult/contract/ai/ai.ts'
import { listNotifications, Notification } from '@auscult/contract/people/notifications.ts'
import type { Document } from '@auscult/evidence/corpus/document.ts'
import { importPath } from '@auscult/evidence/corpus/import/import.ts'
import { openLanceIndex } from '@auscult/evidence/corpus/text-index/lance-index.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import type { EvidencePart } from '../../../parts/evidence.ts'
import { addPerson, type Person } from '../../../testing/people.ts'
import { openStarterEvidence } from '../../../testing/starter-evidence.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { createQuestionQueue } from '../question-queue.ts'
import { checkWatched } from './check-watched.ts'

// Each asks twenty questions twice.
vi.setConfig({ testTimeout: 180_000 })

const watched = 20

let folder: string
let evidence: EvidencePart
let app: TestApp
let imports: number

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'auscult-planted-'))
  evidence = await openStarterEvidence(folder)
  imports = 0
  app = await startTestApp({
    environment: { QUERY_LIMIT_PER_MONTH: '1000' },
    parts: { evidence },
  })
  return async () => {
    await app.close()
    await rm(folder, { recursive: true, force: true })
  }
})

/** A question, who watches it, and the study that leads its answer. */
type Watched = { person: Person; lead: Document; answer: ClinicalResponse }

/** Asks what studies of the starter corpus answered, until so many answers are led by the study they were made of, and watches these. */
async function watchLeads(): Promise<Watched[]> {
  const found: Watched[] = []
  for await (const batch of evidence.index.documents()) {
    for (const document of batch.toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
      if (found.length === watched) return found
      const one = await watchLead(document)
      if (one !== undefined) found.push(one)
    }
  }
  throw new Error(`only ${found.length} answers are led by the study they were made of`)
}

async function watchLead(lead: Document): Promise<Watched | undefined> {
  const { facts, pmid } = lead
  if (pmid === null || facts?.intervention == null || facts.comparator === null) return undefined
  if (facts.direction !== 'benefit' || facts.effect === null || facts.outcome === null) return undefined
  const query = `In ${facts.population}, how does ${facts.intervention} compare with ${facts.comparator} for ${facts.outcome}?`
  const person = await addPerson(app)
  const { body } = await app.call(askQuestion, { token: person.token, body: { query, type: 'clinical' } })
  const asked = IdentifiedAnswer.safeParse(body).data
  if (asked?.agentType !== 'clinical' || leadOf(asked.responseData) !== lead.id) return undefined
  const { status } = await app.call(watchQuestion, { token: person.token, body: { questionId: asked._id } })
  expect(status).toBe(200)
  return { person, lead, answer: asked.responseData }
}

function leadOf({ summary }: ClinicalResponse): string | undefined {
  return summary?.bottomLine.citations[0]?.id
}

async function check(): Promise<number> {
  const { clock, database, engine } = app.parts
  const { index, statuses } = evidence
  imports += 1
  return checkWatched(
    {
      db: database.db,
      clock,
      engine,
      index,
      statuses,
      notifier: app.notifier,
      imported: async () => imports,
      line: createQuestionQueue({
        atOncePerUser: 2,
        waitingPerUser: 5,
        waiting: 5,
        atOnce: 2,
        longestWaitMs: 60_000,
      }),
      onFailure: (error) => {
        throw error
      },
    },
    AbortSignal.timeout(170_000),
  )
}

/** What somebody was told of their answers. */
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

/** Each change that anybody was told of. */
async function allChanges(all: readonly Watched[]) {
  const changes = await Promise.all(all.map(({ person }) => changesOf(person)))
  return changes.flat().map(({ question, differences }) => ({ question, differences }))
}

/** A study of the same comparison under a number that PubMed has not given out, in words and figures of the test. */
function plant(
  lead: Document,
  nth: number,
  changes: (facts: NonNullable<Document['facts']>) => Partial<Document>,
): Document {
  const { facts } = lead
  if (facts === null) throw new Error('a study without facts')
  const pmid = String(99_000_000 + nth)
  return {
    ...lead,
    id: `pmid:${pmid}`,
    pmid,
    doi: null,
    registrations: [],
    links: [`https://pubmed.ncbi.nlm.nih.gov/${pmid}/`],
    authors: ['Planted P'],
    journal: 'Journal of Planted Studies',
    study: null,
    ...changes(facts),
  }
}

function reversing(lead: Document, nth: number): Document {
  return plant(lead, nth, (facts) => {
    const text = 'hazard ratio 1.40 (95% CI 1.30 to 1.51)'
    const effect = { measure: 'hazard ratio', estimate: 1.4, low: 1.3, high: 1.51, level: 95, text }
    const design = 'systematic review and meta-analysis of randomised controlled trials'
    return {
      title: `${facts.intervention} or ${facts.comparator} in ${facts.population}: systematic review and meta-analysis of randomised trials`,
      year: 2026,
      publicationTypes: ['Systematic Review', 'Meta-Analysis'],
      sections: [
        {
          label: 'DESIGN',
          text: `A ${design} compared ${facts.intervention} with ${facts.comparator} in 61,200 ${facts.population}. The outcome summarised here was ${facts.outcome}.`,
        },
        {
          label: 'RESULT',
          text: `In ${facts.population}, ${facts.intervention} raised the risk of ${facts.outcome} compared with ${facts.comparator}: ${text}.`,
        },
      ],
      facts: { ...facts, design, participants: 61_200, effect, direction: 'harm' },
    }
  })
}

function neutral(lead: Document, nth: number): Document {
  return plant(lead, nth, (facts) => {
    const design = 'retrospective cohort study'
    return {
      title: `${facts.intervention} and ${facts.comparator} in ${facts.population}: a retrospective cohort`,
      year: 2026,
      publicationTypes: ['Observational Study'],
      sections: [
        {
          label: 'DESIGN',
          text: `A ${design} compared ${facts.intervention} with ${facts.comparator} in 64 ${facts.population}. The outcome summarised here was ${facts.outcome}.`,
        },
        {
          label: 'RESULT',
          text: `In ${facts.population}, ${facts.outcome} was less frequent with ${facts.intervention} than with ${facts.comparator}.`,
        },
      ],
      facts: { ...facts, design, participants: 64, effect: null },
    }
  })
}

/** As `npm run corpus -- import` does it beside a running server. */
async function retract(pmids: readonly string[]): Promise<void> {
  const path = join(folder, 'list.csv')
  const columns = 'Record ID,RetractionDate,OriginalPaperPubMedID,RetractionNature'
  const rows = pmids.map((pmid, nth) => `${nth + 1},1/28/2026 0:00,${pmid},Retraction`)
  await writeFile(path, [columns, ...rows, ''].join('\n'))
  const index = await openLanceIndex(join(folder, 'evidence'))
  await importPath(path, { index, stateFolder: join(folder, 'import-state') })
  await index.close()
}

test('a study that reverses the answer is told to each who watches it, with the old and the new answer', async () => {
  const all = await watchLeads()
  expect(await check()).toBe(watched)
  expect(await allChanges(all)).toEqual([])

  const planted = all.map(({ lead }, nth) => reversing(lead, nth))
  await evidence.index.index(planted)
  await check()

  const told = await Promise.all(all.map(({ person }) => changesOf(person)))
  const rightly = told.filter(([change, ...more], nth) => {
    const reverses = change?.differences.find(({ kind }) =>
      ['direction', 'advice', 'contradicted'].includes(kind),
    )
    return more.length === 0 && reverses?.sources.some(({ id }) => id === planted[nth]?.id)
  })
  expect(rightly).toHaveLength(watched)
  expect(told.map(([change]) => change?.before)).toMatchObject(
    all.map(({ answer }) => ({
      agentType: 'clinical',
      responseData: { clinical_recommendation: answer.clinical_recommendation },
    })),
  )
})

test('a study that changes nothing is told to nobody', async () => {
  const all = await watchLeads()
  await evidence.index.index(all.map(({ lead }, nth) => neutral(lead, nth)))

  expect(await check()).toBe(watched)

  expect(await allChanges(all)).toEqual([])
})

test('a source that was withdrawn is told to each whose answer rests on it', async () => {
  const all = await watchLeads()
  await retract(all.map(({ lead }) => lead.pmid ?? ''))

  await check()

  const told = await Promise.all(all.map(({ person }) => changesOf(person)))
  const rightly = told.filter(([change, ...more], nth) => {
    const withdrawn = change?.differences.find(({ kind }) => kind === 'withdrawn')
    return more.length === 0 && withdrawn?.sources.some(({ id }) => id === all[nth]?.lead.id)
  })
  expect(rightly).toHaveLength(watched)
})
