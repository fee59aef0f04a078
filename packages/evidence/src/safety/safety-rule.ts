import { SafetyLevel } from '@auscult/contract/ai/safety.ts'
import { z } from 'zod'

const Comparison = z.enum(['<', '<=', '>', '>='])
export type Comparison = z.infer<typeof Comparison>

const text = z.string().min(1)

/** When a rule speaks: at a figure of `measure`, or at one of `terms`; where `and` is there, one of these must be told too; none of `unless`. */
export const RuleCondition = z.strictObject({
  kind: z.enum([
    'lab',
    'vital',
    'organ function',
    'condition',
    'history',
    'co-drug',
    'procedure',
    'pregnancy',
    'lactation',
    'age',
    'dose',
    'route',
    'timing',
    'duplicate',
  ]),
  measure: text.nullable(),
  op: Comparison.nullable(),
  value: z.number().nullable(),
  unit: text.nullable(),
  terms: z.array(text).nullable(),
  and: z.array(text).optional(),
  unless: z.array(text).optional(),
})

/** One line of `content/safety/rules.jsonl`; the README there says what each field means. */
export const SafetyRule = z.strictObject({
  id: text,
  drugs: z.array(text).min(1),
  class: text.nullable(),
  procedure: text.nullable(),
  when: RuleCondition,
  level: SafetyLevel,
  says: text,
  instead: text,
  limits: z.array(z.strictObject({ authority: text, value: z.union([z.number(), text]) })),
  source: z.strictObject({
    kind: z.enum(['product information', 'guideline', 'regulator warning', 'pharmacopoeia']),
    name: text,
    year: z.number().int().nullable(),
  }),
  confidence: z.enum(['high', 'medium']),
  examples: z.array(text).min(1),
  mustNotFire: z.array(text).min(1),
  note: text.optional(),
  checked: z.enum(['once', 'twice']),
})
export type SafetyRule = z.infer<typeof SafetyRule>

/** One thing a question must tell. */
export const PhrasePart = z.union([
  /** A lexicon term or a narrower one, unless `exact`; `beside`: one of these words stands next to it ('severe'). */
  z.strictObject({
    concept: text,
    beside: z.array(text).min(1).optional(),
    exact: z.literal(true).optional(),
  }),
  /** `untold`: it holds, too, where the figure is not told. */
  z.strictObject({
    measure: text,
    op: Comparison,
    value: z.number(),
    unit: text.nullable(),
    untold: z.literal(true).optional(),
  }),
  /** These words in a row, undenied, whatever their number and spelling. */
  z.strictObject({ said: text }),
  z.strictObject({
    person: z.strictObject({
      sex: z.enum(['female', 'male']).optional(),
      fromYears: z.number().optional(),
      toYears: z.number().optional(),
      pregnant: z.literal(true).optional(),
      breastfeeding: z.literal(true).optional(),
    }),
  }),
  /** Allergy to the drug, to one of its class or, of a drug, to its class. */
  z.strictObject({ allergyTo: text }),
  z.strictObject({ asks: z.enum(['stop', 'dose']) }),
  /** The drug of the rule, taken every day. */
  z.strictObject({ often: z.literal('daily') }),
  /** An event of `events.jsonl` that is told of the drug of the rule, or of all that is asked. */
  z.strictObject({ event: text }),
  /** What the drug of the rule is to the question: asked about or taken. */
  z.strictObject({ plays: z.enum(['asked', 'current']) }),
  /** Nothing of this is told beside the drug of the rule: an opioid, a corticosteroid. */
  z.strictObject({ without: text }),
  /** The drug of the rule is of this kind, where a line is drawn for some of its drugs alone. */
  z.strictObject({ ofDrug: text }),
])
export type PhrasePart = z.infer<typeof PhrasePart>

/** One line of `content/safety/phrases.jsonl`: what a string of the rules means; one of `means`, each with all of its parts. */
export const SafetyPhrase = z.strictObject({ text, means: z.array(z.array(PhrasePart).min(1)).min(1) })
export type SafetyPhrase = z.infer<typeof SafetyPhrase>

/**
 * One line of `content/safety/states.jsonl`: the figure from which a state is there. Where `implied` is false the figure does not make the
 * state, but a figure on the other side excludes it.
 */
export const SafetyState = z.strictObject({
  concept: text,
  measure: text,
  op: Comparison,
  value: z.number(),
  unit: text.nullable(),
  implied: z.literal(false).optional(),
})
export type SafetyState = z.infer<typeof SafetyState>

/** `content/safety/reach.json`: how far rules and states reach, where their own words do not say it. */
export const SafetyReach = z.strictObject({
  /** Rules that a disease of the family breaks as one's own does: the tendency is inherited. */
  inherited: z.array(text),
  /** Rules for starting a drug; going on with it has its own limits. */
  starting: z.array(text),
  /** Rules that warn of stopping or leaving out a drug, so that nobody is told not to give it. */
  stopping: z.array(text),
  /** Rules that a drug stopped lately still breaks, and for how many hours, where they say it. */
  washout: z.record(text, z.number().positive().nullable()),
  /** Drugs that act for more hours after the last dose than such rules say. */
  lasting: z.record(text, z.number().positive()),
  /** Concepts that end: one in the history is no longer there. */
  passing: z.array(text),
})
export type SafetyReach = z.infer<typeof SafetyReach>
