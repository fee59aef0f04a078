import type { Direction, Effect } from '@auscult/contract/evidence/evidence.ts'
import type { Caveat } from '../../fit/caveats.ts'
import type { Alert } from '../../understand/alerts/alerts.ts'

/** What is asked about, in words of the answer's language that fit into a sentence. `people` is a whole phrase: 'in older adults with asthma'. */
export type Topic = { treatment: string; people: string }

/** What a study compared, in the words of its record. */
export type Arms = { treatment: string; control: string }

/** What was compared and what came out, in the words of the record; figures as numbers. */
export type Told = {
  treatment: string
  control: string | null
  outcome: string
  population: string | null
  direction: Direction
  effect: Effect | null
  /** What the record adds to its result, in its own sentences. */
  further: string | null
}

/** A result retold: what a named study found, without the people it was found in. */
export type Finding = {
  name: string
  /** As a curator put it in English, else as `designText`; null where the record does not tell. */
  design: string | null
  /** The design as the score read it, in the answer's language; null where it could not be read. */
  designText: string | null
  participants: number | null
  population: string | null
  /** 'dapagliflozin 10 mg daily lowered the risk of … compared with placebo: hazard ratio …' or a quotation. */
  result: string
  isQuotation: boolean
  /** ISO 639-1 of `result`. */
  language: string
  /** What a curator wrote down beside the record, from which the result can be told in any language; null where nobody did. */
  told: Told | null
  /** Set where another drug of the class was studied: its name and the class's. */
  sibling: { drug: string; drugClass: string } | null
}

/**
 * Every text of an answer, in one language. Sentences end with a full stop; figures come in from the sources. Terms of the question and
 * phrases of records come in English; each language finds its own words for them, or quotes them.
 */
export type Frames = {
  guideline: (advice: {
    name: string
    part: 'first-line' | 'diagnosis' | 'other'
    words: string
    /** False for condensed words of our own. */
    isQuotation: boolean
  }) => string
  /** Where the asker's patient lies outside of what was studied, in one line. */
  caveat: (caveat: Caveat) => string
  /** What has changed since a study, in the record's own words. */
  later: (name: string, text: string) => string
  /** Studies that found the same in one measure, as one statement with the spread of their estimates. */
  joined: (told: { names: string[]; measure: string; from: number; to: number; stance: Direction }) => string
  /** A guideline beside a study that came after it. */
  olderThan: (name: string) => string
  /** A result that does not hold for the asker's patient. */
  inOthers: (result: string) => string
  /** A curator's words as they stand, or in another spelling. */
  say: (text: string) => string
  /** What came with a benefit, in the record's own sentences. */
  harms: (name: string, text: string) => string
  support: (finding: Finding, isFirst: boolean) => string
  against: (finding: Finding, kind: 'opposite' | 'no-difference') => string
  applicability: {
    studied: (people: string, name: string) => string
    text: (name: string) => string
    /** What limits a result, in the record's own sentences. */
    limits: (name: string, text: string) => string
    guideline: (name: string) => string
  }
  summary: (parts: {
    design: string
    participants: number | null
    year: number | null
    effect: Effect | null
    outcome: string | null
  }) => string
  list: (items: string[]) => string
  /** 'in older adults with asthma'; empty when nothing is named. */
  people: (populations: string[], conditions: string[], excluded: string[]) => string
  notices: Record<Alert, string>
  /** To a person in danger, in place of an answer. */
  callForHelp: string
  /** In place of an answer, where anybody could tell whom the question is about. */
  identified: string
  noEvidence: string
  notClinical: string
  /** Over a stored answer of which a source has been withdrawn. */
  withdrawnSince: string
  ambiguous: (typed: string, readings: string[]) => string
}
