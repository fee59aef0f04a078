import type { ConsensusResponse } from '@auscult/contract/ai/consensus.ts'
import type { GuidelineResponse } from '@auscult/contract/ai/guideline.ts'
import type { AnsweredQuestion } from '@auscult/contract/ai/questions.ts'
import type { ClinicalResponse } from '@auscult/contract/ai/ai.ts'

export type CitedSource = { id: string; pmid: string | null; name: string }

/**
 * The few things of an answer that a reader of many looks at first, the same for every agent. `leading` are the ids of the sources that the first
 * statement rests on; `lead` is that statement, or the message of a refusal.
 */
export type FlatAnswer = {
  outcome: 'answer' | 'refusal' | 'message'
  lead: string
  cited: CitedSource[]
  leading: string[]
}

// 'safety' stands before any benefit; a name more than the contract knows does no harm here.
const leadRoles: readonly string[] = ['safety', 'lead']

/** Flattens any agent's answer, refusal or message. */
export function flattenAnswer(answered: AnsweredQuestion): FlatAnswer {
  const { responseData } = answered
  const outcome = outcomeOf(answered)
  if (outcome !== 'answer') return { outcome, lead: responseData.message, cited: [], leading: [] }
  if (answered.agentType === 'clinical') return { outcome, ...flattenClinical(answered.responseData) }
  return answered.agentType === 'consensus'
    ? { outcome, ...flattenConsensus(answered.responseData) }
    : { outcome, ...flattenGuideline(answered.responseData) }
}

/** A refusal has status 200 and no content, and says why in its message; a message in the place of an answer has 202. */
function outcomeOf({ agentType, responseData }: AnsweredQuestion): FlatAnswer['outcome'] {
  if (responseData.status_code !== 200) return 'message'
  const isEmpty =
    agentType === 'clinical' ? responseData.clinical_recommendation === '' : responseData.message !== ''
  return isEmpty ? 'refusal' : 'answer'
}

type Flat = Omit<FlatAnswer, 'outcome'>

function flattenClinical({ sentences, evidence }: ClinicalResponse): Flat {
  const leads = sentences.filter(({ role }) => leadRoles.includes(role))
  const first = leads[0] ?? sentences[0]
  // A warning cites none of these sources; those of the first statement behind it are the leading ones.
  const leading = [...leads, ...sentences].find(({ citations }) => citations.length > 0)
  const known = new Map(evidence.map((entry) => [entry.id, entry]))
  const ids = new Set(sentences.flatMap(({ citations }) => citations.map(({ id }) => id)))
  return {
    lead: first?.text ?? '',
    cited: [...ids].map((id) => ({
      id,
      pmid: known.get(id)?.pmid ?? null,
      name: known.get(id)?.name ?? '',
    })),
    leading: [...new Set(leading?.citations.map(({ id }) => id) ?? [])],
  }
}

function flattenConsensus(response: ConsensusResponse): Flat {
  const { high_evidence: high, emerging_evidence: emerging, weak_evidence: weak, meter } = response
  const entries = [...high, ...emerging, ...weak]
  return {
    lead: meter?.reason ?? entries[0]?.explaination ?? '',
    cited: entries.map(({ id, pmid, name }) => ({ id, pmid, name })),
    leading: entries.slice(0, 1).map(({ id }) => id),
  }
}

function flattenGuideline({ guidelines, topic }: GuidelineResponse): Flat {
  return {
    lead: topic ?? '',
    cited: guidelines.map(({ id, name }) => ({ id, pmid: null, name })),
    leading: guidelines.slice(0, 1).map(({ id }) => id),
  }
}
