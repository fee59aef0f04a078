import { z } from 'zod'

const Text = z.string().min(1)

/**
 * A limit people had to meet. `unit` is '' for a score; 'yes = 1' in measure or unit marks a yes-or-no limit; limits of one `group` are alternatives,
 * all others must hold.
 */
const EligibilityLimit = z.strictObject({
  measure: Text,
  op: z.enum(['<', '<=', '>', '>=', '=']),
  value: z.number(),
  unit: z.string(),
  group: Text.nullable().default(null),
})

/** Whom the study took in. */
const StudyPopulation = z.strictObject({
  /** Most specific first. */
  conditions: z.array(Text).min(1),
  /** Wider terms a clinician may type. */
  broader: z.array(Text),
  stage: Text.nullable(),
  line: Text.nullable(),
  course: Text.nullable(),
  setting: Text.nullable(),
  /** In years. */
  age: z
    .strictObject({
      min: z.number().nullable(),
      max: z.number().nullable(),
      mean: z.number().nullable(),
    })
    .nullable(),
  sex: z.enum(['any', 'female', 'male']),
  includes: z.array(Text),
  eligibility: z.array(EligibilityLimit),
  excluded: z.array(Text),
})

const StudyArm = z.strictObject({
  role: z.enum(['intervention', 'control']),
  /** Generic names. */
  drugs: z.array(Text),
  classes: z.array(Text),
  /** What is no drug: placebo, surgery, a target. */
  other: Text.nullable(),
  dose: Text.nullable(),
  route: Text.nullable(),
  timing: Text.nullable(),
  duration: Text.nullable(),
})

/** What one arm had: a percentage of its people, or a number in `unit`. */
const ArmFigure = z.strictObject({
  percent: z.number().nullable().optional(),
  mean: z.number().optional(),
  median: z.number().optional(),
  rate: z.number().optional(),
  value: z.number().optional(),
  events: z.number().int().optional(),
  n: z.number().int().optional(),
  unit: z.string().nullable().optional(),
})
export type ArmFigure = z.infer<typeof ArmFigure>

/** One result of a study. */
const StudyOutcome = z.strictObject({
  name: Text,
  kind: z.enum(['primary', 'secondary', 'harm']),
  /**
   * What `estimate` is. Beside ratios and differences there are a ratio of means and a number needed to treat: an unknown
   * measure is never read as a ratio.
   */
  measure: Text.nullable(),
  estimate: z.number().nullable(),
  low: z.number().nullable(),
  high: z.number().nullable(),
  /** Confidence level in percent, as published: 95, 97.5, 99. */
  level: z.number().nullable(),
  intervention: ArmFigure.nullable(),
  control: ArmFigure.nullable(),
  time: Text.nullable(),
  /** Of the intervention as named, for this outcome. */
  direction: z.enum(['benefit', 'harm', 'no clear difference', 'unclear']),
  /** Whether a margin chosen beforehand was met; null where none was set. */
  noninferior: z.boolean().nullable(),
  /** The percentages count those doing well (survival, response): turn them round before a risk is computed. */
  good: z.boolean().default(false),
})
export type StudyOutcome = z.infer<typeof StudyOutcome>

/** The parts of a record its curator is certain or unsure of. */
const RecordPart = z.enum([
  'population',
  'eligibility',
  'excluded',
  'arms',
  'dose',
  'primary',
  'absolute',
  'secondary',
  'harms',
])

/** One line of content/starter/records.jsonl: what a curator wrote down of a study. What is not certain is null. */
export const StudyRecord = z.strictObject({
  /** The document it belongs to, by the id it has in the content. */
  id: z.string().regex(/^(?:pmid:[1-9]\d{0,8}|starter:[a-z0-9-]+)$/u),
  population: StudyPopulation,
  arms: z.array(StudyArm).min(1),
  /** What all arms had. */
  background: Text.nullable(),
  outcomes: z.array(StudyOutcome).min(1),
  /** From the study alone. `advice` is about the intervention as named, which may be an omission. `in` says the same in other languages. */
  bottomLine: z.strictObject({
    advice: z.enum(['do', "don't", 'either', 'depends']),
    text: Text,
    in: z.strictObject({ de: Text, es: Text, it: Text }).partial().optional(),
  }),
  /** What has changed since, to be shown beside the bottom line. */
  later: Text.nullable().default(null),
  /** Studies on the same question: ids of documents, or names where no such document is held. */
  agreesWith: z.array(Text),
  conflictsWith: z.array(Text),
  /** Ways a clinician may put the question. Not a test set. */
  asked: z.array(Text),
  sure: z.array(RecordPart),
  unsure: z.array(RecordPart),
  /** How often the record has been read against what is known of the paper. */
  checked: z.enum(['once', 'twice']),
})
export type StudyRecord = z.infer<typeof StudyRecord>

/** One line of content/starter/asked.jsonl: further ways in which clinicians ask for what a study answers, in the languages held. */
export const StudyPhrases = z.strictObject({ id: z.string().min(1), asked: z.array(Text).min(1) })

/** One line of content/starter/bottom-lines.<language>.jsonl: the bottom line of the record `id` in that language. */
export const TranslatedBottomLine = z.strictObject({ id: StudyRecord.shape.id, text: Text })
