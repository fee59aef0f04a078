import type { ClinicalResponse, DocumentStatus } from '@auscult/contract/ai.ts'
import type { EvidenceIndex } from '@auscult/evidence/corpus/evidence-index.ts'

/**
 * Reads today's status of every source of some stored answers in one look-up. The returned function gives an answer as it
 * may be shown now: sources carry their current status, and one that was withdrawn since is named among the withdrawn.
 */
export async function readCurrentStatus(
  index: EvidenceIndex,
  responses: readonly ClinicalResponse[],
): Promise<(response: ClinicalResponse) => ClinicalResponse> {
  const sources = responses.flatMap(({ evidence, nearest }) => [...evidence, ...nearest])
  const ids = [...new Set(sources.map(({ id }) => id))]
  const documents = ids.length === 0 ? [] : await index.get(ids)
  const statusOf = new Map(documents.map(({ id, status }) => [id, status]))
  return (response) => applyStatus(response, statusOf)
}

function applyStatus(
  response: ClinicalResponse,
  statusOf: ReadonlyMap<string, DocumentStatus>,
): ClinicalResponse {
  // A record that has left the corpus keeps the status it was shown with: nothing newer is known about it.
  const current = (evidence: ClinicalResponse['evidence']) =>
    evidence.map((source) => ({ ...source, status: statusOf.get(source.id) ?? source.status }))
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
