import type { LexiconConcept } from '../understand/lexicon/lexicon.ts'
import type { CompiledRule, Limit, SafetyRules } from './compiled-rule.ts'
import type { Holding } from './holding.ts'
import type { MeasureName } from './measures.ts'
import type { Facts } from './question-facts.ts'

/** What made a rule speak, as read. */
export type Because =
  | { kind: 'value'; measure: MeasureName; value: number; unit: string; text: string }
  | { kind: 'problem'; concept: LexiconConcept; text: string }
  | { kind: 'drug'; concept: LexiconConcept; text: string }
  | { kind: 'allergy'; concept: LexiconConcept; text: string }
  | { kind: 'state'; state: 'pregnancy' | 'breastfeeding'; text: string }
  | { kind: 'words'; text: string }
  /** A sex, an age, or both. */
  | { kind: 'person'; sex: 'female' | 'male' | null; years: number | null }
  /** The disease is told, and not how far it has gone; `limit` from where on the rule speaks, where that is a figure. */
  | { kind: 'grade'; concept: LexiconConcept; limit: Limit | null; text: string }
  /** What is asked is the reason itself: stopping, a dose. */
  | { kind: 'asked' }

/** A rule asked of one drug of one question. */
export type Inquiry = {
  facts: Facts
  rules: SafetyRules
  compiled: CompiledRule
  subject: Holding
  /** What is asked for may lie in the past. */
  mayBeOver?: boolean
}
