import type { SpeechAct } from '../question/question.ts'
import type { LexiconConcept } from '../understand/lexicon/lexicon.ts'
import type { EventPhrase } from './event-phrases.ts'
import type { MeasureName } from './measures.ts'
import type { Comparison, SafetyRule } from './safety-rule.ts'

/** A limit in the measure's own unit. */
export type Limit = {
  measure: MeasureName
  op: Comparison
  value: number
  unit: string | null
  of: LexiconConcept | null
}

/** One thing that must hold. `about` is the figure that says the same of a state, so that a safe figure can exclude it. */
export type Condition =
  | { kind: 'concept'; concept: LexiconConcept; beside: ReadonlySet<string> | null; isExact: boolean }
  | { kind: 'limit'; limit: Limit; mayBeUntold: boolean }
  | { kind: 'said'; keys: string }
  | {
      kind: 'person'
      sex: 'female' | 'male' | null
      fromYears: number
      toYears: number
      pregnant: boolean
      breastfeeding: boolean
    }
  | { kind: 'allergy'; concept: LexiconConcept }
  | { kind: 'asks'; speechAct: SpeechAct }
  | { kind: 'daily' }
  | { kind: 'event'; event: string }
  | { kind: 'plays'; role: 'asked' | 'current' }
  | { kind: 'without' | 'of drug'; concept: LexiconConcept }

/** All conditions of one meaning of a term; `term` as the rule has it. What the term itself puts into the past may be over. */
export type Meaning = { term: string; all: readonly Condition[]; mayBeOver: boolean }

/** A rule with its words turned into concepts, figures and phrases; made once. */
export type CompiledRule = {
  rule: SafetyRule
  /** Terms whose concepts, with all narrower ones, the rule holds for. */
  widened: ReadonlySet<string>
  /** Members of a widened class that other rules speak of. */
  notWidened: ReadonlySet<string>
  /** Terms it holds for as they are, and for preparations of them. */
  named: ReadonlySet<string>
  /** Names of drugs that the lexicon does not hold. */
  said: readonly string[]
  /** Classes it speaks of only where the class itself is asked about. */
  onlyAsked: ReadonlySet<string>
  limit: Limit | null
  meanings: readonly Meaning[]
  also: readonly Meaning[]
  /** Where one of these holds the rule is silent: what it warns of is seen to. */
  unless: readonly Meaning[]
  /** Of a rule for one indication of an act: that one. */
  indication: LexiconConcept | null
  isStarting: boolean
  isStopping: boolean
  /** A relative's disease counts, too. */
  isInherited: boolean
  /** So long after the last dose a drug still breaks the rule; without end where the rule does not say how long. */
  washoutHours: number
}

/** Rules of a folder with what is needed to ask them. */
export type SafetyRules = {
  readonly rules: readonly CompiledRule[]
  /** Ids of rules by what drugs do, which give way to one for the drug itself. */
  readonly general: ReadonlySet<string>
  /** Of a drug that the patient is allergic to, where no rule speaks of the allergy. */
  readonly sameDrugAllergy: SafetyRule
  /** By the term of a drug or class they hold for, or the words of a drug the lexicon does not hold. */
  readonly bySubject: ReadonlyMap<string, readonly CompiledRule[]>
  /** All phrases that are looked for, by their first key. */
  readonly phrases: ReadonlyMap<string, readonly string[]>
  /** Brand names and other drug names outside the lexicon. */
  readonly names: ReadonlyMap<string, LexiconConcept>
  readonly states: ReadonlyMap<string, readonly State[]>
  /** Phrases that say in words what a figure of this family says: 'third trimester'. */
  readonly figured: ReadonlyMap<string, string>
  /** The phrases of what can happen with a drug, by the first letters of their first word. */
  readonly events: ReadonlyMap<string, readonly EventPhrase[]>
  readonly ingredientsOf: (concept: LexiconConcept) => readonly LexiconConcept[]
  readonly passing: ReadonlySet<string>
  /** How many hours a drug acts that leaves the body slowly, by its term. */
  readonly lasting: ReadonlyMap<string, number>
  readonly indications: readonly LexiconConcept[]
  /** Groups of people that patient fields put somebody into. */
  readonly groups: ReadonlyMap<string, LexiconConcept>
}

export type State = { concept: LexiconConcept; limit: Limit; isImplied: boolean }
