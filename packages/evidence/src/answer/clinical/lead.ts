import { type AnswerSentence, strengthBand } from '@auscult/contract/ai.ts'
import type { Told } from '../document/told.ts'
import type { AnswerFrames } from '../frames/answer-frames.ts'
import type { Arms, Gap, Topic } from '../frames/frames.ts'
import { reachesNoEffect } from '../source/borderline.ts'
import { findGap, isEmptyGap } from '../source/gap.ts'
import { cite, type Source } from '../source/source.ts'
import { harmsOfAll } from './compose-parts.ts'
import { leadReported, sayUnspoken } from './lead-reported.ts'
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
  return claim === undefined || best === undefined ? claim : sayUnspoken(claim, best, studies, frames)
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
  const besides = leadTold(studies, frames)
  if (besides !== undefined) return besides
  const group = leadGroup(studies, best, frames)
  if (group !== undefined) return group
  if (best === undefined) return leadOpen(studies, topic, frames)
  if (best.document.facts === null) return leadReported(best, frames)
  if (verdict.isIndirect) {
    const drugs = [...new Set(carrying.flatMap((source) => source.sibling?.term ?? []))]
    return lead(frames.lead.indirect(topic, drugs, namesOf(carrying)), carrying)
  }
  if (verdict.stance === 'divided') return leadDivided(verdict, findGap(best, studies), topic, frames)
  if (verdict.stance === 'open') return leadOpen(studies, topic, frames)
  const gap = findGap(best, studies)
  const limits = leadLimits(best, gap, frames)
  if (limits !== undefined) return limits
  const isTurned = isTurnedRound(best.fit.turns, verdict)
  const arms = armsOf(best, isTurned)
  if (isUncountedHarm(best, topic)) return leadUncounted(best, carrying, topic, frames)
  // What one record says it compared is said of that study alone, and so are people who were not quite those asked about.
  const named =
    gap !== undefined || !best.fit.hasPeopleAsNamed
      ? [best]
      : arms === null
        ? carrying
        : carrying.filter((source) => isSameComparison(source, best))
  const direction = arms === null || isTurned ? verdict.stance : best.appraisal.direction
  const frame = {
    ...frames.lead,
    unclear: frames.lead.noDifference,
    'no-difference': frames.lead.noDifference,
  }[direction]
  const about = { ...topic, people: peopleOf(best, topic, frames) }
  const isBorderline = verdict.stance !== 'no-difference' && named.every(reachesNoEffect)
  const band = isBorderline ? weakerBand[bandOf(named)] : bandOf(named)
  const said = frame(about, band, namesOf(named), countedBy(named, frames), arms)
  const claim = isBorderline ? `${said} ${frames.lead.borderline}` : said
  return lead(gap === undefined ? claim : frames.lead.behindGap(gap, claim), named)
}

/** A verb that carries less than the study's grade, for a result whose interval leaves no effect open. */
const weakerBand = { strong: 'moderate', moderate: 'limited', limited: 'limited' } as const

function bandOf(sources: readonly Source[]) {
  return strengthBand(Math.max(1, ...sources.map(({ appraisal }) => appraisal.strength.score)))
}

/** The question's words for the people where they are true of the study's, else the study's own. */
function peopleOf({ fit, document }: Source, topic: Topic, frames: AnswerFrames): string {
  const isAsAsked =
    fit.directness.population === 'match' && fit.hasPeopleAsNamed && fit.missing.intent === null
  const own = document.facts?.population ?? null
  if (isAsAsked || own === null) return topic.people
  return frames.lead.inPeople(own)
}

/** A benefit is no answer to a question on harm, nor is anything counted instead of the harm that was asked about. */
function isUncountedHarm({ fit: { missing }, stance }: Source, { kind, harms }: Topic): boolean {
  if (kind !== 'harm') return false
  return missing.outcome.length + missing.words.length > 0 || (harms.length === 0 && stance === 'benefit')
}

/** Where no study was about what was asked, those that tell it beside their main result answer, in their own words. */
function leadTold(studies: readonly Source[], frames: AnswerFrames): AnswerSentence | undefined {
  const onTreatment = studies.some(isOnTreatment) ? studies.filter(isOnTreatment) : studies
  if (onTreatment.some(isOnIt)) return undefined
  // Two trials may tell the opposite, so none speaks alone.
  const telling = onTreatment.filter(({ fit, sibling }) => fit.told.length > 0 && sibling === null)
  const [first] = telling
  const close = telling.filter(({ fit }) => fit.directness.population === first?.fit.directness.population)
  const sentences = close.slice(0, mostNames).flatMap((source) => tell(source, source.fit.told, frames))
  const claim = join(sentences)
  const gap = first === undefined ? undefined : findGap(first, studies)
  const others = gap === undefined ? undefined : { ...gap, outcome: [] }
  if (claim === undefined || others === undefined || isEmptyGap(others)) return claim
  return { ...claim, text: frames.lead.behindGap(others, claim.text) }
}

/** How the group asked about fared, unless a study of such people as a whole carries the verdict. */
function leadGroup(
  studies: readonly Source[],
  best: Source | undefined,
  frames: AnswerFrames,
): AnswerSentence | undefined {
  if (best !== undefined && best.sibling === null && best.fit.directness.population === 'match')
    return undefined
  const telling = studies.find(({ fit, sibling }) => fit.toldOfGroup.length > 0 && sibling === null)
  if (telling === undefined) return undefined
  const group = join(tell(telling, telling.fit.toldOfGroup, frames))
  const gap = findGap(telling, studies)
  return group === undefined || gap === undefined
    ? group
    : { ...group, text: frames.lead.behindGap(gap, group.text) }
}

function isOnIt({ fit, document }: Source): boolean {
  return fit.directness.outcome === 'match' && fit.told.length === 0 && document.facts !== null
}

function isOnTreatment({ fit: { missing, directness } }: Source): boolean {
  return missing.treatment.length === 0 && directness.intervention === 'match'
}

/** What limits the study, where it speaks to what the study lacks of the question: more than a result got otherwise. */
function leadLimits(source: Source, gap: Gap | undefined, frames: AnswerFrames): AnswerSentence | undefined {
  if (gap === undefined || gap.outcome.length > 0) return undefined
  const told = join(tell(source, source.fit.toldOfGap, frames))
  return told === undefined ? undefined : { ...told, text: frames.lead.behindGap(gap, told.text) }
}

/** The record's own words, each a sentence of its own that cites them. */
export function tell(
  { document, name }: Source,
  told: readonly Told[],
  frames: AnswerFrames,
): AnswerSentence[] {
  const frame = { harms: frames.harms, limits: frames.applicability.limits, result: frames.beside }
  return told.map(({ part, text }) => ({
    text: frame[part](name, text),
    role: 'lead',
    citations: [{ id: document.id, quote: text }],
  }))
}

function join(sentences: readonly AnswerSentence[]): AnswerSentence | undefined {
  const [first] = sentences
  if (first === undefined) return undefined
  const citations = sentences.flatMap((sentence) => sentence.citations)
  return { ...first, text: sentences.map(({ text }) => text).join(' '), citations }
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

/** No difference reads either way, so the study's own order stands where the asker named but one treatment. */
function isTurnedRound(turns: Source['fit']['turns'], { stance }: Verdict): boolean {
  return turns === 'always' || (turns === 'where-different' && stance !== 'no-difference')
}

/** The two arms, the one that was asked about first. */
function armsOf({ document }: Source, isTurned = false): Arms | null {
  const treatment = document.facts?.intervention ?? null
  const control = document.facts?.comparator ?? null
  if (treatment === null || control === null) return null
  return isTurned ? { treatment: control, control: treatment } : { treatment, control }
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
  const frame = verdict.isCompatible ? frames.lead.inconclusive : frames.lead.conflicting
  const claim = frame(
    topic,
    camps.map(({ stance, sources }) => ({ stance, names: namesOf(sources) })),
  )
  return lead(
    gap === undefined ? claim : frames.lead.behindGap(gap, claim),
    camps.flatMap(({ sources }) => sources),
  )
}
