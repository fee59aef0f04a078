import type { LexiconConcept } from '../understand/lexicon/lexicon.ts'
import type { Question } from '../question/question.ts'
import type { EvidenceRecord } from '../record/evidence-record.ts'
import type { Candidate } from '../search/search.ts'

/** A record with its terms looked up once. */
export type ConceptProfile = {
  problems: LexiconConcept[]
  widerProblems: LexiconConcept[]
  includes: LexiconConcept[]
  acts: LexiconConcept[]
  actClasses: LexiconConcept[]
  controls: LexiconConcept[]
  controlClasses: LexiconConcept[]
  background: LexiconConcept[]
  outcomes: LexiconConcept[]
  /** What the people must not have had, as far as one name says all of it. */
  excluded: LexiconConcept[]
  mentions: LexiconConcept[]
  stems: ReadonlySet<string>
}

/** What of the ways in which a study may be asked for stands in a question: in nats, as a share of the phrase, and of one phrase both. */
export type Phrased = { information: number; share: number; both: number; nearest: string }

/** One question beside one record. */
export type Comparison = {
  question: Question
  record: EvidenceRecord
  profile: ConceptProfile
  candidate: Candidate
  /** Of the best candidates of this search, so that a share can be told: in the search's measure, and in nats. */
  best: {
    relevance: number
    information: number
    namesBody: boolean
    /** Stems of the question. */
    asked: ReadonlySet<string>
    /** Stems of the question that only tell: see `stemsBeside`. */
    beside: ReadonlySet<string>
    /** How much a stem says among these candidates, in nats: what all of them have says nothing. */
    rarityOf: (stem: string) => number
    /** The most nats of a phrase that one of the candidates may be asked by and the question has; 0 where none has phrases. */
    phrased: number
    /** Of a candidate, what of its phrases the question has; undefined where it has none. */
    phrasedOf: (candidate: Candidate) => Phrased | undefined
    /** How far a candidate stands above the others: see `readStanding`. */
    standingOf: (candidate: Candidate) => number
  }
}

/** What a criterion found, as data: nothing here is a sentence yet. */
export type Reason = { asked: string[]; found: string[] }

/**
 * One criterion of fit. `degree` names how the record meets the question; `shares` are figures from 0 to 1 beside it. `isHard` where no
 * weight may make up for it.
 */
export type Judged = {
  degree: string
  shares: Record<string, number>
  isHard: boolean
  reason: Reason
}

export type Criterion = (comparison: Comparison) => Judged

export const notAsked: Judged = {
  degree: 'not-asked',
  shares: {},
  isHard: false,
  reason: { asked: [], found: [] },
}
