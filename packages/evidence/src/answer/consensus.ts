import type { Understood } from '@auscult/contract/ai.ts'
import type { Design } from '../appraise/appraisal.ts'
import type { Lexicon } from '../understand/lexicon.ts'
import { isWithin } from '../understand/search-forms.ts'
import type { Content, Reading } from './agent.ts'
import { knownConcepts } from './asked.ts'
import { readEntry } from './consensus-entry.ts'
import { groupEntries } from './consensus-grouping.ts'
import { hasOtherSubject } from './gap.ts'
import { isFuture, lookAhead } from './future.ts'
import { rankEvidence } from './rank.ts'
import type { Source } from './source.ts'
import { readSubject } from './subject.ts'

/** Studies in groups by how settled what they say is, what comes after them, and the meter; undefined where no study is found. */
export function findConsensus({
  shown,
  understood,
  lexicon,
  frames,
}: Reading): Content<'consensus'> | undefined {
  const studies = shown.filter((source) => !isFuture(source))
  const nearest = Math.min(...studies.map(distanceOf))
  const isOpen = understood.intervention.length === 0
  const entries = studies.flatMap((source) => {
    const claim = isOpen ? treatmentOf(source, lexicon) : ''
    return (
      readEntry(
        source,
        { claim, isDirect: distanceOf(source) === nearest && !hasOtherSubject(source) },
        frames,
      ) ?? []
    )
  })
  if (entries.length === 0) return undefined
  const future = lookAhead(shown.filter(isFuture), studies, frames)
  return {
    ...groupEntries(entries, frames),
    future_perspective: future.sentences.map(({ text }) => text).join(' '),
    future_sentences: future.sentences,
    trials: future.trials,
  }
}

/** How far treatment and people are from those asked about. */
function distanceOf({ sibling, fit: { directness } }: Source): number {
  const parts = [directness.intervention, directness.population]
  return parts.filter((degree) => degree !== 'match').length + (sibling === null ? 0 : parts.length)
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
export function rankStudies(sources: readonly Source[], understood: Understood, lexicon: Lexicon): Source[] {
  const articles = sources.filter(({ document }) => document.kind === 'article')
  const published = new Set(articles.flatMap(({ document }) => document.registrations))
  const isPublished = ({ document }: Source) =>
    document.kind === 'trial' && document.registrations.some((number) => published.has(number))
  const studies = sources.filter((source) => !notStudies.has(source.appraisal.design) && !isPublished(source))
  const conditions = knownConcepts(understood.population, lexicon).filter(({ type }) => type === 'condition')
  const isOnPeople = ({ document }: Source) =>
    readSubject(document, lexicon).enrolled.some((other) =>
      conditions.some((asked) => isWithin(other, asked)),
    )
  const isOpen = understood.intervention.length === 0 && conditions.length > 0
  const tests = [
    ({ fit }: Source) => !fit.isControlArm || understood.comparator.length > 0,
    ...(isOpen ? [isOnPeople] : []),
  ]
  const kept = tests.reduce((all, passes) => (all.some(passes) ? all.filter(passes) : all), studies)
  return rankEvidence(kept, understood, kept.length)
}
