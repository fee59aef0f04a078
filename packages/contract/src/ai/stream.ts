import { z } from 'zod'
import { Understood } from './ai.ts'
import { AnswerSentence, Evidence } from '../evidence/evidence.ts'
import { AskBody, IdentifiedAnswer } from './questions.ts'
import { SafetyWarning } from './safety.ts'
import { StreamFailure } from '../envelope.ts'
import { operation } from '../operation.ts'

/** What was found, ranked and graded, before a word of the answer is composed. */
export const FoundSources = z.object({
  understood: Understood,
  /** Said before the answer: an emergency, a named patient. */
  notice: z.string().nullable(),
  /** Those of the answer: nothing may be read of a drug before what forbids it. */
  safety: z.array(SafetyWarning).default([]),
  /** As the agent will show them: evidence, studies with the direction of what was asked, guidelines by the name of their column. */
  sources: z.array(Evidence).min(1),
  /** From the question's arrival at the engine. */
  tookMs: z.number(),
})
export type FoundSources = z.infer<typeof FoundSources>

/**
 * The events of one question, in this order: `sources` at most once, and not where nothing was found; any number of `sentence`, each
 * checked against its sources, where a model words the answer; then one `answer`, or one `failure`, which ends the stream too. The
 * answer is whole: it holds the sources and sentences told before, and may hold others.
 */
export const AskEvent = z.discriminatedUnion('event', [
  FoundSources.extend({ event: z.literal('sources') }),
  z.object({ event: z.literal('sentence'), sentence: AnswerSentence }),
  z.object({ event: z.literal('answer'), answered: IdentifiedAnswer }),
  StreamFailure,
])
export type AskEvent = z.infer<typeof AskEvent>

export const askQuestionStream = operation({
  name: 'askQuestionStream',
  method: 'POST',
  path: '/ai-query/stream',
  access: 'onboarded',
  limit: 'questions',
  sealed: true,
  summary:
    'Ask a clinical question and see its sources before the answer. Costs what askQuestion costs; cancelled after its first sentence, it counts.',
  body: AskBody,
  streams: true,
  answer: AskEvent,
})
