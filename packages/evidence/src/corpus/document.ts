import type { DocumentStatus, ReadPart } from '@auscult/contract/evidence/evidence.ts'
import type { StudyRecord } from '../record/study-record.ts'

/** A labelled part of a source, in the source's own words: `{label: 'RESULTS', text: '…'}`. */
export type Section = { label: string | null; text: string }

/** Another record this one speaks of: the article an erratum corrects, a retraction notice, an update of a review. */
export type RelatedRecord = { relation: string; pmid: string | null; citation: string }

/**
 * One piece of evidence, whatever corpus it came from. Everything an answer shows or cites is read from here, so nothing
 * can be claimed about a part that is not stored.
 */
export type Document = {
  /** `pmid:31535829`, `nct:NCT02576665`, `guideline:esc-2024-hypertension`, `starter:…`. */
  id: string
  kind: 'article' | 'trial' | 'guideline'
  title: string
  sections: Section[]
  authors: string[]
  journal: string | null
  year: number | null
  /** PubMed publication types, in NLM's words: 'Randomized Controlled Trial'. */
  publicationTypes: string[]
  meshTerms: string[]
  /** ISO 639-1 of the stored text. */
  language: string
  status: DocumentStatus
  /** What the record says of itself where a retraction list says something graver; missing elsewhere. */
  recordStatus?: DocumentStatus
  readPart: ReadPart
  /** Where a person opens the source. The first one is shown. */
  links: string[]
  pmid: string | null
  doi: string | null
  /** NCT, ISRCTN, EudraCT, PROSPERO and like numbers named in the record. */
  registrations: string[]
  related: RelatedRecord[]
  /** Licence or credit line of the text; null when the source states none. */
  licence: string | null
  /** False until a named clinician has reviewed texts of our own; null for a source's own words. */
  reviewed: boolean | null
  /** Facts a curator wrote down beside the text; extraction from text is not needed where they stand. */
  facts: StudyFacts | null
  /** A curator's structured record; it stays beside the abstract where the article was imported. */
  study?: StudyRecord | null
  /** Day of the source's last revision, '2024-05-31'; an older revision never replaces a newer one. */
  revisedOn?: string | null
  /** As precise as PubMed has it, '2024-05-31', '2024-05' or '2024'; articles alone have it. */
  publishedOn?: string | null
  /** What a registry states beside its texts; trials alone have it. */
  trial?: TrialFacts | null
  /** What a guideline file states beside its texts; guidelines alone have it. */
  guideline?: GuidelineFacts | null
}

/** What a recommendation is about, in the columns in which guidelines are set side by side. */
export const guidelineParts = [
  'diagnostic-criteria',
  'first-line-treatment',
  'key-differences',
  'other',
] as const
export type GuidelinePart = (typeof guidelineParts)[number]

export type GuidelineFacts = {
  body: string
  /** 'ESC', where the body has a shorter name that people use. */
  shortName: string
  /** ISO 3166-1 of the country it is written for, or 'EU'; null for a body of many countries. */
  country: string | null
  topic: string
  /** The ways in which its topic is asked for, as curators wrote them; of imported guidelines none. */
  asked?: string[]
  /** Class and level as the body grades them. */
  recommendations: {
    text: string
    part: GuidelinePart
    class: string | null
    level: string | null
    link: string | null
  }[]
  /** Ids of earlier editions. */
  supersedes: string[]
}

/** Recruitment status in the words of ClinicalTrials.gov's API v2, in kebab-case. */
export const trialStatuses = [
  'not-yet-recruiting',
  'recruiting',
  'enrolling-by-invitation',
  'active-not-recruiting',
  'suspended',
  'terminated',
  'completed',
  'withdrawn',
  'available',
  'no-longer-available',
  'temporarily-not-available',
  'approved-for-marketing',
  'withheld',
  'unknown',
] as const
export type TrialStatus = (typeof trialStatuses)[number]

/** Dates are as precise as the registry has them: '2026-03-01', '2026-03' or '2026'. */
export type TrialFacts = {
  /** 'C-AXSPAND', where the trial has a name of its own. */
  acronym: string | null
  status: TrialStatus
  /** 'Phase 2', 'Phase 2/Phase 3', 'Early Phase 1'; null where the registry has none or says it does not apply. */
  phase: string | null
  studyType: 'interventional' | 'observational' | 'expanded-access' | null
  randomised: boolean | null
  /** People enrolled, or planned while `enrolmentIsActual` is false. */
  enrolment: number | null
  enrolmentIsActual: boolean
  start: string | null
  /** Of the whole study; the expected day while `completionIsActual` is false. */
  completion: string | null
  completionIsActual: boolean
  hasResults: boolean
  sponsor: string | null
  conditions: string[]
  interventions: string[]
  primaryOutcomes: string[]
}

/** Structured facts of a starter record; the same numbers stand in its sections. */
export type StudyFacts = {
  design: string
  participants: number | null
  population: string | null
  intervention: string | null
  comparator: string | null
  outcome: string | null
  effect: {
    measure: string
    estimate: number
    low: number | null
    high: number | null
    level: number | null
    text: string
  } | null
  direction: 'benefit' | 'harm' | 'no-difference' | 'unclear'
}
