import type { Understood } from '@auscult/contract/ai.ts'
import type { Design } from '../../appraise/appraisal.ts'
import type { Lexicon } from '../../understand/lexicon/lexicon.ts'
import { isWithin } from '../../understand/search-forms.ts'
import type { Content, Reading } from '../agent.ts'
import { isSameControl, isSamePeople } from '../document/same-comparison.ts'
import { readSubject } from '../document/subject.ts'
import { knownConcepts } from '../fit/asked.ts'
import { type Drop, sift } from '../source/drop.ts'
import { hasOtherSubject } from '../source/gap.ts'
import { rankEvidence } from '../source/rank.ts'
import type { Source } from '../source/source.ts'
import { readEntry } from './consensus-entry.ts'
import { groupEntries } from './consensus-grouping.ts'
import { isFuture, lookAhead } from './future.ts'

/** Studies in groups by how settled what they say is, what comes after them, and the meter; undefined where no study is found. */
export function findConsensus({
  shown,
  understood,
  lexicon,
  frames,
  drop,
}: Reading): Content<'consensus'> | undefined {
  const studies = shown.filter((source) => !isFuture(source))
  const nearest = Math.min(...studies.map(distanceOf))
  const isOpen = understood.intervention.length === 0
  const entries = studies.flatMap((source) => {
    const claim = {
      claim: isOpen ? frames.phrase(treatmentOf(source, lexicon)) : '',
      comparison: comparisonOf(source, studies),
      isDirect: distanceOf(source) === nearest && !hasOtherSubject(source),
    }
    const entry = readEntry(source, claim, frames)
    if (entry === undefined) drop(source.document.id, 'nothing-to-show')
    return entry ?? []
  })
  if (entries.length === 0) return undefined
  const future = lookAhead(shown.filter(isFuture), studies, frames, drop)
  return {
    ...groupEntries(entries, frames),
    future_perspective: future.sentences.map(({ text }) => text).join(' '),
    future_sentences: future.sentences,
    trials: future.trials,
  }
}

/** Studies, and what the look ahead names: trials, and protocols that only a sentence cites. */
export function listConsensusSources(content: Content<'consensus'>): string[] {
  const { high_evidence: high, emerging_evidence: emerging, weak_evidence: weak } = content
  const cited = content.future_sentences.flatMap(({ citations }) => citations)
  return [...high, ...emerging, ...weak, ...content.trials, ...cited].map(({ id }) => id)
}

/** How far treatment and people are from those asked about. */
function distanceOf({ sibling, fit: { directness } }: Source): number {
  const parts = [directness.intervention, directness.population]
  return parts.filter((degree) => degree !== 'match').length + (sibling === null ? 0 : parts.length)
}

/** All have the treatment asked about; the first with the same control and people gives its name to the others. */
function comparisonOf({ fit: { compared }, document }: Source, studies: readonly Source[]): string {
  const isSame = ({ fit }: Source) =>
    isSameControl(compared, fit.compared) && isSamePeople(compared, fit.compared)
  return studies.find(isSame)?.document.id ?? document.id
}

/** What was tried, whatever the dose: 'enalapril 10 mg' and 'enalapril' are one claim. */
function treatmentOf({ document }: Source, lexicon: Lexicon): string {
  const terms = new Set(readSubject(document, lexicon).intervention.map(({ term }) => term))
  const named = document.facts?.intervention ?? document.title
  return terms.size === 0 ? named : [...terms].toSorted().join(' + ')
}

/** Retold by others, a result is not found again. */
const notStudies: ReadonlySet<Design> = new Set<Design>(['narrative-review', 'opinion', 'guideline'])

/**
 * Every study on the question, the strongest first. Left out is what would count twice (a registry's record beside the article of the
 * same trial) and what says nothing of it: the treatment as mere control of another, or, where no treatment is named, other people.
 */
export function rankStudies(
  sources: readonly Source[],
  understood: Understood,
  lexicon: Lexicon,
  drop: Drop,
): Source[] {
  const articles = sources.filter(({ document }) => document.kind === 'article')
  const published = new Set(articles.flatMap(({ document }) => document.registrations))
  const isPublished = ({ document }: Source) =>
    document.kind === 'trial' && document.registrations.some((number) => published.has(number))
  const unpublished = sift(sources, (source) => !isPublished(source), 'published-elsewhere', drop)
  const studies = sift(unpublished, ({ appraisal }) => !notStudies.has(appraisal.design), 'retold', drop)
  const conditions = knownConcepts(understood.population, lexicon).filter(({ type }) => type === 'condition')
  const isOnPeople = ({ document }: Source) =>
    readSubject(document, lexicon).enrolled.some((other) =>
      conditions.some((asked) => isWithin(other, asked)),
    )
  const isOpen = understood.intervention.length === 0 && conditions.length > 0
  const isGiven = ({ fit }: Source) => !fit.isControlArm || understood.comparator.length > 0
  const given = studies.some(isGiven) ? sift(studies, isGiven, 'mere-control', drop) : studies
  const kept = isOpen && given.some(isOnPeople) ? sift(given, isOnPeople, 'other-people', drop) : given
  return rankEvidence(kept, understood, kept.length, drop)
}
