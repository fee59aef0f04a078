import type { ToolOffer } from '@auscult/contract/ai/tools.ts'
import { withoutRoute } from '@auscult/contract/guides/guide-names.ts'
import type { Act, Question } from '../question/question.ts'
import { checkSafety, type FiredRule } from '../safety/check-safety.ts'
import type { SafetyRules } from '../safety/compiled-rule.ts'
import type { Lexicon } from '../understand/lexicon/lexicon.ts'

/**
 * The rules against a first choice of the antibiotic guide that a figure or an allergy of the patient breaks, though nobody has named the
 * drug: 'uti, eGFR 20' leads to nitrofurantoin.
 */
export function warnOfGuide(
  question: Question,
  offers: readonly ToolOffer[],
  { lexicon, safety }: { lexicon: Lexicon; safety: SafetyRules },
): FiredRule[] {
  const entries = offers.flatMap((offer) => (offer.tool === 'antibiotics' ? offer.entries : []))
  const drugs = new Set(entries.flatMap((entry) => entry.first_line.map(({ drug }) => withoutRoute(drug))))
  const acts = [...drugs].flatMap((drug): Act[] => {
    const concept = lexicon.find(drug.toLowerCase())
    return concept === undefined ? [] : [{ concept, role: 'asked', text: drug, dose: null }]
  })
  if (acts.length === 0) return []
  return checkSafety({ ...question, acts: [...question.acts, ...acts] }, safety).filter(
    ({ drug, because }) =>
      acts.some(({ concept }) => concept === drug) &&
      (because.kind === 'allergy' || (because.kind === 'value' && because.measure !== 'age')),
  )
}
