import type { QuestionIntent, QuestionKind } from '@auscult/contract/ai/ai.ts'

/** What a question asks, each name in the question's language. At least one of treatment and people is there. */
export type QuestionParts = {
  kind: QuestionKind
  intent: QuestionIntent
  treatment: string[]
  /** Who they are ('children'), and what they have ('asthma', 'renal impairment'). */
  persons: string[]
  conditions: string[]
  comparator: string[]
  outcome: string[]
}

/** A question in natural words, and the phrases that are put into one. */
export type QuestionFrames = {
  question: (parts: QuestionParts) => string
  /** 'in children with asthma', 'in pregnancy'. */
  among: (persons: string[], conditions: string[]) => string
  /** 'compared with placebo'. */
  comparedWith: (control: string) => string
  /** 'combined with aspirin'. */
  togetherWith: (treatment: string) => string
  /** What words no frame has a place for are asked about: 'What is known about monitoring with metformin in gout?' */
  about: (words: string, parts: QuestionParts) => string
}
