import type { Act, Question } from '../question/question.ts'
import type { LexiconConcept } from '../understand/lexicon/lexicon.ts'
import { checkSafety, type FiredRule } from './check-safety.ts'
import type { SafetyRules } from './compiled-rule.ts'

/**
 * The rules against drugs that an answer would name though the question does not, those of what the patient takes meeting them among these; not
 * those about the drugs meeting each other, which whoever gives them together has weighed.
 */
export function checkUnnamed(
  question: Question,
  drugs: Iterable<LexiconConcept>,
  rules: SafetyRules,
): FiredRule[] {
  const named = new Set(drugs)
  if (named.size === 0) return []
  const acts = [...named].map((concept): Act => ({ concept, role: 'asked', text: concept.term, dose: null }))
  // What nobody asks for needs a figure that is certain: 'glucose 28' is no hypoglycaemia that forbids a guideline's insulin.
  const patient = { ...question.patient, unsureValues: [] }
  return checkSafety({ ...question, patient, acts: [...question.acts, ...acts] }, rules)
    .filter(
      ({ drug, because }) =>
        drug !== null && named.has(drug) !== (because.kind === 'drug' && named.has(because.concept)),
    )
    .map((fired) => turned(fired, named))
}

/**
 * A rule for what the patient takes that meets a drug of the answer is said of the drug of the answer: nobody has given it yet. What the rule says
 * of the dose of the other one then is a reason for care.
 */
function turned(fired: FiredRule, named: ReadonlySet<LexiconConcept>): FiredRule {
  const { drug, because, level } = fired
  if (drug === null || because.kind !== 'drug' || !named.has(because.concept)) return fired
  return {
    ...fired,
    drug: because.concept,
    drugText: because.concept.term,
    because: { kind: 'drug', concept: drug, text: fired.drugText },
    level: level === 'reduce dose' ? 'use with care' : level,
    matter: 'give',
  }
}
