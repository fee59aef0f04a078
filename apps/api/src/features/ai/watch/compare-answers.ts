import type { AnsweredQuestion } from '@auscult/contract/ai/questions.ts'
import type { AnswerDifference } from '@auscult/contract/ai/watch.ts'
import type { ClinicalResponse } from '@auscult/contract/ai/ai.ts'
import type { ConsensusResponse } from '@auscult/contract/ai/consensus.ts'
import type { Evidence } from '@auscult/contract/evidence/evidence.ts'
import { strengthBand } from '@auscult/contract/evidence/strength-band.ts'
import { isRefusal } from '../refusal.ts'

type Named = AnswerDifference['sources'][number]

/** A source with what it found, where that is known and the answer does not call it a support. */
type Study = Named & { direction: string; score: number }

/** What an answer says in a few words. */
type Essence = {
  advice: string | null
  direction: string | null
  strength: string | null
  lead: (Named & { score: number; reasons: string }) | null
  /** What the lead rests on besides. */
  cited: Named[]
  /** Ids of all sources. */
  shown: Set<string>
  studies: Study[]
  /** Guidelines of a comparison; empty of the other agents. */
  guidelines: Named[]
}

/**
 * What tells a new answer from the old one, as it was given, `today` being the old one with what was withdrawn since. Empty where both advise the
 * same, as strongly, by the same source, and nothing as strong has come that found otherwise: what else came to the answer or left it is not worth a
 * notice.
 */
export function compareAnswers(
  old: AnsweredQuestion,
  today: AnsweredQuestion,
  latest: AnsweredQuestion,
): AnswerDifference[] {
  const withdrawn = compareWithdrawn(old, today)
  if (isRefusal(old) !== isRefusal(latest)) {
    const kind = isRefusal(latest) ? 'unanswered' : 'answered'
    const { lead } = essenceOf(isRefusal(latest) ? old : latest)
    return [...withdrawn, tell(kind, [null, null], lead === null ? [] : [lead])]
  }
  return [...withdrawn, ...compareEssence(essenceOf(old), essenceOf(latest))]
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
  if (old.advice !== latest.advice) found.push(tell('advice', [old.advice, latest.advice], changes))
  if (old.direction !== latest.direction)
    found.push(tell('direction', [old.direction, latest.direction], changes))
  found.push(...listContradictions(old, latest))
  // A record that nobody changed grows older, and its score with it: no news.
  if (old.strength !== latest.strength && (isOtherLead || old.lead?.reasons !== latest.lead?.reasons))
    found.push(tell('strength', [old.strength, latest.strength], changes))
  if (isOtherLead) found.push(tell('lead', [old.lead?.name ?? null, latest.lead?.name ?? null], changes))
  const known = new Set(old.guidelines.map(({ id }) => id))
  const added = latest.guidelines.filter(({ id }) => !known.has(id))
  if (added.length > 0) found.push(tell('guidelines', [null, null], added))
  return found
}

/** What the new answer rests on and the old one did not have; else what leads it. */
function whatChanged(old: Essence, { cited, lead }: Essence): Named[] {
  const added = cited.filter(({ id }) => !old.shown.has(id))
  if (added.length > 0) return added
  return lead === null ? [] : [lead]
}

/** What a clinician would want to know though the lead stands: that newer work, no weaker, found otherwise. */
function listContradictions(old: Essence, latest: Essence): AnswerDifference[] {
  const { lead, direction } = latest
  if (lead === null || direction === null) return []
  return latest.studies
    .filter(
      (study) =>
        study.id !== lead.id &&
        !old.shown.has(study.id) &&
        study.score >= lead.score &&
        study.direction !== direction,
    )
    .map((study) => tell('contradicted', [direction, study.direction], [study]))
}

function tell(
  kind: AnswerDifference['kind'],
  [before, after]: [string | null, string | null],
  sources: readonly Named[],
): AnswerDifference {
  return { kind, before, after, sources: sources.map(nameOf) }
}

function nameOf({ id, name, link }: Named): Named {
  return { id, name, link }
}

const nothing: Essence = {
  advice: null,
  direction: null,
  strength: null,
  lead: null,
  cited: [],
  shown: new Set(),
  studies: [],
  guidelines: [],
}

function essenceOf(answered: AnsweredQuestion): Essence {
  if (answered.agentType === 'clinical') return ofClinical(answered.responseData)
  if (answered.agentType === 'consensus') return ofConsensus(answered.responseData)
  return { ...nothing, guidelines: answered.responseData.guidelines.map(nameOf) }
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
    lead: leadOf(lead),
    cited: evidence.filter(({ id }) => cited.has(id)).map(nameOf),
    shown: new Set(evidence.map(({ id }) => id)),
    studies: evidence
      .filter(
        ({ id, kind, direction }) => kind === 'article' && direction !== 'unclear' && !supporting.has(id),
      )
      .map((source) => ({ ...nameOf(source), direction: source.direction, score: source.strength_score })),
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
    lead: leadOf(all[0]),
    shown: new Set(all.map(({ id }) => id)),
  }
}

function leadOf(source: Evidence | undefined): Essence['lead'] {
  if (source === undefined) return null
  const reasons = source.strength.reasons.filter(({ term }) => term !== 'recency')
  return { ...nameOf(source), score: source.strength_score, reasons: JSON.stringify(reasons) }
}
