import type { Document, Section } from '../corpus/document.ts'
import type { Design } from './study-design.ts'
import { detectDesign } from './design.ts'
import { partOf } from './document-text.ts'
import { reportsOwnStudy } from './own-study.ts'

const typesOfDesign: Readonly<Record<Design, readonly string[]>> = {
  'systematic-review-of-trials': ['Systematic Review'],
  'systematic-review-of-observational': ['Systematic Review'],
  'randomised-trial': ['Randomized Controlled Trial'],
  'clustered-or-crossover-trial': ['Randomized Controlled Trial'],
  guideline: ['Practice Guideline'],
  'diagnostic-accuracy': ['Observational Study'],
  cohort: ['Observational Study'],
  'non-randomised-trial': ['Clinical Trial'],
  'prediction-rule': ['Observational Study'],
  'retrospective-cohort': ['Observational Study'],
  'case-control': ['Observational Study'],
  'single-arm-trial': ['Clinical Trial'],
  'cross-sectional': ['Observational Study'],
  'case-series': ['Case Reports'],
  'narrative-review': ['Review'],
  'case-report': ['Case Reports'],
  opinion: ['Editorial'],
  laboratory: [],
  protocol: ['Clinical Trial Protocol'],
  unknown: [],
}

/**
 * PubMed publication types as the title and abstract alone suggest them, for records that carry none. Letters, comments and
 * editorials look alike and are all 'Editorial'; a title without abstract that names no design is most often one of them, and an abstract that tells of no study is most often a review.
 * For filtering and evaluation; a Strength Score never rests on such a guess.
 */
export function detectPublicationTypes(title: string, sections: readonly Section[]): string[] {
  const { design } = detectDesign(bareRecord(title, sections))
  const hasAbstract = sections.some((section) => section.text.trim() !== '')
  if (design === 'unknown' && !hasAbstract) return ['Editorial']
  const body = sections.map((section) => section.text).join('\n')
  const isStructured = sections.some(({ label }) => label !== null && partOf(label) === 'results')
  if (design === 'unknown' && !isStructured && !reportsOwnStudy(body)) return ['Review']
  const isPooled =
    syntheses.has(design) && (pooling.test(title) || (pooling.test(body) && !notPooled.test(body)))
  return isPooled ? ['Meta-Analysis', ...typesOfDesign[design]] : [...typesOfDesign[design]]
}

const syntheses: ReadonlySet<Design> = new Set([
  'systematic-review-of-trials',
  'systematic-review-of-observational',
])

/** A systematic review whose title is silent on it may have pooled its studies, or say that it could not. */
const pooling =
  /\bmeta-?analy(?:s[ei]s|tic|[sz]ed)\b|\bpooled (?:\w+ ){0,2}?(?:estimates?|proportions?|analys[ei]s|results?|effects?|prevalence|rates?|risks?|odds|hazards?|sensitivity|mean|data)\b|\b(?:random|fixed)[- ]effects?\b/iu
const notPooled =
  /\bmeta-?analysis (?:was|were|could|is) not\b|\bno meta-?analysis\b|\bpreclud(?:ed|es)\b[^.]{0,40}\b(?:meta-?analysis|pooling)\b|\b(?:not|without|un(?:able|feasible))\b[^.]{0,60}\b(?:meta-?analysis|pooling|pool)\b/iu

function bareRecord(title: string, sections: readonly Section[]): Document {
  return {
    id: '',
    kind: 'article',
    title,
    sections: [...sections],
    authors: [],
    journal: null,
    year: null,
    publicationTypes: [],
    meshTerms: [],
    language: 'en',
    status: 'current',
    readPart: 'abstract',
    links: [],
    pmid: null,
    doi: null,
    registrations: [],
    related: [],
    licence: null,
    reviewed: null,
    facts: null,
  }
}
