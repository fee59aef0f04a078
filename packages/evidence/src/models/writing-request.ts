import type { Understood } from '@auscult/contract/ai/ai.ts'
import type { AnswerSentence } from '@auscult/contract/evidence/evidence.ts'
import type { Source } from '../answer/source/source.ts'
import type { Lexicon } from '../understand/lexicon/lexicon.ts'

/** All that a model is given and its words are held against. */
export type WritingRequest = {
  /** Without what identifies a person. */
  question: string
  understood: Understood
  /** The evidence of the answer, in order. */
  sources: readonly Source[]
  /** The engine's own composition, verified, the lead first. */
  composed: readonly AnswerSentence[]
  lexicon: Lexicon
}
