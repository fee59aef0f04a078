import type { CorpusDescription } from '@auscult/contract/ai/corpus.ts'
import type { AnswerRecord, getAnswerRecord as operation, Weighed } from '@auscult/contract/ai/record.ts'
import type { DocumentStatus } from '@auscult/contract/evidence/evidence.ts'
import type { Call } from '../../http/mount.ts'
import type { Database } from '../../parts/db/database.ts'
import { type CurrentEvidence, statusToday } from './current-status.ts'
import { questionNotFound } from './question-failures.ts'
import { type ExplainedQuestion, findExplainedQuestion } from './record-store.ts'

export type RecordDeps = CurrentEvidence & { db: Database; describeCorpus: () => Promise<CorpusDescription> }

/**
 * How one of the caller's answers was made. Candidates carry today's status, and a record kept without names gets them from the
 * corpus. Throws AppError 'not-found' for a question that is somebody else's, deleted or still being answered.
 */
export async function getAnswerRecord(
  { db, index, statuses, describeCorpus }: RecordDeps,
  { user, params }: Pick<Call<typeof operation>, 'user' | 'params'>,
): Promise<AnswerRecord> {
  const settled = await findExplainedQuestion(db, user.id, params.questionId)
  if (settled === undefined) throw questionNotFound()
  const { candidates } = settled.record
  const documents = candidates.length === 0 ? [] : await index.get(candidates.map(({ id }) => id))
  const stored = new Map(documents.map((document) => [document.id, document]))
  const shown = candidates.map((candidate) => {
    const document = stored.get(candidate.id)
    const named = candidate.name === '' && document !== undefined ? nameOf(document) : {}
    const status = statusToday(
      document?.status ?? 'current',
      { pmid: document?.pmid ?? null, doi: document?.doi ?? candidate.link },
      statuses,
    )
    return { ...candidate, ...named, status }
  })
  return present(settled, shown, await describeCorpus())
}

type StoredDocument = Awaited<ReturnType<CurrentEvidence['index']['get']>>[number]

function nameOf({
  title,
  links,
  kind,
  year,
}: StoredDocument): Pick<Weighed, 'name' | 'link' | 'kind' | 'year'> {
  return { name: title, link: links[0] ?? '', kind, year }
}

function present(
  { id, question, answered, askedAt, record }: ExplainedQuestion,
  candidates: (Weighed & { status: DocumentStatus })[],
  corpus: CorpusDescription,
): AnswerRecord {
  const { understood, standalone, prose, engine } = answered.responseData
  return {
    _id: id,
    agentType: answered.agentType,
    question,
    standalone,
    askedAt: askedAt.toISOString(),
    understood,
    searches: record.searches,
    candidates,
    timings: record.timings,
    tookMs: engine.tookMs,
    engine: { version: engine.version, weightsVersion: engine.weightsVersion },
    prose,
    corpusThen: record.corpus,
    corpus,
  }
}
