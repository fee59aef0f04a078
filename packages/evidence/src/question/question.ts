import type { Language } from '@auscult/contract/language.ts'
import type { Situation } from './grammar.ts'
import type { Result } from './deduction.ts'
import type { LexiconConcept } from '../understand/lexicon/lexicon.ts'

/** What the asker wants to be told. */
export type SpeechAct =
  | 'treat'
  | 'compare'
  | 'harm'
  | 'dose'
  | 'timing'
  | 'duration'
  | 'stop'
  | 'diagnose'
  | 'screen'
  | 'prognosis'
  | 'guideline'
  | 'define'
  /** A price, a code for the bill, a place to park: no study or guideline tells it. */
  | 'not-clinical'

/** A drug, class, procedure or test that something is asked of. */
export type Act = {
  concept: LexiconConcept
  /**
   * `asked` what is considered; `comparator` what it is held against; `current` what the patient has already; `past` what was had and is
   * no longer; `refused` what is not wanted or not possible.
   */
  role: 'asked' | 'comparator' | 'current' | 'past' | 'refused'
  /** As typed. */
  text: string
  /** '5 mg bd', as typed; null where none is told. */
  dose: string | null
  /** Something else takes its place: the first drug of 'swapping A for B'. */
  isGivenUp?: true
}

/** A disease or state that is spoken of. */
export type Problem = {
  concept: LexiconConcept
  /** `relative`: somebody of the family has or had it, and not the patient. */
  certainty: 'present' | 'suspected' | 'ruled-out' | 'history' | 'relative'
  /** As typed. */
  text: string
}

/** A disease that is not named and follows from what is told. */
export type Deduced = {
  concept: LexiconConcept
  /** The names it follows from; empty where figures alone tell it. */
  findings: LexiconConcept[]
  /** The first of what tells it, as typed. */
  text: string
}

/** A figure of the patient: `measure` is a lexicon term ('potassium', 'eGFR') or 'systolic blood pressure', 'heart rate', 'weight', 'gestation' ... */
export type Value = {
  measure: string
  value: number
  /** The upper end where a range is told ('HR 100-110'), of which `value` is the lower; else null. */
  to: number | null
  /** As the measure's range has it where none was typed: 'mmol/L'. Empty for a ratio. */
  unit: string
  /** The unit in which a figure without one was read; null where it was typed. */
  assumedUnit: string | null
  bound: 'at' | 'below' | 'above'
  text: string
  /** How much of `unit` one of another unit is, by its name in lower case; empty where there is no other. */
  units: Readonly<Record<string, number>>
  /** Units whose zero is another, by their names in lower case: a figure times `factor` plus `offset` is one in `unit`. */
  scales?: Readonly<Record<string, { factor: number; offset: number }>>
}

/** A figure without a unit that is plausible in several: none of its readings counts as told. */
export type UnsureValue = {
  measure: string
  text: string
  /** What it comes to, by the unit that may be meant. */
  readings: { unit: string; value: Value }[]
}

export type Patient = {
  /** Years; a part of one for infants: 7 months are 0.58. */
  ageYears: number | null
  sex: 'female' | 'male' | null
  isPregnant: boolean
  /** Pregnant, or weeks are told that are neither a duration nor an age. */
  mayBePregnant: boolean
  /** No age is told, and a weight that few adults have. */
  isAdultUnclear: boolean
  isBreastfeeding: boolean
  /** Completed weeks. */
  gestationWeeks: number | null
  weightKg: number | null
  values: Value[]
  unsureValues: UnsureValue[]
  /** Figures that nobody typed and a disease or treatment told implies, beside what is told; `text` is its term. */
  impliedValues: Value[]
  /** What the patient is allergic to or did not tolerate. */
  allergies: LexiconConcept[]
  /** Of these, drugs and classes to which an anaphylaxis is told. */
  anaphylaxisTo: LexiconConcept[]
  /** Hours since the illness began, or since what is asked about happened. */
  sinceHours: number | null
}

/** A word of the question as it was read; what nothing is known of is `speech` and has no power to refuse. */
export type Token = {
  text: string
  /** In English, lower case, without accents, number and spelling: what phrases of rules and records are compared by. */
  key: string
  /** As English has it; as typed in an English question. */
  english: string
  tag: 'concept' | 'figure' | 'cue' | 'speech'
  /** 'no', 'without', 'never' hold for it. */
  isDenied: boolean
  /** It is said of a relative, and not of the patient. */
  isOfOther: boolean
  /** How the test that it names came out, where that is told in words. */
  result: Result | null
  /** It stands in a sentence that only tells, beside one that asks of a name. */
  isBeside: boolean
}

/** A name in its place, as typed; of a short form that nothing decides, each of its meanings. */
export type Name = {
  text: string
  readings: LexiconConcept[]
  isDenied: boolean
  /** What is said of it there, whatever kind of thing it is. */
  certainty: Problem['certainty']
  /**
   * `open` what is asked about, feared or to be prevented, and told of nobody; `over` what was given up or is gone; `once` what is told,
   * or denied, of the past alone: 'cancer in 1998', 'never had'; `chronic` what has been so for long: 'chronic confusion'.
   */
  standing: 'told' | 'open' | 'over' | 'once' | 'chronic'
  /** Its tokens, `to` exclusive. */
  from: number
  to: number
}

/** A short form that may mean several things. */
export type Unsure = { text: string; readings: LexiconConcept[] }

/** A question read once. No later stage sees its text. */
export type Question = {
  /** Without what names a person. */
  text: string
  language: Language
  speechAct: SpeechAct
  acts: Act[]
  problems: Problem[]
  deduced: Deduced[]
  /** A word of the name of a disease or treatment that the lexicon does not have, folded; null where none is told as one. */
  unknownName: string | null
  /** What results and earlier treatments tell of the patient by the way: a stent, of coronary disease. Safety rules alone ask for it. */
  background: Deduced[]
  patient: Patient
  /** Outcomes asked about, harms among them. */
  concern: LexiconConcept[]
  /** What line, stage or severity is spoken of, and where: 'line=later' of 'after bortezomib failed'. */
  situations: Situation[]
  /** Kinds of people: children, older adults, athletes. */
  people: LexiconConcept[]
  /** Tests named, with a value or without. */
  tests: LexiconConcept[]
  tokens: Token[]
  /** Every name in its order, whatever it is to the question. */
  names: Name[]
  /** The question in the corpus' language, all words of it; of a patient's story what it is about. */
  searchText: string
  /** Words right beside 'trial' or 'study', folded: the 'poet' of 'poet trial results'. */
  besideStudy: string[]
  /** The story of one patient at length. */
  isStory: boolean
  unsure: Unsure[]
  /** Spelling that was mended, as typed and as read. */
  corrections: { from: string; to: string }[]
}
