import type { Language } from '@auscult/contract/language.ts'
import { deQuestion } from './question-de.ts'
import { enQuestion } from './question-en.ts'
import { esQuestion } from './question-es.ts'
import { itQuestion } from './question-it.ts'
import type { QuestionFrames } from './question-wording.ts'

const frames: Record<Language, QuestionFrames> = {
  en: enQuestion,
  it: itQuestion,
  de: deQuestion,
  es: esQuestion,
}

export function questionFrames(language: Language): QuestionFrames {
  return frames[language]
}
