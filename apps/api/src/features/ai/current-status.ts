import type { AnsweredQuestion } from '@auscult/contract/ai/questions.ts'
import type { AgentResponse } from '@auscult/contract/ai/ai.ts'
import type { DocumentStatus, WithdrawnSource } from '@auscult/contract/evidence/evidence.ts'
import { withoutSources } from '@auscult/evidence/answer/clinical/clinical-withdrawal.ts'
import { withoutStudies } from '@auscult/evidence/answer/consensus/consensus-grouping.ts'
import { withoutGuidelines } from '@auscult/evidence/answer/guideline/guideline.ts'
import { graverStatus, type StatusTable } from '@auscult/evidence/corpus/retractions/status-table.ts'
import { withdrawnStatuses } from '@auscult/evidence/corpus/retractions/withdrawn.ts'
import type { EvidenceIndex } from '@auscult/evidence/corpus/text-index/evidence-index.ts'

/** Where today's status of a source stands: in its record, and in the retraction lists. */
export type CurrentEvidence = { index: EvidenceIndex; statuses: Pick<StatusTable, 'statusOf'> }

type ShownSource = { id: string; name: string; link: string; status: DocumentStatus; pmid?: string | null }
type StatusOf = (source: ShownSource) => DocumentStatus

/**
 * Reads today's status of every source of some stored answers in one look-up. The returned function gives an answer as it
 * may be shown now: sources carry their current status, and one that was withdrawn since is named among the withdrawn. What an answer
 * said of it is struck out, a consensus is grouped anew without it, and a comparison loses its column.
 */
export async function readCurrentStatus(
  { index, statuses }: CurrentEvidence,
  answers: readonly AnsweredQuestion[],
): Promise<(answered: AnsweredQuestion) => AnsweredQuestion> {
  const shown = answers.flatMap((answered) => [...listSources(answered), ...answered.responseData.nearest])
  const ids = [...new Set(shown.map(({ id }) => id))]
  const documents = ids.length === 0 ? [] : await index.get(ids)
  const statusOf = new Map(documents.map(({ id, status }) => [id, status]))
  return (answered) =>
    applyStatus(answered, ({ id, status, pmid = null, link }) => {
      // A record that has left the corpus keeps the status it was shown with, but for what a list says of it.
      return statusToday(statusOf.get(id) ?? status, { pmid, doi: link }, statuses)
    })
}

/** What a record says of itself, or a retraction list where that is graver. */
export function statusToday(
  ofRecord: DocumentStatus,
  work: { pmid: string | null; doi: string | null },
  statuses: CurrentEvidence['statuses'],
): DocumentStatus {
  return graverStatus(ofRecord, statuses.statusOf(work))
}

/** What the answer itself rests on. */
function listSources({ agentType, responseData }: AnsweredQuestion): ShownSource[] {
  if (agentType === 'clinical') return responseData.evidence
  if (agentType === 'guideline') return responseData.guidelines
  const { high_evidence: high, emerging_evidence: emerging, weak_evidence: weak } = responseData
  return [...high, ...emerging, ...weak]
}

function applyStatus(answered: AnsweredQuestion, statusOf: StatusOf): AnsweredQuestion {
  const withdrawn = listSources(answered)
    .map((source) => ({ ...source, status: statusOf(source) }))
    .filter(({ status }) => withdrawnStatuses.includes(status))
  const gone = new Set(withdrawn.map(({ id }) => id))
  const common = applyToAll(answered.responseData, withdrawn, statusOf)
  const current = <Shown extends ShownSource>(sources: readonly Shown[]) =>
    sources.map((source) => ({ ...source, status: statusOf(source) }))
  if (answered.agentType === 'clinical') {
    const evidence = current(answered.responseData.evidence)
    const response = { ...answered.responseData, ...common, evidence }
    return { ...answered, responseData: gone.size === 0 ? response : withoutSources(response, gone) }
  }
  if (answered.agentType === 'guideline') {
    const guidelines = current(answered.responseData.guidelines)
    const response = { ...answered.responseData, ...common, guidelines }
    return { ...answered, responseData: gone.size === 0 ? response : withoutGuidelines(response, gone) }
  }
  const response = {
    ...answered.responseData,
    ...common,
    high_evidence: current(answered.responseData.high_evidence),
    emerging_evidence: current(answered.responseData.emerging_evidence),
    weak_evidence: current(answered.responseData.weak_evidence),
  }
  // What stands is shown as it was answered; only a withdrawal makes it another answer.
  return { ...answered, responseData: gone.size === 0 ? response : withoutStudies(response, gone) }
}

function applyToAll(
  { nearest, withdrawn }: AgentResponse,
  since: readonly ShownSource[],
  statusOf: StatusOf,
): Pick<AgentResponse, 'nearest' | 'withdrawn'> {
  const known = new Set(withdrawn.map(({ id }) => id))
  const added = since
    .filter(({ id }) => !known.has(id))
    .map(({ id, name, link, status }): WithdrawnSource => ({ id, name, link, status }))
  return {
    nearest: nearest.map((source) => ({ ...source, status: statusOf(source) })),
    withdrawn: [...withdrawn, ...added],
  }
}
