import type { AnsweredQuestion } from '@auscult/contract/ai/questions.ts'
import type { AnswerDifference } from '@auscult/contract/ai/watch.ts'
import type { ClinicalResponse } from '@auscult/contract/ai/ai.ts'
import type { ConsensusResponse } from '@auscult/contract/ai/consensus.ts'
import type { Evidence } from '@auscult/contract/evidence/evidence.ts'
import { strengthBand } from '@auscult/contract/evidence/strength-band.ts'
import { isRefusal } from '../refusal.ts'
import { compareGuidelines } from './compare-guidelines.ts'
import { nameOf, type Named, tell } from './difference.ts'

/** A source with what it found, where that is known and the answer does not call it a support. */
type Study = Named & { direction: string; score: number }

/** What an answer says in a few words. */
type Essence = {
  advice: string | null
  direction: string | null
  strength: string | null
  lead: Study | null
  /** By id, what direction and strength are told by: the lead, of a consensus every study, each with how its record is graded. */
  weighed: ReadonlyMap<string, { score: number; grade: string }>
  /** What the lead rests on; of a consensus all that is weighed. */
  cited: Named[]
  /** Ids of all sources. */
  shown: Set<string>
  studies: Study[]
}

/**
 * What tells a new answer from the old one, as it was given, `today` being the old one with what was withdrawn since. Empty where both advise the
 * same, as strongly, by the same source, and nothing as strong has come that found otherwise: what else came to the answer or left it is not worth a
 * notice. Comparisons of guidelines are held against each other by `compareGuidelines`.
 */
export function compareAnswers(
  old: AnsweredQuestion,
  today: AnsweredQuestion,
  latest: AnsweredQuestion,
): AnswerDifference[] {
  const withdrawn = compareWithdrawn(old, today)
  if (isRefusal(old) !== isRefusal(latest)) {
    const kind = isRefusal(latest) ? 'unanswered' : 'answered'
    return [...withdrawn, tell(kind, [null, null], leadsOf(isRefusal(latest) ? old : latest))]
  }
  if (old.agentType === 'guideline' && latest.agentType === 'guideline') {
    const gone = new Set(today.responseData.withdrawn.map(({ id }) => id))
    return [...withdrawn, ...compareGuidelines(old.responseData, latest.responseData, gone)]
  }
  return [...withdrawn, ...compareEssence(essenceOf(old), essenceOf(latest))]
}

/** What an answer is named by: its leading source, all guidelines of a comparison. */
function leadsOf(answered: AnsweredQuestion): readonly Named[] {
  if (answered.agentType === 'guideline') return answered.responseData.guidelines
  const { lead } = essenceOf(answered)
  return lead === null ? [] : [lead]
}

/** Of `compareAnswers` alone what does not depend on how answers are made: for answers of two releases. */
export function compareWithdrawn(old: AnsweredQuestion, today: AnsweredQuestion): AnswerDifference[] {
  const known = new Set(old.responseData.withdrawn.map(({ id }) => id))
  const gone = today.responseData.withdrawn.filter(({ id }) => !known.has(id))
  return gone.length === 0 ? [] : [tell('withdrawn', [null, null], gone)]
}

function compareEssence(old: Essence, latest: Essence): AnswerDifference[] {
  const found: AnswerDifference[] = []
  const isOtherLead = old.lead?.id !== latest.lead?.id
  const changes = whatChanged(old, latest)
  const isNews = isWeighedAnew(old, latest)
  if (old.advice !== latest.advice) found.push(tell('advice', [old.advice, latest.advice], changes))
  if (old.direction !== latest.direction && isNews)
    found.push(tell('direction', [old.direction, latest.direction], changes))
  found.push(...listContradictions(old, latest))
  if (old.strength !== latest.strength && isNews)
    found.push(tell('strength', [old.strength, latest.strength], changes))
  if (isOtherLead) found.push(tell('lead', [old.lead?.name ?? null, latest.lead?.name ?? null], changes))
  return found
}

/** What the new answer rests on and the old one did not have; else what leads it. */
function whatChanged(old: Essence, { cited, lead }: Essence): Named[] {
  const added = cited.filter(({ id }) => !old.shown.has(id))
  if (added.length > 0) return added
  return lead === null ? [] : [lead]
}

/** Of the Strength Score: what a consensus counts as strong. */
const strongFrom = 8

/**
 * Whether a study came, left or is graded otherwise that weighs as much as what was strong before. A record that nobody changed grows older, and its
 * score with it; and a small study closer to the question may move the meter of a consensus: neither is news.
 */
function isWeighedAnew(old: Essence, latest: Essence): boolean {
  const least = Math.min(strongFrom, old.lead?.score ?? 0)
  return [...old.weighed.keys(), ...latest.weighed.keys()].some((id) => {
    const [before, after] = [old.weighed.get(id), latest.weighed.get(id)]
    return before?.grade !== after?.grade && Math.max(before?.score ?? 0, after?.score ?? 0) >= least
  })
}

/**
 * What a clinician would want to know though the lead stands: that newer work, no weaker, found otherwise. Where strong studies conflict, and the
 * answer points nowhere, otherwise than what led it.
 */
function listContradictions(old: Essence, latest: Essence): AnswerDifference[] {
  const held = latest.direction === null ? old.lead : latest.lead
  const direction = latest.direction ?? held?.direction
  if (held === null || direction === undefined) return []
  return latest.studies
    .filter(
      (study) =>
        study.id !== held.id &&
        !old.shown.has(study.id) &&
        study.score >= held.score &&
        study.direction !== direction,
    )
    .map((study) => tell('contradicted', [direction, study.direction], [study]))
}

const nothing: Essence = {
  advice: null,
  direction: null,
  strength: null,
  lead: null,
  weighed: new Map(),
  cited: [],
  shown: new Set(),
  studies: [],
}

function essenceOf(answered: AnsweredQuestion): Essence {
  if (answered.agentType === 'clinical') return ofClinical(answered.responseData)
  if (answered.agentType === 'consensus') return ofConsensus(answered.responseData)
  return nothing
}

function ofClinical({ summary, sentences, evidence }: ClinicalResponse): Essence {
  const leading = sentences.find(({ role }) => role === 'lead')?.citations ?? []
  const cited = new Set([...(summary?.bottomLine.citations ?? []), ...leading].map(({ id }) => id))
  const [first] = cited.size > 0 ? cited : evidence.map(({ id }) => id)
  const lead = evidence.find(({ id }) => id === first)
  const supporting = new Set(
    sentences
      .filter(({ role }) => role === 'support')
      .flatMap(({ citations }) => citations.map(({ id }) => id)),
  )
  return {
    ...nothing,
    advice: summary?.bottomLine.advice ?? null,
    direction: lead?.direction ?? null,
    strength: lead === undefined ? null : strengthBand(lead.strength_score),
    lead: lead === undefined ? null : toStudy(lead),
    weighed: weigh(lead === undefined ? [] : [lead]),
    cited: evidence.filter(({ id }) => cited.has(id)).map(nameOf),
    shown: new Set(evidence.map(({ id }) => id)),
    studies: evidence
      .filter(
        ({ id, kind, direction }) => kind === 'article' && direction !== 'unclear' && !supporting.has(id),
      )
      .map(toStudy),
  }
}

/** Its meter weighs studies against each other by itself. */
function ofConsensus(response: ConsensusResponse): Essence {
  const { high_evidence: high, emerging_evidence: emerging, weak_evidence: weak, meter } = response
  const all = [...high, ...emerging, ...weak]
  return {
    ...nothing,
    direction: meter?.direction ?? null,
    strength: meter?.level ?? null,
    lead: all[0] === undefined ? null : toStudy(all[0]),
    weighed: weigh(all),
    cited: all.map(nameOf),
    shown: new Set(all.map(({ id }) => id)),
    studies: all.filter(({ direction }) => direction !== 'unclear').map(toStudy),
  }
}

function toStudy(source: Evidence): Study {
  return { ...nameOf(source), direction: source.direction, score: source.strength_score }
}

/** Reasons of a score that change while the record does not: with the years, and with what else there is on the question. */
const unsteady: ReadonlySet<Evidence['strength']['reasons'][number]['term']> = new Set([
  'recency',
  'directness',
])

function weigh(sources: readonly Evidence[]): Essence['weighed'] {
  return new Map(
    sources.map(({ id, strength, strength_score: score, direction }) => {
      // Put together by hand: what was kept in the database has its keys in another order.
      const reasons = strength.reasons
        .filter(({ term }) => !unsteady.has(term))
        .map(({ term, points, text }) => `${term} ${points} ${text}`)
      return [id, { score, grade: [direction, ...reasons].join('\n') }]
    }),
  )
}
