import type { Document } from '@auscult/evidence/corpus/document.ts'
import type { EvidenceIndex } from '@auscult/evidence/corpus/text-index/evidence-index.ts'
import { presentUnderstood } from '@auscult/evidence/question/present-understood.ts'
import type { Question } from '@auscult/evidence/question/question.ts'
import { readQuestion } from '@auscult/evidence/question/read-question.ts'
import type { EvidenceRecord } from '@auscult/evidence/record/evidence-record.ts'
import type { Candidate } from '@auscult/evidence/search/search.ts'
import { findCandidates } from '@auscult/evidence/search/search.ts'
import type { Lexicon } from '@auscult/evidence/understand/lexicon/lexicon.ts'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { appendFile, glob, mkdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { readJsonLines } from '../report/json-lines.ts'
import { decidingPaths, fingerprint } from '../corpus/scratch-fingerprint.ts'

/** As many as the clinical agent reads. */
const mostCandidates = 60

/** What a search found, but for the documents themselves. */
type Found = Omit<Candidate, 'document' | 'record' | 'bestSentence'> & { id: string }
const line = z.object({ key: z.string(), found: z.array(z.custom<Found>()) })
type Line = z.infer<typeof line>

/** Documents that are searched, by id, and how each is read. */
export type FitCorpus = {
  name: string
  /** Files and folders its documents come from. */
  sources: readonly string[]
  documents: ReadonlyMap<string, Document>
  recordOf: (id: string) => EvidenceRecord
  /** The same document as if nobody had written down how it is asked for, as of what an operator imports. */
  unphrased: (id: string) => Pick<Candidate, 'document' | 'record'>
  open: () => Promise<EvidenceIndex>
}

export type Asked = { question: Question; candidates: Candidate[] }

const searchCode = ['search', 'text', 'corpus'].map((folder) =>
  resolve(import.meta.dirname, '../../../packages/evidence/src', folder),
)

/**
 * The candidates of each question text. Searches are kept between runs under what decides them: code, names and documents in the name of the
 * file, the question as it was read in the key. The index is opened only where one is missing.
 */
export async function searchEach(
  texts: readonly string[],
  corpus: FitCorpus,
  lexicon: Lexicon,
): Promise<Map<string, Asked>> {
  const file = await cacheFile(corpus)
  const known = await readCache(file)
  const asked = [...new Set(texts)].map((text) => {
    const question = readQuestion(text, lexicon)
    const understood = presentUnderstood(question)
    const key = createHash('sha256')
      .update(JSON.stringify([question.searchText, question.isStory, understood]))
      .digest('base64')
    return { text, question, understood, key }
  })
  const missing = asked.filter(({ key }) => !known.has(key))
  if (missing.length > 0) {
    console.error(`Searching for ${missing.length} of ${asked.length} questions in ${corpus.name} …`)
    const index = await corpus.open()
    try {
      for (const { question, understood, key } of missing) {
        const options = { question: question.searchText, isCase: question.isStory, k: mostCandidates }
        // oxlint-disable-next-line no-await-in-loop -- one search after the other is kept as soon as it is there
        const found = (await findCandidates(understood, index, options)).map(withoutDocument)
        known.set(key, found)
        // oxlint-disable-next-line no-await-in-loop -- as above
        await appendFile(file, `${JSON.stringify({ key, found } satisfies Line)}\n`)
      }
    } finally {
      await index.close()
    }
  }
  return new Map(
    asked.map(({ text, question, key }) => [
      text,
      { question, candidates: (known.get(key) ?? []).flatMap((found) => withDocument(found, corpus)) },
    ]),
  )
}

function withoutDocument({
  document,
  score,
  matched,
  directness,
  isWithdrawn,
  features,
  aboutness,
}: Candidate) {
  return { id: document.id, score, matched, directness, isWithdrawn, features, aboutness }
}

function withDocument({ id, ...found }: Found, { documents, recordOf }: FitCorpus): Candidate[] {
  const document = documents.get(id)
  if (document === undefined) return []
  const bestSentence = { text: document.title, section: null }
  return [
    {
      ...found,
      document,
      get record() {
        return recordOf(id)
      },
      bestSentence,
    },
  ]
}

async function cacheFile({ name, sources }: FitCorpus): Promise<string> {
  const caches = join(tmpdir(), 'auscult-evaluation')
  await mkdir(caches, { recursive: true })
  const decided = await fingerprint([...searchCode, ...decidingPaths, ...sources])
  const file = `fit-search-${name}-${decided}.jsonl`
  for await (const old of glob(`fit-search-${name}-*.jsonl`, { cwd: caches }))
    if (old !== file) await rm(join(caches, old))
  return join(caches, file)
}

async function readCache(file: string): Promise<Map<string, Found[]>> {
  const known = new Map<string, Found[]>()
  if (!existsSync(file)) return known
  for await (const { value } of readJsonLines(file)) {
    const { key, found } = line.parse(value)
    known.set(key, found)
  }
  return known
}
