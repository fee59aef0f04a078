import { type AnswerSentence, strengthBand } from '@auscult/contract/ai.ts'
import { cite, harmsOfAll } from './compose-parts.ts'
import { findGap } from './gap.ts'
import { readFinding } from './finding.ts'
import type { AnswerFrames } from './answer-frames.ts'
import type { Arms, Gap, Topic } from './frames/frames.ts'
import type { Source } from './source.ts'
import type { Verdict } from './verdict.ts'

const mostNames = 3

/** The sentence that answers, behind what the question says of its people and no study does. */
export function composeLead(
  studies: readonly Source[],
  verdict: Verdict,
  topic: Topic,
  frames: AnswerFrames,
): AnswerSentence | undefined {
  const claim = composeClaim(studies, verdict, topic, frames)
  const best = verdict.camps[0]?.sources[0] ?? studies[0]
  const unspoken = (best?.fit.missing.unspoken ?? []).filter((words) =>
    studies.every(({ fit }) => fit.missing.unspoken.includes(words)),
  )
  if (claim === undefined || unspoken.length === 0) return claim
  return { ...claim, text: frames.lead.unspoken(unspoken, claim.text) }
}

/** No stronger than the sources that carry it, and citing each study it names. */
function composeClaim(
  studies: readonly Source[],
  verdict: Verdict,
  topic: Topic,
  frames: AnswerFrames,
): AnswerSentence | undefined {
  const carrying = (verdict.camps[0]?.sources ?? []).slice(0, mostNames)
  const [best] = carrying
  const besides = leadToldAsHarm(studies, frames)
  if (besides !== undefined) return besides
  if (best === undefined) return leadOpen(studies, topic, frames)
  if (best.document.facts === null) return leadReported(best, frames)
  if (verdict.isIndirect) {
    const drugs = [...new Set(carrying.flatMap((source) => source.sibling?.term ?? []))]
    return lead(frames.lead.indirect(topic, drugs, namesOf(carrying)), carrying)
  }
  if (verdict.stance === 'divided') return leadDivided(verdict, findGap(best, studies), topic, frames)
  if (verdict.stance === 'open') return leadOpen(studies, topic, frames)
  const arms = armsOf(best)
  const gap = findGap(best, studies)
  if (isUncountedHarm(best, topic)) return leadUncounted(best, carrying, topic, frames)
  // What one record says it compared is said of that study alone, and so are people who were not quite those asked about.
  const named =
    gap !== undefined || !best.fit.hasPeopleAsNamed
      ? [best]
      : arms === null
        ? carrying
        : carrying.filter((source) => isSameComparison(source, best))
  const direction = arms === null ? verdict.stance : best.appraisal.direction
  const frame = {
    ...frames.lead,
    unclear: frames.lead.noDifference,
    'no-difference': frames.lead.noDifference,
  }[direction]
  const about = { ...topic, people: peopleOf(best, topic, frames) }
  const claim = frame(about, bandOf(named), namesOf(named), countedBy(named, frames), arms)
  return lead(gap === undefined ? claim : frames.lead.behindGap(gap, claim), named)
}

function bandOf(sources: readonly Source[]) {
  return strengthBand(Math.max(1, ...sources.map(({ appraisal }) => appraisal.strength.score)))
}

/** The question's words for the people where they are true of the study's, else the study's own. */
function peopleOf({ fit, document }: Source, topic: Topic, frames: AnswerFrames): string {
  const isAsAsked = fit.directness.population === 'match' && fit.hasPeopleAsNamed
  const own = document.facts?.population ?? null
  if (isAsAsked || own === null) return topic.people
  return frames.lead.inPeople(own)
}

/** A benefit is no answer to a question on harm, nor is anything counted instead of the harm that was asked about. */
function isUncountedHarm({ fit: { missing }, stance }: Source, { kind, harms }: Topic): boolean {
  if (kind !== 'harm') return false
  return missing.outcome.length + missing.words.length > 0 || (harms.length === 0 && stance === 'benefit')
}

/** Where no study was about the outcome asked about, one that tells it among its harms answers. */
function leadToldAsHarm(studies: readonly Source[], frames: AnswerFrames): AnswerSentence | undefined {
  if (studies.some(({ fit, document }) => fit.directness.outcome === 'match' && document.facts !== null))
    return undefined
  // Two trials may tell the opposite, so none speaks alone.
  const told = studies.filter(({ fit, sibling }) => fit.isToldAsHarm && sibling === null).slice(0, mostNames)
  return harmsOfAll(told, 'lead', frames)
}

function leadUncounted(
  source: Source,
  carrying: readonly Source[],
  topic: Topic,
  frames: AnswerFrames,
): AnswerSentence {
  const { fit, document, name } = source
  const harms = [...fit.missing.words, ...fit.missing.outcome]
  const told = topic.harms.length === 0 ? harmsOfAll(carrying, 'lead', frames) : undefined
  const counted = document.facts?.outcome ?? ''
  return told ?? lead(frames.lead.harmNotCounted(topic, harms, name, counted), [source])
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

/** By what the verdict is judged: one outcome, or each study's own where they counted different things. */
function countedBy(sources: readonly Source[], frames: AnswerFrames): string | null {
  const counted = sources.flatMap(({ name, document }) =>
    document.facts?.outcome == null ? [] : [{ name, outcome: document.facts.outcome }],
  )
  const [only] = new Set(counted.map(({ outcome }) => outcome))
  if (only === undefined) return null
  return counted.every(({ outcome }) => outcome === only)
    ? frames.phrase(only)
    : frames.lead.outcomes(counted)
}

/** A direction read from an abstract is right often, not always: the lead leaves the claim to the authors' own words. */
function leadReported(source: Source, frames: AnswerFrames): AnswerSentence {
  const quote = source.conclusion ?? source.quote
  const finding = { ...readFinding(source), result: quote.text }
  const text = frames.lead.reported(strengthBand(source.appraisal.strength.score), finding)
  return { text, role: 'lead', citations: [{ id: source.document.id, quote: quote.text }] }
}

function leadOpen(
  studies: readonly Source[],
  topic: Topic,
  frames: AnswerFrames,
): AnswerSentence | undefined {
  const [first] = studies
  if (first !== undefined && first.document.facts === null) return leadReported(first, frames)
  const nearest = studies.slice(0, 2)
  return nearest.length === 0 ? undefined : lead(frames.lead.open(topic, namesOf(nearest)), nearest)
}

function leadDivided(
  verdict: Verdict,
  gap: Gap | undefined,
  topic: Topic,
  frames: AnswerFrames,
): AnswerSentence {
  const camps = verdict.camps.map(({ stance, sources }) => ({ stance, sources: sources.slice(0, mostNames) }))
  const claim = frames.lead.conflicting(
    topic,
    camps.map(({ stance, sources }) => ({ stance, names: namesOf(sources) })),
  )
  return lead(
    gap === undefined ? claim : frames.lead.behindGap(gap, claim),
    camps.flatMap(({ sources }) => sources),
  )
}
