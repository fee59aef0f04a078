import type { Language } from '@auscult/contract/ai.ts'
import type { AgentFrames } from './frames/agent-frames.ts'
import { en } from './frames/en.ts'
import { enAgents } from './frames/en-agents.ts'
import type { Frames } from './frames/frames.ts'

export type AnswerFrames = Frames & AgentFrames

const english: AnswerFrames = { ...en, ...enAgents }
const framesByLanguage: Partial<Record<Language, AnswerFrames>> = { en: english }

/** The texts of an answer in the question's language, in English where that language has none yet. */
export function answerFrames(language: Language): AnswerFrames {
  return framesByLanguage[language] ?? english
}
