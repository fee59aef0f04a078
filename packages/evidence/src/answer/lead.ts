import type { AnswerSentence, Understood } from '@auscult/contract/ai.ts'
import { cite } from './compose-parts.ts'
import type { Frames, Topic } from './frames/frames.ts'
import type { Source } from './source.ts'
import type { Verdict } from './verdict.ts'

const mostNames = 3

/** The sentence that answers: no stronger than the sources that carry it, and citing each study it names. */
export function composeLead(
  studies: readonly Source[],
  verdict: Verdict,
  understood: Understood,
  topic: Topic,
  frames: Frames,
): AnswerSentence | undefined {
  const carrying = (verdict.camps[0]?.sources ?? []).slice(0, mostNames)
  const [best] = carrying
  if (best === undefined) return leadOpen(studies, topic, frames)
  if (understood.intervention.length === 0) return leadByBest(best, verdict, topic, frames)
  if (verdict.isIndirect) {
    const drugs = [...new Set(carrying.flatMap((source) => source.sibling?.term ?? []))]
    return lead(frames.lead.indirect(topic, drugs, namesOf(carrying)), carrying)
  }
  if (verdict.stance === 'divided') return leadDivided(verdict, topic, frames)
  const frame = {
    benefit: frames.lead.benefit,
    harm: frames.lead.harm,
    'no-difference': frames.lead.noDifference,
    open: frames.lead.noDifference,
  }[verdict.stance]
  return lead(frame(topic, verdict.band, namesOf(carrying), sharedOutcome(carrying)), carrying)
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

function leadOpen(studies: readonly Source[], topic: Topic, frames: Frames): AnswerSentence | undefined {
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

/** The question names no treatment: the best study says which one. */
function leadByBest(best: Source, verdict: Verdict, topic: Topic, frames: Frames): AnswerSentence {
  const arm = best.document.facts?.intervention ?? null
  const control = best.document.facts?.comparator ?? null
  if (arm === null || control === null) return lead(frames.lead.open(topic, [best.name]), [best])
  if (best.stance === 'no-difference')
    return lead(frames.lead.undecided(topic, arm, control, best.name), [best])
  const [better, worse] = best.stance === 'harm' ? [control, arm] : [arm, control]
  return lead(frames.lead.favoured(topic, verdict.band, better, worse, best.name), [best])
}
