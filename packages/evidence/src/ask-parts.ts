import type { UnderstoodEdit } from '@auscult/contract/ai/questions.ts'
import type { EngineRecord } from '@auscult/contract/ai/record.ts'
import type { FoundSources } from '@auscult/contract/ai/stream.ts'
import type { AnswerSentence } from '@auscult/contract/evidence/evidence.ts'
import type { Language, Spelling } from '@auscult/contract/language.ts'
import type { EvidenceIndex } from './corpus/text-index/evidence-index.ts'
import type { Writer } from './models/writer.ts'
import type { FindNeighbours } from './search/neighbours.ts'
import type { CompiledProblem } from './safety/must-not-miss.ts'
import type { SafetyRules } from './safety/compiled-rule.ts'
import type { Tools } from './tools/compile-tools.ts'
import type { Lexicon } from './understand/lexicon/lexicon.ts'

/** All that a question is answered with. */
export type AskParts = {
  index: EvidenceIndex
  lexicon: Lexicon
  /** What is said before any benefit. */
  safety: SafetyRules
  /** What must not be overlooked, by presenting problem; nothing is said of it where left out. */
  mustNotMiss?: readonly CompiledProblem[] | undefined
  /** Calculators and guides that may belong to a question; none is offered where left out. */
  tools?: Tools | undefined
  clock: () => Date
  signal?: AbortSignal
  /** The user's country, ISO 3166-1 alpha-2: its guidelines come first. */
  country?: string | undefined
  /** For answers in English; 'uk' where left out. */
  spelling?: Spelling | undefined
  /** What a question that does not tell its own language is taken to be in; English where left out. */
  language?: Language | undefined
  /** What the asker changed in how the question was read. */
  understoodAs?: UnderstoodEdit | undefined
  /** Called once, before anything is composed, where there is a source to show; the answer is not begun before it resolves. */
  onSources?: ((found: FoundSources) => Promise<void>) | undefined
  /** Called once with what explains the answer or refusal, unless the question was not clinical. */
  onRecord?: (record: EngineRecord) => void
  /** Documents near in meaning, where an embedding model is set up; its ranks join those by words. */
  findNeighbours?: FindNeighbours | undefined
  /** A language model that may word the answer anew; without one, or where it fails, the engine's words stand. */
  writer?: Writer | undefined
  /** Each sentence of the writer once it is verified; the answer in the end may still have the engine's instead. */
  onSentence?: ((sentence: AnswerSentence) => void) | undefined
}
