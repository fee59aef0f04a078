import type { ToolOffer } from '@auscult/contract/ai/tools.ts'
import type { FoundSources } from '@auscult/contract/ai/stream.ts'
import type { AnswerSentence } from '@auscult/contract/evidence/evidence.ts'
import type { PreviousAsked } from '../understand/follow-up/follow-up.ts'
import type { EngineAnswer, EngineQuestion, ToolWords } from './engine.ts'
import type { EngineSettings } from './open-engine.ts'

/** What one process asks of another; it asks one thing at a time. */
export type EngineTask =
  | { kind: 'answer'; asked: EngineQuestion; wantsSources: boolean; wantsSentences: boolean }
  | { kind: 'restate'; typed: string; previous: PreviousAsked }
  | { kind: 'find-tools'; typed: ToolWords }

/** To the process that answers. `task` numbers what is asked, so that a late message is not taken for the next one's, and `call` what it asks of the day's tokens. */
export type ToEngine =
  | { type: 'open'; settings: EngineSettings }
  | { type: 'do'; task: number; what: EngineTask }
  | { type: 'abort'; task: number }
  | { type: 'reserved'; call: number; isAllowed: boolean }
  | { type: 'close' }

/** From the process that answers. */
export type FromEngine =
  | { type: 'ready'; concepts: number }
  | { type: 'sources'; task: number; found: FoundSources }
  | { type: 'sentence'; task: number; sentence: AnswerSentence }
  | { type: 'reserve'; call: number; tokens: number }
  | { type: 'settle'; reserved: number; used: number }
  | { type: 'answered'; task: number; answer: EngineAnswer }
  | { type: 'restated'; task: number; question: string }
  | { type: 'found-tools'; task: number; tools: ToolOffer[] }
  | { type: 'failed'; task: number | undefined; message: string; stack: string }
