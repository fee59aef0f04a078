import type { FoundSources } from '@auscult/contract/ai/stream.ts'
import type { SafetyWarning } from '@auscult/contract/ai/safety.ts'
import type { ToolOffer } from '@auscult/contract/ai/tools.ts'
import type { MustNotMiss } from '@auscult/contract/evidence/answer-summary.ts'
import type { AgentResponse, Understood } from '@auscult/contract/ai/ai.ts'
import type { Evidence, WithdrawnSource } from '@auscult/contract/evidence/evidence.ts'
import { weightsVersion } from '../appraise/weights.ts'
import type { Document } from '../corpus/document.ts'
import type { Alert } from '../understand/alerts/alerts.ts'
import type { AnswerFrames } from './frames/answer-frames.ts'
import { type CardSource, presentEvidence, type Source } from './source/source.ts'

/** Changes when the same corpus and question may give another answer. */
export const engineVersion = '0.4.2'

/** More would bury the few that come close. */
const mostNearest = 10

type Asked = {
  understood: Understood | null
  notice: string | null
  safety: SafetyWarning[]
  mustNotMiss: MustNotMiss | null
  tools: ToolOffer[]
  candidates: number
  confidence: number | null
  tookMs: () => number
}

/** An answer that says nothing yet; `tookMs` is read when it is given out. */
export function blankResponse(
  alerts: readonly Alert[],
  { notices }: AnswerFrames,
  tookMs: () => number,
): Asked {
  // Emergencies and named patients are spoken to whatever else is answered.
  const notice = alerts.length === 0 ? null : alerts.map((alert) => notices[alert]).join(' ')
  return {
    understood: null,
    notice,
    safety: [],
    mustNotMiss: null,
    tools: [],
    candidates: 0,
    confidence: null,
    tookMs,
  }
}

function respond(asked: Asked): AgentResponse {
  return {
    status_code: 200,
    message: '',
    notice: asked.notice,
    safety: asked.safety,
    understood: asked.understood,
    nearest: [],
    withdrawn: [],
    mustNotMiss: asked.mustNotMiss,
    tools: asked.tools,
    broader: [],
    readings: [],
    standalone: null,
    prose: { by: 'engine', model: null, tokens: null, fallback: null },
    engine: {
      version: engineVersion,
      weightsVersion,
      candidates: asked.candidates,
      tookMs: tenths(asked.tookMs()),
      confidence: asked.confidence,
    },
  }
}

/** What can be shown before there is an answer. */
export function tellFound(asked: Asked, understood: Understood, sources: Evidence[]): FoundSources {
  return { understood, notice: asked.notice, safety: asked.safety, sources, tookMs: tenths(asked.tookMs()) }
}

function tenths(ms: number): number {
  return Math.round(ms * 10) / 10
}

/** Not clinical, or one thing to be cleared up first: a message and nothing else. */
export function sayInstead(asked: Asked, message: string): AgentResponse {
  return { ...respond(asked), status_code: 202, message }
}

/** What an answer of any agent has beside its content. */
export function answerWith(asked: Asked, withdrawn: readonly Document[]): AgentResponse {
  return { ...respond(asked), withdrawn: nameWithdrawn(withdrawn) }
}

/** What came nearest, marked as not answering. */
export function refuseWith(
  asked: Asked,
  { near, withdrawn }: { near: readonly Source[]; withdrawn: readonly Document[] },
  message: string,
  frames: AnswerFrames,
): AgentResponse {
  return {
    ...respond(asked),
    message,
    nearest: near.slice(0, mostNearest).map((source) => presentSource(source, frames)),
    withdrawn: nameWithdrawn(withdrawn),
  }
}

/** A source as the screen shows it, with its summary. */
export function presentSource(source: CardSource, frames: AnswerFrames): Evidence {
  return presentEvidence(source, summarise(source, frames))
}

function summarise({ document, appraisal }: CardSource, frames: AnswerFrames): string {
  return frames.summary({
    design: appraisal.designText,
    participants: appraisal.participants,
    year: document.year,
    effect: appraisal.effect,
    outcome: document.facts?.outcome ?? null,
  })
}

function nameWithdrawn(withdrawn: readonly Document[]): WithdrawnSource[] {
  return withdrawn.map((document) => ({
    id: document.id,
    name: document.title,
    link: document.links[0] ?? '',
    status: document.status,
  }))
}
