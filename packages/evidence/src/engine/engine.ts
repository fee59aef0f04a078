import type { AgentType } from '@auscult/contract/ai/ai.ts'
import type { ToolOffer } from '@auscult/contract/ai/tools.ts'
import type { Language, Spelling } from '@auscult/contract/language.ts'
import type { AnsweredQuestion, UnderstoodEdit } from '@auscult/contract/ai/questions.ts'
import type { EngineRecord } from '@auscult/contract/ai/record.ts'
import type { AskParts } from '../ask.ts'
import type { PreviousAsked } from '../understand/follow-up/follow-up.ts'

export type EngineQuestion = {
  question: string
  agent: AgentType
  /** ISO 3166-1 alpha-2. */
  country?: string | undefined
  spelling?: Spelling | undefined
  /** The screen's, for texts that do not tell their own. */
  language?: Language | undefined
  understoodAs?: UnderstoodEdit | undefined
  /** No language model words the answer, whatever is set up: nobody waits for it. */
  isUnworded?: boolean | undefined
}

/** A few words, and the language of the screen they were typed on. */
export type ToolWords = { query: string; language?: Language | undefined }

/** The answer, refusal or message, with what explains it; null where nothing was searched. */
export type EngineAnswer = { answered: AnsweredQuestion; record: EngineRecord | null }

/** What there is to see before the answer. */
export type EngineWatch = Pick<AskParts, 'onSources' | 'onSentence'>

/**
 * What answers questions: in the caller's own process, or in others that are ended where they take too long. What it is asked settles
 * only when it is free again, so that whoever counts places counts rightly.
 */
export type Engine = {
  /** How many questions it takes at once. */
  readonly atOnce: number
  /** How many concepts its lexicon has. */
  readonly concepts: number
  /** Rejects with the signal's reason when aborted, with `EngineTooSlow` or `EngineBroken`, or with what the corpus throws. */
  answer(asked: EngineQuestion, signal: AbortSignal, watch?: EngineWatch): Promise<EngineAnswer>
  /** A follow-up as a question that stands alone, as `restateFollowUp`. Rejects as `answer` does. */
  restate(typed: string, previous: PreviousAsked, signal: AbortSignal): Promise<string>
  /** The tools that a few words ask for, too few for an answer. Rejects as `answer` does. */
  findTools(typed: ToolWords, signal: AbortSignal): Promise<ToolOffer[]>
  /** False where nobody can be answered at the moment. */
  isUp(): boolean
  close(): Promise<void>
}

/** A question was ended at its time limit. */
export class EngineTooSlow extends Error {
  override name = 'EngineTooSlow'

  constructor(limitMs: number) {
    super(`a question was ended after ${limitMs} ms`)
  }
}

/** What answered the question died of it, or could not be started. */
export class EngineBroken extends Error {
  override name = 'EngineBroken'
}
