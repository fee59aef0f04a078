import type { AgentType } from '@auscult/contract/ai/ai.ts'
import type { AnsweredQuestion } from '@auscult/contract/ai/questions.ts'
import type { Document } from '@auscult/evidence/corpus/document.ts'
import type { Person } from '../../../testing/people.ts'
import { type PlantedServer, watched } from './planted.steps.ts'

/** A question, who watches it, and the study that leads its answer. */
export type WatchedLead = { person: Person; lead: Document; answered: AnsweredQuestion }

/** Asks what studies of the starter corpus answered, until so many answers are led by the study they were made of, and watches these. */
export async function watchLeads(server: PlantedServer, agent: AgentType): Promise<WatchedLead[]> {
  const found: WatchedLead[] = []
  for await (const batch of server.evidence.index.documents()) {
    for (const lead of batch.toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
      if (found.length === watched) return found
      const query = askedBy(lead)
      if (query === undefined) continue
      const one = await server.watch(query, agent, (answered) => leadOf(answered) === lead.id)
      if (one !== undefined) found.push({ ...one, lead })
    }
  }
  throw new Error(`only ${found.length} answers are led by the study they were made of`)
}

function askedBy({ facts, pmid }: Document): string | undefined {
  if (pmid === null || facts?.intervention == null || facts.comparator === null) return undefined
  if (facts.direction !== 'benefit' || facts.effect === null || facts.outcome === null) return undefined
  return `In ${facts.population}, how does ${facts.intervention} compare with ${facts.comparator} for ${facts.outcome}?`
}

function leadOf({ agentType, responseData }: AnsweredQuestion): string | undefined {
  if (agentType === 'clinical') return responseData.summary?.bottomLine.citations[0]?.id
  if (agentType === 'guideline') return undefined
  const { high_evidence: high, emerging_evidence: emerging, weak_evidence: weak } = responseData
  return [...high, ...emerging, ...weak][0]?.id
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

/** A large synthesis of trials that found harm. */
export function reversing({ lead }: WatchedLead, nth: number): Document {
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

/** A small cohort that found what is known. */
export function neutral({ lead }: WatchedLead, nth: number): Document {
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
