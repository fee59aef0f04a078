import type { DocumentStatus, Evidence } from '@auscult/contract/evidence/evidence.ts'
import { presentDocument } from '@auscult/evidence/answer/document-card.ts'
import { graverStatus, type StatusTable } from '@auscult/evidence/corpus/retractions/status-table.ts'
import { withdrawnStatuses } from '@auscult/evidence/corpus/retractions/withdrawn.ts'
import type { EvidenceIndex, Hit } from '@auscult/evidence/corpus/text-index/evidence-index.ts'
import { isPracticeChanging } from './practice-changing.ts'

export type CorpusDeps = {
  index: Pick<EvidenceIndex, 'listHits'>
  statuses: Pick<StatusTable, 'statusOf'>
  clock: () => Date
}

/** The work a post tells of, as its source names it, and what the post says of it. */
export type ToldWork = {
  title: string
  body: string
  documentId: string | null
  pmid: string | null
  doi: string | null
  toldStatus: DocumentStatus
}

/** What the corpus says of a work. */
export type ReadWork = {
  doi: string | null
  status: DocumentStatus
  evidence: Evidence | null
  isPracticeChanging: boolean
  isListed: boolean
}

/** Looks works up in the corpus, all at once, and grades those that it has. In the order of `works`. */
export async function readEvidence(
  { index, statuses, clock }: CorpusDeps,
  works: readonly ToldWork[],
): Promise<ReadWork[]> {
  const ids = [...new Set(works.flatMap(({ documentId }) => documentId ?? []))]
  const hits = ids.length === 0 ? [] : await index.listHits(ids)
  const hitOf = new Map(hits.map((hit) => [hit.document.id, hit]))
  const year = clock().getUTCFullYear()
  return works.map((work) => read(work, hitOf.get(work.documentId ?? ''), statuses, year))
}

function read(
  { title, body, pmid, doi, toldStatus }: ToldWork,
  hit: Hit | undefined,
  statuses: CorpusDeps['statuses'],
  year: number,
): ReadWork {
  const knownDoi = doi ?? hit?.document.doi ?? null
  const status = graverStatus(
    graverStatus(toldStatus, hit?.document.status ?? 'current'),
    statuses.statusOf({ pmid, doi: knownDoi }),
  )
  const isListed = !withdrawnStatuses.includes(status)
  if (hit === undefined) return { doi: knownDoi, status, evidence: null, isPracticeChanging: false, isListed }
  const card = presentDocument(hit, year)
  return {
    doi: knownDoi,
    status,
    evidence: { ...card.evidence, status },
    isPracticeChanging: isPracticeChanging({ card, document: hit.document, status, item: { title, body } }),
    isListed,
  }
}
