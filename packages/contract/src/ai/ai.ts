import { z } from 'zod'
import { SafetyWarning } from './safety.ts'
import { ToolOffer } from './tools.ts'
import { AnswerSummary, MustNotMiss, NextQuestion } from '../evidence/answer-summary.ts'
import { AnswerSentence, Evidence, WithdrawnSource } from '../evidence/evidence.ts'
import { Language } from '../language.ts'

export const AgentType = z.enum(['clinical', 'consensus', 'guideline'])
export type AgentType = z.infer<typeof AgentType>

export const questionLimits = {
  maxWords: 100,
  /** A guideline question may be as short as the name of a condition. */
  minWords: { clinical: 4, consensus: 4, guideline: 0 } satisfies Record<AgentType, number>,
  maxCharacters: 2_000,
  maxSearchCharacters: 200,
}

/** Words as the specification counts them: runs of anything but white space. */
export function countWords(question: string): number {
  return question.split(/\s+/u).filter((word) => word !== '').length
}

export const QuestionKind = z.enum([
  'treatment',
  'diagnosis',
  'prognosis',
  'harm',
  'prevention',
  'guideline',
  'other',
])
export type QuestionKind = z.infer<typeof QuestionKind>

export const Concept = z.object({
  /** Preferred English term. */
  term: z.string(),
  type: z.enum(['drug', 'condition', 'procedure', 'test', 'population', 'outcome', 'word']),
  /** The characters of the question it was read from. */
  matched: z.string(),
  /** All forms searched for, the preferred term among them. */
  forms: z.array(z.string()),
})
export type Concept = z.infer<typeof Concept>

/**
 * What is to be done with the treatment: begin it (every plain question), stop or go on with it, give it with another one, choose its
 * dose or how long it is given. A study of beginning a treatment does not answer whether it may be stopped.
 */
export const QuestionIntent = z.enum(['start', 'stop', 'combine', 'dose', 'duration'])
export type QuestionIntent = z.infer<typeof QuestionIntent>

/**
 * A figure that says who the people are: of a test ('eGFR 22'), a stage, class or genotype, the line of treatment, or the week of pregnancy. `term` is the
 * lexicon's, or 'stage', 'class', 'genotype', 'line', 'weeks'; `unit` as typed in lower case, empty where there is none.
 */
export const Measured = z.object({
  term: z.string(),
  value: z.number(),
  /** The upper end of a range, of which `value` is the lower one; null where one figure is told. */
  to: z.number().nullable().default(null),
  bound: z.enum(['at', 'below', 'above']),
  unit: z.string(),
})
export type Measured = z.infer<typeof Measured>

export const Understood = z.object({
  language: Language,
  kind: QuestionKind,
  intent: QuestionIntent.default('start'),
  /** Time since the illness began that the question gives, in hours. */
  timeHours: z.number().nullable().default(null),
  /** Later than `timeHours`: 'after 24 hours'. */
  isAfterTime: z.boolean().default(false),
  measured: z.array(Measured).default([]),
  population: z.array(z.string()),
  intervention: z.array(z.string()),
  comparator: z.array(z.string()),
  outcome: z.array(z.string()),
  /** What the people must not have: preferred terms, or as typed. `population` names each as 'without ...' too. */
  excluded: z.array(z.string()).default([]),
  concepts: z.array(Concept),
  /** Spelling that was mended, as typed and as read. */
  corrections: z.array(z.object({ from: z.string(), to: z.string() })),
})
export type Understood = z.infer<typeof Understood>

/** Who worded the answer. What a model wrote was checked sentence by sentence; what did not hold is the engine's own wording. */
export const Prose = z.object({
  by: z.enum(['engine', 'model']),
  /** As the operator configured it; null where no model was asked. */
  model: z.string().nullable(),
  /** Used by the model, whether or not its words were; null where it did not tell. */
  tokens: z.number().int().nullable(),
  /** Why a model that is set up did not write this answer; null where it did, or none is set up. */
  fallback: z
    .enum([
      'unreachable',
      'too-slow',
      'cut-off',
      'bad-output',
      'not-supported',
      'breaker-open',
      'over-budget',
    ])
    .nullable(),
})
export type Prose = z.infer<typeof Prose>

/** One thing an abbreviation may mean, and the question with it spelt out. */
export const Reading = z.object({ term: z.string(), question: z.string() })
export type Reading = z.infer<typeof Reading>

/**
 * What every agent's answer has. `status_code` is 200 with an answer or a refusal, and 202 with a message where the question is
 * not clinical or needs one thing cleared up first.
 */
export const AgentResponse = z.object({
  status_code: z.number().int(),
  message: z.string(),
  /** Said before the answer: an emergency, a named patient. */
  notice: z.string().nullable(),
  /** Safety rules the question breaks, strictest first; they open the answer, and no benefit of their drug may lead. */
  safety: z.array(SafetyWarning).default([]),
  understood: Understood.nullable(),
  /** On a refusal: the closest evidence, which does not answer the question. */
  nearest: z.array(Evidence),
  withdrawn: z.array(WithdrawnSource),
  /** Where the question tells of a problem that hides others. */
  mustNotMiss: MustNotMiss.nullable().default(null),
  /** Calculators and guides that belong to the question. What `covers` all that is asked answers a refused question, from content of its own and not from the corpus. */
  tools: z.array(ToolOffer).default([]),
  /** On a refusal: up to five broader questions that do have evidence here. */
  broader: z.array(z.string()).max(5).default([]),
  /** With a message that asks which of several things was meant: each of them. */
  readings: z.array(Reading).default([]),
  /** The question as it was answered, where it was restated from a follow-up. */
  standalone: z.string().nullable().default(null),
  prose: Prose.default({ by: 'engine', model: null, tokens: null, fallback: null }),
  engine: z.object({
    version: z.string(),
    weightsVersion: z.string(),
    candidates: z.number().int(),
    tookMs: z.number(),
    /** How likely one of the sources at least answers, 0 to 1; null where nothing was judged. */
    confidence: z.number().min(0).max(1).nullable().default(null),
  }),
})
export type AgentResponse = z.infer<typeof AgentResponse>

/** What the clinical agent answers; a refusal has an empty recommendation and no evidence. */
export const ClinicalResponse = AgentResponse.extend({
  clinical_recommendation: z.string(),
  /** Null on a refusal. */
  summary: AnswerSummary.nullable().default(null),
  evidence: z.array(Evidence),
  /** The recommendation sentence by sentence; joined by spaces it is `clinical_recommendation`. */
  sentences: z.array(AnswerSentence),
  /** Under an answer: what may be asked next, each of it answered here. */
  nextQuestions: z.array(NextQuestion).default([]),
})
export type ClinicalResponse = z.infer<typeof ClinicalResponse>
