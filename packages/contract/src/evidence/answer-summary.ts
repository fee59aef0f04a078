import { z } from 'zod'
import { Citation, Direction, StrengthBand } from './evidence.ts'

/** What is to be done with the treatment asked about. */
export const Advice = z.enum(['do', "don't", 'either', 'depends'])
export type Advice = z.infer<typeof Advice>

/** A bottom line has at most so many words, the reason to believe it at most so many. */
export const summaryLimits = { bottomLineWords: 20, certaintyWords: 6 }

/** The answer in one line. */
export const BottomLine = z.object({
  advice: Advice,
  text: z.string(),
  /** Of the source it rests on; null where that is a safety rule or a guideline, which have no grade of ours. */
  band: StrengthBand.nullable(),
  /** How sure, and why: 'Strong: 2 randomised trials agree'. */
  certainty: z.string(),
  /** None where a safety rule speaks, which names its own source. */
  citations: z.array(Citation),
})
export type BottomLine = z.infer<typeof BottomLine>

const OutcomeNumbers = z.object({
  /** Id of the study. */
  source: z.string(),
  /** In the reader's language where it has words for it, else English. */
  outcome: z.string(),
  /** Of the treatment, on this outcome. */
  direction: Direction,
  /** '18 months', as the record has it; null where it does not tell. */
  time: z.string().nullable(),
})

/** How many people a treatment spares or harms one of; `low` and `high` are null where the study's interval does not tell them. */
export const NumberNeeded = z.object({
  value: z.number().int().min(1),
  low: z.number().int().min(1).nullable(),
  high: z.number().int().min(1).nullable(),
})
export type NumberNeeded = z.infer<typeof NumberNeeded>

/** Of 1,000 people each, how many the outcome befell; `difference` is treated less untreated. */
export const RiskNumbers = OutcomeNumbers.extend({
  type: z.literal('risk'),
  treated: z.number().min(0).max(1000),
  untreated: z.number().min(0).max(1000),
  difference: z.number().min(-1000).max(1000),
  /** Null where there is no clear difference, and so no number to tell. */
  numberNeeded: NumberNeeded.nullable(),
})
export type RiskNumbers = z.infer<typeof RiskNumbers>

/** What was measured rather than counted, in its unit: a pressure, a score, days. */
export const ValueNumbers = OutcomeNumbers.extend({
  type: z.literal('value'),
  unit: z.string(),
  treated: z.number(),
  untreated: z.number(),
  difference: z.number(),
})
export type ValueNumbers = z.infer<typeof ValueNumbers>

export const AbsoluteEffect = z.discriminatedUnion('type', [RiskNumbers, ValueNumbers])
export type AbsoluteEffect = z.infer<typeof AbsoluteEffect>

/** One thing the study asked of its people, and whether this patient has it. */
export const PatientCheck = z.object({
  criterion: z.enum(['disease', 'age', 'sex', 'pregnancy', 'value', 'excluded']),
  /** Whom the study took: 'eGFR at least 30 mL/min/1.73 m²'. */
  studied: z.string(),
  /** What the question tells of it: 'eGFR 22'; null where it tells nothing. */
  patient: z.string().nullable(),
  verdict: z.enum(['inside', 'outside', 'not-told']),
})
export type PatientCheck = z.infer<typeof PatientCheck>

/** One arm as it was given, in the record's words; null is what it does not tell. */
export const ArmAsStudied = z.object({
  role: z.enum(['intervention', 'control']),
  name: z.string(),
  dose: z.string().nullable(),
  route: z.string().nullable(),
  timing: z.string().nullable(),
  duration: z.string().nullable(),
})
export type ArmAsStudied = z.infer<typeof ArmAsStudied>

/** What a body advises beside the studies. */
export const GuidelineStand = z.object({
  id: z.string(),
  name: z.string(),
  year: z.number().int().nullable(),
  country: z.string().nullable(),
  text: z.string(),
  /** Whether it tells to do as the bottom line does; 'not-told' where its words do not show it. */
  stand: z.enum(['agrees', 'differs', 'not-told']),
})
export type GuidelineStand = z.infer<typeof GuidelineStand>

/** What a clinical answer says at a glance, before its sentences. */
export const AnswerSummary = z.object({
  bottomLine: BottomLine,
  /** Null where the record has no figures of both arms. */
  benefit: AbsoluteEffect.nullable(),
  harm: AbsoluteEffect.nullable(),
  patient: z.array(PatientCheck),
  asStudied: z.array(ArmAsStudied),
  /** Nearest country first. */
  guidelines: z.array(GuidelineStand),
})
export type AnswerSummary = z.infer<typeof AnswerSummary>

/** A question that this installation answers, and what it asks of the answer given. */
export const NextQuestion = z.object({
  about: z.enum(['kidney', 'elderly', 'pregnancy', 'dose', 'duration', 'stop', 'compare']),
  question: z.string(),
})
export type NextQuestion = z.infer<typeof NextQuestion>

/** What kills or maims when a presenting problem is taken for something else; shown beside an answer, never in its place. */
export const MustNotMiss = z.object({
  problem: z.string(),
  /** The most dangerous first, at most three. English content in every language. */
  items: z
    .array(
      z.object({
        diagnosis: z.string(),
        clues: z.string(),
        first: z.string(),
        doNot: z.string().nullable(),
      }),
    )
    .min(1)
    .max(3),
  source: z.object({ name: z.string(), body: z.string(), year: z.number().int().nullable() }),
})
export type MustNotMiss = z.infer<typeof MustNotMiss>
