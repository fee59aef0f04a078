import { readQuestion } from '../../question/read-question.ts'
import type { Lexicon } from '../../understand/lexicon/lexicon.ts'
import { fireRules } from '../check-safety.ts'
import type { SafetyRules } from '../compiled-rule.ts'
import { type SafetyCase, safetyCases } from './safety-cases.ts'

/** A case that went wrong, with the rules that spoke. */
export type SafetyMiss = SafetyCase & { fired: string[] }

export type SafetyFigures = {
  due: number
  silent: number
  missed: SafetyMiss[]
  wrong: SafetyMiss[]
}

/**
 * Asks every case, before rules of one drug and one reason are merged: what is merged is told by the strictest, so a rule that speaks is
 * told by itself or by one as strict.
 */
export function measureSafety(rules: SafetyRules, lexicon: Lexicon): SafetyFigures {
  const figures: SafetyFigures = { due: 0, silent: 0, missed: [], wrong: [] }
  for (const each of safetyCases(rules, (term) => lexicon.find(term))) {
    const fired = fireRules(readQuestion(each.text, lexicon), rules).map(({ rule }) => rule.id)
    const speaks = fired.includes(each.rule.id)
    if (each.isDue) figures.due++
    else figures.silent++
    if (each.isDue && !speaks) figures.missed.push({ ...each, fired })
    if (!each.isDue && speaks) figures.wrong.push({ ...each, fired })
  }
  return figures
}
