import type { Understood } from '@auscult/contract/ai.ts'
import type { Source } from './source.ts'

/** Evidence as it is shown: of a design that can answer, the strongest first, then the most relevant, at most `most`. */
export function rankEvidence(sources: readonly Source[], understood: Understood, most: number): Source[] {
  return ofFittingDesign(sources, understood).slice(0, most).toSorted(byStrength)
}

export function byStrength(a: Source, b: Source): number {
  return b.appraisal.strength.score - a.appraisal.strength.score || b.relevance - a.relevance
}

/** How a disease is told from another, or how it runs, is not answered by a trial of its treatment. */
function ofFittingDesign(sources: readonly Source[], { kind, intervention }: Understood): Source[] {
  const asksOfDisease = (kind === 'diagnosis' || kind === 'prognosis') && intervention.length === 0
  return asksOfDisease ? sources.filter((source) => !isTreatmentTrial(source)) : [...sources]
}

function isTreatmentTrial({ appraisal }: Source): boolean {
  return appraisal.design.endsWith('trial')
}
