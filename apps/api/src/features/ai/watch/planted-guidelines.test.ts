import type { GuidelineColumn } from '@auscult/contract/ai/guideline.ts'
import type { AnsweredQuestion } from '@auscult/contract/ai/questions.ts'
import type { AnswerDifference } from '@auscult/contract/ai/watch.ts'
import type { Document } from '@auscult/evidence/corpus/document.ts'
import { toGuidelineDocument } from '@auscult/evidence/corpus/files/guideline-record.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Person } from '../../../testing/people.ts'
import { openPlanted, type PlantedServer, watched } from './planted.steps.ts'

// Each asks twenty questions twice.
vi.setConfig({ testTimeout: 180_000 })

let server: PlantedServer
beforeEach(async () => {
  server = await openPlanted()
  return () => server.close()
})

/** A comparison that somebody watches, and a guideline of it that a file can bring anew under its id. */
type WatchedGuideline = { person: Person; document: Document; column: GuidelineColumn }

/** Guidelines on topics of their own, each the newest of its body in its comparison. */
async function watchTopics(): Promise<WatchedGuideline[]> {
  const found: WatchedGuideline[] = []
  const seen = new Set<string>()
  for await (const batch of server.evidence.index.documents()) {
    for (const document of batch.toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
      if (found.length === watched) return found
      const topic = document.guideline?.topic
      if (topic === undefined || seen.has(topic) || !isIdOfFile(document)) continue
      seen.add(topic)
      const one = await server.watch(
        topic,
        'guideline',
        (answered) => columnOf(document, answered) !== undefined,
      )
      const column = one && columnOf(document, one.answered)
      if (one !== undefined && column !== undefined) found.push({ person: one.person, document, column })
    }
  }
  throw new Error(`only ${found.length} topics of the starter corpus can be watched`)
}

function columnOf({ id }: Document, answered: AnsweredQuestion): GuidelineColumn | undefined {
  if (answered.agentType !== 'guideline') return undefined
  return answered.responseData.guidelines.find(
    (column) => column.id === id && !column.isSuperseded && column.treatment.length > 0,
  )
}

const isIdOfFile = (document: Document) =>
  toGuidelineDocument(fileOf(document, [{ text: 'Anything.' }])).id === document.id

/** The guideline as a file of its body would bring it, with other recommendations. */
function fileOf({ guideline, year }: Document, recommendations: { text: string; part?: string }[]) {
  if (guideline == null || year === null) throw new Error('no guideline')
  const { body, shortName, topic, country } = guideline
  return { body, shortName, year, topic, country, recommendations }
}

const firstLine = (text: string) => ({ text, part: 'first-line-treatment' })

async function importGuidelines(files: readonly object[]): Promise<void> {
  await server.importFile('guidelines.json', JSON.stringify(files))
}

/** How many were told of one change, and in it what `isRight` looks for. */
async function countTold(
  all: readonly WatchedGuideline[],
  isRight: (difference: AnswerDifference, one: WatchedGuideline) => boolean,
): Promise<number> {
  const told = await server.changesOf(all)
  return told.filter(([change, ...more], nth) => {
    const one = all[nth]
    return more.length === 0 && one !== undefined && change?.differences.some((each) => isRight(each, one))
  }).length
}

test('another first-line treatment of the same guideline is told, with the old words and the new ones', async () => {
  const all = await watchTopics()
  expect(await server.check()).toBe(watched)
  expect((await server.changesOf(all)).flat()).toEqual([])

  await importGuidelines(
    all.map(({ document }) => fileOf(document, [firstLine('Offer planted treatment first.')])),
  )
  await server.check()

  const told = await countTold(
    all,
    ({ kind, before, after, sources }, { document, column }) =>
      kind === 'first-line' &&
      sources[0]?.id === document.id &&
      before === column.treatment.map(({ text }) => text).join(' • ') &&
      after === 'Offer planted treatment first',
  )
  expect(told).toBe(watched)
})

test('the same first-line treatment, told again with other notes, is not', async () => {
  const all = await watchTopics()
  await importGuidelines(
    all.map(({ document, column }) =>
      fileOf(document, [
        { text: 'A note that was not there before.', part: 'key-differences' },
        ...column.treatment.toReversed().map(({ text }) => firstLine(`${text}.`)),
      ]),
    ),
  )

  expect(await server.check()).toBe(watched)

  expect(
    (await server.changesOf(all)).flat().map(({ question, differences }) => ({ question, differences })),
  ).toEqual([])
})

test('a guideline that left the corpus is told to each whose comparison it was in', async () => {
  const all = await watchTopics()
  await server.evidence.index.remove(all.map(({ document }) => document.id))

  await server.check()

  const told = await countTold(
    all,
    ({ kind, sources }, { document }) =>
      ['removed', 'unanswered'].includes(kind) && sources.some(({ id }) => id === document.id),
  )
  expect(told).toBe(watched)
})

test('a newer edition is told, with the one whose place it took', async () => {
  const all = await watchTopics()
  const newer = all.map(({ document }) => ({
    ...fileOf(document, [firstLine('Offer planted treatment first.')]),
    year: 2026 + 1,
    supersedes: [document.id],
  }))
  await importGuidelines(newer)

  await server.check()

  const told = await countTold(
    all,
    ({ kind, sources }, { document }) =>
      kind === 'superseded' && sources.some(({ id }) => id === document.id),
  )
  expect(told).toBe(watched)
})

test('a guideline that was withdrawn is told as that', async () => {
  const all = await watchTopics()
  await server.evidence.index.index(all.map(({ document }) => ({ ...document, status: 'retracted' })))

  await server.check()

  const told = await countTold(
    all,
    ({ kind, sources }, { document }) => kind === 'withdrawn' && sources.some(({ id }) => id === document.id),
  )
  expect(told).toBe(watched)
})
