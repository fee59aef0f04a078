import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { askQuestion, listQuestions, PreviousQuestion } from '@auscult/contract/ai/questions.ts'
import { ClinicalResponse } from '@auscult/contract/ai/ai.ts'
import { importPath } from '@auscult/evidence/corpus/import/import.ts'
import { openLanceIndex } from '@auscult/evidence/corpus/text-index/lance-index.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import type { EvidencePart } from '../../parts/evidence.ts'
import { addPerson, type Person } from '../../testing/people.ts'
import { openStarterEvidence } from '../../testing/starter-evidence.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

const question = 'Does dapagliflozin reduce hospitalisation in heart failure with reduced ejection fraction?'

let folder: string
let evidence: EvidencePart
let app: TestApp
let person: Person

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'auscult-retracted-'))
  evidence = await openStarterEvidence(folder)
  app = await startTestApp({ parts: { evidence } })
  person = await addPerson(app)
})

afterEach(async () => {
  await app.close()
  await rm(folder, { recursive: true, force: true })
})

const Answer = z.object({ responseData: ClinicalResponse })
const Page = z.object({ data: z.array(PreviousQuestion) })

async function ask(): Promise<ClinicalResponse> {
  const { body } = await app.call(askQuestion, {
    body: { query: question, type: 'clinical' },
    token: person.token,
  })
  return Answer.parse(body).responseData
}

async function readOldest(): Promise<ClinicalResponse> {
  const { body } = await app.call(listQuestions, { query: {}, token: person.token })
  const oldest = Page.parse(body).data.at(-1)
  if (oldest === undefined) throw new Error('no stored answer')
  return ClinicalResponse.parse(oldest.query)
}

/** As `npm run corpus -- import` does it beside a running server: with an index of its own. */
async function importList(...rows: string[]) {
  const path = join(folder, `list-${rows.length}.csv`)
  const columns = 'Record ID,RetractionDate,OriginalPaperPubMedID,RetractionNature'
  await writeFile(path, [columns, ...rows, ''].join('\n'))
  const index = await openLanceIndex(join(folder, 'evidence'))
  const report = await importPath(path, { index, stateFolder: join(folder, 'import-state') })
  await index.close()
  return report
}

async function askForSource() {
  const source = (await ask()).evidence.find(({ pmid }) => pmid !== null)
  if (source === undefined) throw new Error('no source with a PubMed number')
  return source
}

test('a retraction imported now is struck out in answers stored before, and found in no new one', async () => {
  const { id, pmid } = await askForSource()

  const report = await importList(`1,1/28/2026 0:00,${pmid},Retraction`)
  const stored = await readOldest()
  const asked = await ask()

  expect(report).toMatchObject({ notices: 1, statusChanges: 1 })
  expect(stored.evidence.find((source) => source.id === id)?.status).toBe('retracted')
  expect(stored.withdrawn).toContainEqual(expect.objectContaining({ id, status: 'retracted' }))
  const struck = stored.sentences.filter((sentence) => sentence.isWithdrawn === true)
  expect(struck).toEqual(
    stored.sentences.filter(({ citations }) => citations.some((citation) => citation.id === id)),
  )
  expect(struck.length).toBeGreaterThan(0)
  for (const { text } of struck) expect(stored.clinical_recommendation).not.toContain(text)
  expect(stored.notice).toMatch(/^A source of this answer was withdrawn/u)
  expect(asked.evidence.map((source) => source.id)).not.toContain(id)
})

test('a reinstatement takes the strike away again', async () => {
  const { id, pmid } = await askForSource()
  await importList(`1,1/28/2026 0:00,${pmid},Retraction`)

  await importList(`1,1/28/2026 0:00,${pmid},Retraction`, `2,2/28/2026 0:00,${pmid},Reinstatement`)
  const stored = await readOldest()

  expect(stored.evidence.find((source) => source.id === id)?.status).toBe('current')
  expect(stored.withdrawn.map((source) => source.id)).not.toContain(id)
  expect(stored.sentences.some((sentence) => sentence.isWithdrawn === true)).toBe(false)
})

test('an article whose record has left the corpus meanwhile is struck out too', async () => {
  const { id, pmid } = await askForSource()
  await evidence.index.remove([id])

  await importList(`1,1/28/2026 0:00,${pmid},Retraction`)
  const stored = await readOldest()

  expect(stored.withdrawn).toContainEqual(expect.objectContaining({ id, status: 'retracted' }))
})
