import type { Design } from '../../appraise/study-design.ts'
import type { Lexicon } from '../../understand/lexicon/lexicon.ts'
import type { Content, Draft, Reading } from '../agent.ts'
import { isSameControl, isSamePeople } from '../../fit/compared.ts'
import type { Question } from '../../question/question.ts'
import { type Drop, sift } from '../source/drop.ts'
import { rankEvidence } from '../source/rank.ts'
import type { Source } from '../source/source.ts'
import { readEntry, tellStudy } from './consensus-entry.ts'
import { groupEntries } from './consensus-grouping.ts'
import { isFuture, lookAhead } from './future.ts'

/** Studies in groups by how settled what they say is, what comes after them, and the meter; nothing where no study holds. */
export function draftConsensus({ shown, question, frames, drop }: Reading): Draft<'consensus'> | undefined {
  const studies = shown.filter((source) => !isFuture(source))
  if (studies.length === 0) return undefined
  const nearest = Math.min(...studies.map(distanceOf))
  const isOpen = isOpenQuestion(question)
  const told = studies.map((source) => ({ source, tellings: tellStudy(source, frames) }))
  const future = lookAhead(shown.filter(isFuture), studies, frames, drop)
  return {
    sentences: [...told.flatMap(({ tellings }) => tellings), ...future.sentences],
    finish: (held) => {
      const entries = told.flatMap(({ source, tellings }) => {
        const sentence = tellings.find((telling) => held.has(telling))
        if (sentence === undefined) {
          drop(source.document.id, 'nothing-to-show')
          return []
        }
        const claim = {
          claim: isOpen ? frames.phrase(treatmentOf(source)) : '',
          comparison: comparisonOf(source, studies),
          isDirect: distanceOf(source) === nearest && source.fit.caveats.length === 0,
        }
        return [readEntry(source, sentence, claim, frames)]
      })
      if (entries.length === 0) return undefined
      const { sentences, trials } = future.finish(held)
      return {
        ...groupEntries(entries, frames),
        future_perspective: sentences.map(({ text }) => text).join(' '),
        future_sentences: sentences,
        trials,
      }
    },
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
function treatmentOf({ document, record: { profile } }: Source): string {
  const named = document.facts?.intervention ?? document.title
  return profile.acts.length === 0 ? named : profile.acts.toSorted().join(' + ')
}

function isOpenQuestion({ acts }: Question): boolean {
  return acts.every(({ role }) => role !== 'asked')
}

const isOnPeople = ({ fit }: Source) => fit.directness.population === 'match'

/** Retold by others, a result is not found again. */
const notStudies: ReadonlySet<Design> = new Set<Design>(['narrative-review', 'opinion', 'guideline'])

/**
 * Every study on the question, the strongest first. Left out is what would count twice (a registry's record beside the article of the
 * same trial) and what says nothing of it: the treatment as mere control of another, or, where no treatment is named, other people.
 */
export function rankStudies(
  sources: readonly Source[],
  question: Question,
  _: Lexicon,
  drop: Drop,
): Source[] {
  const articles = sources.filter(({ document }) => document.kind === 'article')
  const published = new Set(articles.flatMap(({ document }) => document.registrations))
  const isPublished = ({ document }: Source) =>
    document.kind === 'trial' && document.registrations.some((number) => published.has(number))
  const unpublished = sift(sources, (source) => !isPublished(source), 'published-elsewhere', drop)
  const studies = sift(unpublished, ({ appraisal }) => !notStudies.has(appraisal.design), 'retold', drop)
  const isOpen = isOpenQuestion(question) && question.problems.length > 0
  const isCompared = question.acts.some(({ role }) => role === 'comparator')
  const isGiven = ({ fit }: Source) => !fit.isControlArm || isCompared
  const given = studies.some(isGiven) ? sift(studies, isGiven, 'mere-control', drop) : studies
  const kept = isOpen && given.some(isOnPeople) ? sift(given, isOnPeople, 'other-people', drop) : given
  return rankEvidence(kept, question, kept.length, drop)
}
