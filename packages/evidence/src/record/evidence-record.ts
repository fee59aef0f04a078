import type { Situation } from '../question/grammar.ts'
import type { Use } from './uses.ts'

/** Raised whenever records of the same document would come out differently; older ones are read anew in the background. */
export const recordVersion = 7

/** A phrase of a record with the lexicon terms it names, all of which hold. */
export type Named = { text: string; concepts: string[] }

/** A limit that people had to meet; limits of one `group` are alternatives, all others must hold. */
export type Limit = {
  measure: string
  op: '<' | '<=' | '>' | '>=' | '='
  value: number
  unit: string
  group: string | null
}

/** What a source is about, as lexicon terms and figures, so that a question is compared with it and never parses it. */
export type Profile = {
  /** Diseases of the people studied or advised on, most specific first. */
  problems: string[]
  /** Wider names of them. */
  widerProblems: string[]
  /** Diseases that some of the people had. */
  includes: string[]
  excluded: Named[]
  limits: Limit[]
  /** Drugs, procedures and tests of the arms that were tried. */
  acts: string[]
  actClasses: string[]
  /** The same of the arms they were held against. */
  controls: string[]
  controlClasses: string[]
  /** Placebo, sham, usual care or nothing. */
  isInactiveControl: boolean
  /** In what use of a treatment the arms differ: its dose, how long, when, whether it is stopped. */
  contrasts: Use[]
  /** What is told of its use. */
  uses: Use[]
  /** What all had. */
  background: string[]
  outcomes: string[]
  ageYears: { min: number | null; max: number | null }
  sex: 'female' | 'male' | 'any'
  isPregnancy: boolean
  /** Line, stage and severity of those studied, and where they were treated. */
  situations: Situation[]
  /** Every lexicon term named anywhere. */
  mentions: string[]
  /** Stems of every word, of the ways it may be asked for as well. */
  stems: string[]
}

/** What part of an abstract a sentence plays. */
export type SentenceRole =
  | 'background'
  | 'aim'
  | 'method'
  | 'result'
  | 'conclusion'
  | 'registration'
  | 'funding'

/** A document read once: made at import, stored beside it. */
export type EvidenceRecord = {
  version: number
  /** `curated` from a curator's structured record, `read` from an abstract or registration, `guideline` from a body's advice. */
  maker: 'curated' | 'read' | 'guideline'
  profile: Profile
  /** Of an abstract: the role of each sentence, in the order of `documentSentences`. Empty elsewhere. */
  roles: SentenceRole[]
}
