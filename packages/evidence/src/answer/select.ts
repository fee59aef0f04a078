import type { Understood } from '@auscult/contract/ai.ts'
import type { Agent } from '../agents.ts'
import type { Source } from './source.ts'

/** What becomes of the candidates: evidence that answers, what only comes near, and withdrawn work that is named and never used. */
export type Selection = { evidence: Source[]; nearest: Source[]; withdrawn: Source[] }

/** Sources this far behind the best match share words with the question, not its subject. */
const leastRelevance = 0.35

export function selectEvidence(sources: readonly Source[], understood: Understood, agent: Agent): Selection {
  const usable = sources.filter((source) => !isWithdrawn(source))
  const best = Math.max(0, ...usable.map((source) => source.relevance))
  const fitting = usable.filter((source) => source.fit.answers && source.relevance >= best * leastRelevance)
  const answering = ofFittingDesign(fitting, understood)
  const evidence = answering
    .toSorted(byDirectnessThenRelevance)
    .slice(0, agent.mostEvidence)
    .toSorted(byStrength)
  return {
    evidence,
    nearest: usable
      .filter((source) => !answering.includes(source))
      .slice(0, agent.mostNearest)
      .toSorted(byStrength),
    withdrawn: sources
      .filter((source) => isWithdrawn(source) && source.fit.answers)
      .slice(0, agent.mostWithdrawn),
  }
}

/** How a disease is told from another is not answered by a trial of its treatment. */
function ofFittingDesign(sources: readonly Source[], { kind, intervention }: Understood): Source[] {
  const asksHowToTell = kind === 'diagnosis' && intervention.length === 0
  return asksHowToTell ? sources.filter((source) => !isTreatmentTrial(source)) : [...sources]
}

function isTreatmentTrial({ appraisal }: Source): boolean {
  return appraisal.design.endsWith('trial')
}

function isWithdrawn({ document }: Source): boolean {
  return document.status === 'retracted' || document.status === 'expression-of-concern'
}

function byStrength(a: Source, b: Source): number {
  return b.appraisal.strength.score - a.appraisal.strength.score || b.relevance - a.relevance
}

function partialCount({ fit }: Source): number {
  return Object.values(fit.directness).filter((degree) => degree !== 'match').length
}

function byDirectnessThenRelevance(a: Source, b: Source): number {
  return partialCount(a) - partialCount(b) || b.relevance - a.relevance
}
