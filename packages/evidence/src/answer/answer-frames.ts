import type { Language } from '@auscult/contract/ai.ts'
import { en } from './frames/en.ts'
import type { Frames } from './frames/frames.ts'

const framesByLanguage: Partial<Record<Language, Frames>> = { en }

/** The texts of an answer in the question's language, in English where that language has none yet. */
export function answerFrames(language: Language): Frames {
  return framesByLanguage[language] ?? en
}
