import { type AnswerSentence, strengthBand } from '@auscult/contract/ai.ts'
import { cite } from './compose-parts.ts'
import { readFinding } from './finding.ts'
import type { Arms, Frames, Topic } from './frames/frames.ts'
import type { Source } from './source.ts'
import type { Verdict } from './verdict.ts'

const mostNames = 3

/** The sentence that answers: no stronger than the sources that carry it, and citing each study it names. */
export function composeLead(
  studies: readonly Source[],
  verdict: Verdict,
  topic: Topic,
  frames: Frames,
): AnswerSentence | undefined {
  const carrying = (verdict.camps[0]?.sources ?? []).slice(0, mostNames)
  const [best] = carrying
  if (best === undefined) return leadOpen(studies, topic, frames)
  if (best.document.facts === null) return leadReported(best, frames)
  if (verdict.isIndirect) {
    const drugs = [...new Set(carrying.flatMap((source) => source.sibling?.term ?? []))]
    return lead(frames.lead.indirect(topic, drugs, namesOf(carrying)), carrying)
  }
  if (verdict.stance === 'divided') return leadDivided(verdict, topic, frames)
  if (verdict.stance === 'open') return leadOpen(studies, topic, frames)
  const arms = armsOf(best)
  // People who were not quite those asked about are named with the limits, not in the claim.
  const about = best.fit.directness.population === 'match' ? topic : { ...topic, people: '' }
  // What one record says it compared is said of that study alone.
  const named = arms === null ? carrying : carrying.filter((source) => isSameComparison(source, best))
  const direction = arms === null ? verdict.stance : best.appraisal.direction
  const frame = {
    ...frames.lead,
    unclear: frames.lead.noDifference,
    'no-difference': frames.lead.noDifference,
  }[direction]
  return lead(frame(about, verdict.band, namesOf(named), sharedOutcome(named), arms), named)
}

function armsOf({ document }: Source): Arms | null {
  const treatment = document.facts?.intervention ?? null
  const control = document.facts?.comparator ?? null
  return treatment === null || control === null ? null : { treatment, control }
}

function isSameComparison(one: Source, other: Source): boolean {
  const [a, b] = [armsOf(one), armsOf(other)]
  return a?.treatment === b?.treatment && a?.control === b?.control
}

function lead(text: string, sources: readonly Source[]): AnswerSentence {
  return { text, role: 'lead', citations: cite(sources) }
}

function namesOf(sources: readonly Source[]): string[] {
  return sources.map((source) => source.name)
}

/** The outcome the verdict is about, where all who carry it counted the same. */
function sharedOutcome(sources: readonly Source[]): string | null {
  const outcomes = new Set(sources.map((source) => source.document.facts?.outcome ?? null))
  const [only = null] = outcomes
  return outcomes.size === 1 ? only : null
}

/** A direction read from an abstract is right often, not always: the lead leaves the claim to the authors' own words. */
function leadReported(source: Source, frames: Frames): AnswerSentence {
  const quote = source.conclusion ?? source.quote
  const finding = { ...readFinding(source), result: quote.text }
  const text = frames.lead.reported(strengthBand(source.appraisal.strength.score), finding)
  return { text, role: 'lead', citations: [{ id: source.document.id, quote: quote.text }] }
}

function leadOpen(studies: readonly Source[], topic: Topic, frames: Frames): AnswerSentence | undefined {
  const [first] = studies
  if (first !== undefined && first.document.facts === null) return leadReported(first, frames)
  const nearest = studies.slice(0, 2)
  return nearest.length === 0 ? undefined : lead(frames.lead.open(topic, namesOf(nearest)), nearest)
}

function leadDivided(verdict: Verdict, topic: Topic, frames: Frames): AnswerSentence {
  const camps = verdict.camps.map(({ stance, sources }) => ({ stance, sources: sources.slice(0, mostNames) }))
  return lead(
    frames.lead.conflicting(
      topic,
      camps.map(({ stance, sources }) => ({ stance, names: namesOf(sources) })),
    ),
    camps.flatMap(({ sources }) => sources),
  )
}
