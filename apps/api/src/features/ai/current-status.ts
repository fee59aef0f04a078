import type { ClinicalResponse, DocumentStatus } from '@auscult/contract/ai.ts'
import type { EvidenceIndex } from '@auscult/evidence/corpus/evidence-index.ts'
import { graverStatus, type StatusTable } from '@auscult/evidence/corpus/status-table.ts'

/** Where today's status of a source stands: in its record, and in the retraction lists. */
export type CurrentEvidence = { index: EvidenceIndex; statuses: Pick<StatusTable, 'statusOf'> }

type Source = ClinicalResponse['evidence'][number]

/**
 * Reads today's status of every source of some stored answers in one look-up. The returned function gives an answer as it
 * may be shown now: sources carry their current status, and one that was withdrawn since is named among the withdrawn.
 */
export async function readCurrentStatus(
  { index, statuses }: CurrentEvidence,
  responses: readonly ClinicalResponse[],
): Promise<(response: ClinicalResponse) => ClinicalResponse> {
  const sources = responses.flatMap(({ evidence, nearest }) => [...evidence, ...nearest])
  const ids = [...new Set(sources.map(({ id }) => id))]
  const documents = ids.length === 0 ? [] : await index.get(ids)
  const statusOf = new Map(documents.map(({ id, status }) => [id, status]))
  return (response) =>
    applyStatus(response, (source) => {
      // A record that has left the corpus keeps the status it was shown with, but for what a list says of it.
      const ofRecord = statusOf.get(source.id) ?? source.status
      return graverStatus(ofRecord, statuses.statusOf({ pmid: source.pmid, doi: source.link }))
    })
}

function applyStatus(
  response: ClinicalResponse,
  statusOf: (source: Source) => DocumentStatus,
): ClinicalResponse {
  const current = (sources: readonly Source[]) =>
    sources.map((source) => ({ ...source, status: statusOf(source) }))
  const evidence = current(response.evidence)
  const known = new Set(response.withdrawn.map(({ id }) => id))
  const withdrawnSince = evidence
    .filter(({ id, status }) => status === 'retracted' && !known.has(id))
    .map(({ id, name, link, status }) => ({ id, name, link, status }))
  return {
    ...response,
    evidence,
    nearest: current(response.nearest),
    withdrawn: [...response.withdrawn, ...withdrawnSince],
  }
}
