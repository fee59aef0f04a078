import type { AbsoluteEffect, Advice } from '@auscult/contract/evidence/answer-summary.ts'
import type { Direction, Effect } from '@auscult/contract/evidence/evidence.ts'
import type { StrengthBand } from '@auscult/contract/evidence/strength-band.ts'

/** What kind of study an answer rests on. */
export type StudyKind = 'review' | 'trial' | 'study'

/** The figures of one study, the outcomes in English. */
export type StudyNumbers = {
  name: string
  designText: string | null
  participants: number | null
  benefit: AbsoluteEffect | null
  harm: AbsoluteEffect | null
  /** Relative, beside the absolute numbers; null where the study gives none. */
  effect: Effect | null
  /** What the record adds to its result, in its own sentences. */
  further: string | null
}

/** The first lines of a clinical answer, in one language: what to do, how sure, in what numbers. */
export type GlanceFrames = {
  /** Six words at most. `count` studies say the same. */
  certainty: {
    studies: (band: StrengthBand, kind: StudyKind, count: number) => string
    abstract: (band: StrengthBand) => string
    divided: string
    guideline: string
    rule: string
  }
  /** Twenty words at most, as long as the names in them are short. */
  bottomLine: {
    divided: (camps: { stance: 'benefit' | 'harm' | 'no-difference'; names: string[] }[]) => string
    /** A treatment as a study gave it, its figures in the record's words. */
    asStudied: (name: string, treatment: string, figures: readonly string[]) => string
    /** What a curator advises, where nobody has said it in this language. */
    advised: (advice: Advice, treatment: string, people: string) => string
    /** The authors' own words. */
    quoted: (name: string, words: string) => string
    /** What an abstract says that nobody has read for its facts. */
    read: (stance: Direction, treatment: string, people: string) => string
    /** A body's advice in its first words. */
    guideline: (name: string, words: string) => string
    /** A body whose advice is too long for a line. */
    below: (name: string) => string
  }
  numbers: (told: StudyNumbers) => string
  people: PeopleFrames
}

/** A limit whose measure is named in the answer's language. */
export type NamedLimit = { measure: string; op: '<' | '<=' | '>' | '>=' | '='; value: number; unit: string }

/** Whom a study took in, and what a question tells of its patient. */
export type PeopleFrames = {
  age: (min: number | null, max: number | null) => string
  years: (age: number) => string
  sex: Record<'female' | 'male', string>
  pregnant: string
  notPregnant: string
  limit: (limit: NamedLimit) => string
  figure: (measure: string, value: number, unit: string) => string
  without: (what: string) => string
}
