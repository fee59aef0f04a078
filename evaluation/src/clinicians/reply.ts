import type { ClinicalResponse } from '@auscult/contract/ai/ai.ts'
import { ask, type AskParts } from '@auscult/evidence/ask.ts'
import { flattenAnswer } from '@auscult/evidence/cli/flat-answer.ts'
import { z } from 'zod'

/** What is judged of an answer. `cited` and `leading` are ids of documents. */
export type Reply = {
  outcome: 'answer' | 'refusal' | 'message'
  lead: string
  cited: string[]
  leading: string[]
  /** The first statement speaks for doing what was asked about; a warning never does. Read from the direction of the source it rests on. */
  isForIt: boolean
  /** Ids of the safety rules that fired. */
  alerts: string[]
  /** How sure the engine is, 0 to 1; null where it does not tell. */
  confidence: number | null
}

/** Fields that an engine may tell beside what the contract has; absent is none. */
const Told = z.looseObject({
  safety: z.array(z.looseObject({ id: z.string() })).default([]),
  engine: z.looseObject({ confidence: z.number().min(0).max(1).nullish() }),
  sentences: z.array(z.looseObject({ text: z.string(), role: z.string() })),
  evidence: z.array(z.looseObject({ id: z.string(), direction: z.string(), advice: z.string().nullish() })),
})

/** Asks the clinical agent as it is asked in use, without a model. */
export async function askForReply(question: string, parts: AskParts): Promise<Reply> {
  return readReply(await ask(question, 'clinical', parts))
}

export function readReply(response: ClinicalResponse): Reply {
  const { outcome, lead, cited, leading } = flattenAnswer({
    agentType: 'clinical',
    responseData: response,
  })
  const { safety, engine, sentences, evidence } = Told.parse(response)
  const isWarning = sentences.some(({ text, role }) => text === lead && role === 'safety')
  const isForIt = evidence.some(
    ({ id, direction, advice }) => leading.includes(id) && (direction === 'benefit' || advice === 'do'),
  )
  return {
    outcome,
    lead,
    cited: cited.map(({ id }) => id),
    leading,
    isForIt: outcome === 'answer' && !isWarning && isForIt,
    alerts: safety.map(({ id }) => id),
    confidence: engine.confidence ?? null,
  }
}
