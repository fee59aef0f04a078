import { type AnswerSentence, strengthBand } from '@auscult/contract/evidence.ts'
import type { Caveat } from '../../fit/caveats.ts'
import type { AnswerFrames } from '../frames/answer-frames.ts'
import type { Arms, Topic } from '../frames/frames.ts'
import { readFinding } from '../source/finding.ts'
import { cite, type Source } from '../source/source.ts'
import type { Lead } from './choose-lead.ts'
import { resultSentence, withCaveat } from './sentences.ts'

const mostNames = 3

const notForThisPatient: ReadonlySet<Caveat['kind']> = new Set([
  'limit',
  'excluded',
  'not-pregnant',
  'adults-only',
  'children-only',
])

/** The sentence that answers. Its first rule that applies words it; each is named by what it says. */
export function leadSentence(lead: Lead, topic: Topic, frames: AnswerFrames): AnswerSentence {
  const { best, conflicting } = lead
  const [caveat] = best.fit.caveats
  // Outside the study's own limits its advice is not for this patient: what was found is told, and of whom.
  if (caveat !== undefined && notForThisPatient.has(caveat.kind)) {
    const result = resultSentence(best, true, frames)
    return { ...result, role: 'lead', text: `${frames.caveat(caveat)} ${result.text}` }
  }
  const said =
    conflicting.length > 0 && best.record.maker === 'curated'
      ? dividedLead(lead, topic, frames)
      : (bottomLineLead(best, frames) ?? curatedLead(best, topic, frames) ?? reportedLead(best, frames))
  return withCaveat(said, caveat, frames)
}

/** 'In HFrEF add dapagliflozin …': what to do, in the curator's words; outside English it is told from the facts. */
function bottomLineLead(source: Source, frames: AnswerFrames): AnswerSentence | undefined {
  const { document } = source
  const text = document.study?.bottomLine.text
  if (text === undefined || frames.language !== 'en') return undefined
  return { text: frames.say(text), role: 'lead', citations: cite([source]) }
}

/** From a curator's facts, no stronger than the study's own grade. */
function curatedLead(source: Source, topic: Topic, frames: AnswerFrames): AnswerSentence | undefined {
  const { document, appraisal, fit, name } = source
  const { facts } = document
  if (facts === null || appraisal.direction === 'unclear') return undefined
  const isTurned = fit.isControlArm && source.stance !== 'no-difference'
  const arms = armsOf(source, isTurned)
  const direction = arms === null || isTurned ? source.stance : appraisal.direction
  const frame = {
    ...frames.lead,
    unclear: frames.lead.noDifference,
    'no-difference': frames.lead.noDifference,
  }[direction]
  const people = facts.population === null ? topic.people : frames.lead.inPeople(facts.population)
  const counted = facts.outcome === null ? null : frames.phrase(facts.outcome)
  const band = strengthBand(appraisal.strength.score)
  const text = frame({ ...topic, people }, band, [name], counted, arms)
  return { text, role: 'lead', citations: cite([source]) }
}

/** A direction read from an abstract is right often, not always: the claim is left to the authors' own words. */
function reportedLead(source: Source, frames: AnswerFrames): AnswerSentence {
  const quote = source.conclusion ?? source.quote
  const finding = { ...readFinding(source), result: quote.text, isQuotation: true }
  const text = frames.lead.reported(strengthBand(source.appraisal.strength.score), finding)
  return { text, role: 'lead', citations: [{ id: source.document.id, quote: quote.text }] }
}

/** Trials that their curators hold against each other: neither leads alone. In English each says its own bottom line. */
function dividedLead(
  { best, agreeing, conflicting }: Lead,
  topic: Topic,
  frames: AnswerFrames,
): AnswerSentence {
  const [other] = conflicting
  const lines = [best, other].map((source) => source?.document.study?.bottomLine.text)
  if (frames.language === 'en' && other !== undefined && lines.every((line) => line !== undefined)) {
    const told = [best, other].map(
      ({ name, document }) => `${name}: ${document.study?.bottomLine.text ?? ''}`,
    )
    return { text: frames.lead.disagree(told.map(frames.say)), role: 'lead', citations: cite([best, other]) }
  }
  const sources = [best, ...agreeing, ...conflicting]
  const camps = (['benefit', 'harm', 'no-difference'] as const)
    .map((stance) => ({
      stance,
      members: sources.filter((source) => source.stance === stance).slice(0, mostNames),
    }))
    .filter(({ members }) => members.length > 0)
  if (camps.length < 2) return curatedLead(best, topic, frames) ?? reportedLead(best, frames)
  const told = camps.map(({ stance, members }) => ({ stance, names: members.map(({ name }) => name) }))
  const named = camps.flatMap(({ members }) => members)
  return { text: frames.lead.conflicting(topic, told), role: 'lead', citations: cite(named) }
}

/** The two arms, the one that was asked about first. */
function armsOf({ document }: Source, isTurned: boolean): Arms | null {
  const treatment = document.facts?.intervention ?? null
  const control = document.facts?.comparator ?? null
  if (treatment === null || control === null) return null
  return isTurned ? { treatment: control, control: treatment } : { treatment, control }
}
