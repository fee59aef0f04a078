import { fold, stem } from '../../../text/terms.ts'
import type { Lexicon, LexiconConcept } from '../../../understand/lexicon/lexicon.ts'
import { isWithin, searchForms } from '../../../understand/search-forms.ts'
import { listTold, ofPeople, tellsOf } from '../../document/told.ts'
import { type Comparison, excludedTerms, knownConcepts } from '../asked.ts'
import type { Degree } from '../fit.ts'
import { distinctPopulations } from './distinct-populations.ts'

export type ExclusionFit = {
  degree: Degree
  /** What the source does not say it left out. */
  silentOn: string[]
}

/** How ill people are decides whether a treatment helps them at all. */
const severities: ReadonlySet<string> = new Set(['hypoxaemia', 'respiratory failure', 'shock'])

/**
 * Whether the source studied people without what the question excludes. It must say so itself: one that is silent on another disease
 * may have held both, one that is silent on a marker, a severity or a treatment studied other people.
 */
export function fitExclusions(comparison: Comparison): ExclusionFit {
  const { understood, lexicon, subject } = comparison
  const stated = describePeople(comparison)
  const open = excludedTerms(understood).filter((term) => !isLeftOut(term, stated, lexicon))
  const concepts = open.map((term) => lexicon.find(term))
  const isEnrolled = concepts.some(
    (concept) => concept !== undefined && subject.enrolled.some((other) => isWithin(other, concept)),
  )
  const asked = knownConcepts(understood.population, lexicon)
  // A kind of the disease itself is told by a marker; those without it are treated otherwise.
  const isKind = (concept: LexiconConcept) => asked.some((other) => isWithin(concept, other))
  const isComorbidity = (concept: LexiconConcept) =>
    concept.type === 'condition' && !severities.has(concept.term) && !isKind(concept)
  // A source that says nothing of children or of pregnant women had none.
  const isOpen = (concept: LexiconConcept | undefined) =>
    concept !== undefined &&
    (isComorbidity(concept) || distinctPopulations.has(concept.term) || isLimitedTo(concept, comparison))
  if (isEnrolled || !concepts.every(isOpen)) return { degree: 'mismatch', silentOn: open }
  return { degree: open.length === 0 ? 'match' : 'partial', silentOn: open }
}

/** The record says for whom the result did not hold, and names it: 'seen in people on oxygen'. */
function isLimitedTo(concept: LexiconConcept, { candidate: { document }, lexicon }: Comparison): boolean {
  return listTold(document).some(
    (told) => told.part === 'limits' && ofPeople.test(told.text) && tellsOf(told, concept, lexicon),
  )
}

/** The source says that its people do not have what the term names. */
export function isLeftOutOf(term: string, comparison: Comparison): boolean {
  return isLeftOut(term, describePeople(comparison), comparison.lexicon)
}

/** A record of our own describes its people in its facts; of an abstract all is read. */
function describePeople({ candidate: { document } }: Comparison): string {
  const { facts } = document
  const texts =
    facts === null
      ? document.sections.map(({ text }) => text)
      : [facts.population, facts.intervention, facts.comparator]
  return fold([document.title, ...texts].join(' . '))
}

/** 'Without diabetes', 'with or without diabetes', 'non-ischaemic', 'never smokers', 'HER2-negative', 'EGFR wild type'. */
function isLeftOut(term: string, stated: string, lexicon: Lexicon): boolean {
  const concept = lexicon.find(term)
  return (concept === undefined ? [term] : searchForms(concept)).some((form) => {
    const name = nameStart(fold(form)).replaceAll(/[^\p{L}\p{N}\s-]/gu, '.')
    const before = String.raw`\b(?:without|no|not|non|never|free of|free from)[\s-]+(?:[\w-]+\s+){0,3}?${name}`
    const after = String.raw`\b${name}\w*[\s-]+(?:negative|naive|free|wild[\s-]type)\b`
    return new RegExp(`${before}|${after}`, 'u').test(stated)
  })
}

/** 'Smoking' is found in 'smokers' too; names of several words stand as they are. */
function nameStart(form: string): string {
  return form.includes(' ') || form.length < 5 ? form : stem(form)
}
