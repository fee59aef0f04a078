import { z } from 'zod'

const Section = z.strictObject({ label: z.string().min(1), text: z.string().min(1) })

/** `about.json` of a content folder: where the set comes from and who has reviewed it. */
export const AboutContent = z.strictObject({
  title: z.string().min(1),
  describes: z.string().min(1),
  sources: z.array(z.string().min(1)).min(1),
  licence: z.string().min(1),
  preparedOn: z.iso.date(),
  reviewState: z.string().min(1),
  notes: z.array(z.string()),
})
export type AboutContent = z.infer<typeof AboutContent>

const Effect = z.strictObject({
  measure: z.string().min(1),
  estimate: z.number(),
  low: z.number().nullable(),
  high: z.number().nullable(),
  level: z.number().nullable(),
  text: z.string().min(1),
})

/** One line of content/starter/studies.jsonl. */
export const StarterStudy = z.strictObject({
  id: z.string().regex(/^(?:pmid:[1-9]\d{0,8}|starter:[a-z0-9-]+)$/u),
  specialty: z.string().min(1),
  name: z.string().min(1),
  title: z.string().min(1),
  /** True for a plain descriptive title of ours. */
  ownTitle: z.boolean(),
  authors: z.array(z.string().min(1)).min(1),
  journal: z.string().min(1),
  year: z.number().int(),
  pmid: z
    .string()
    .regex(/^[1-9]\d{0,8}$/u)
    .nullable(),
  /** A PMID from knowledge, not yet compared with PubMed: never a link. */
  recalledPmid: z
    .string()
    .regex(/^[1-9]\d{0,8}$/u)
    .nullable(),
  doi: z
    .string()
    .regex(/^10\.\S+\/\S+$/u)
    .nullable(),
  publicationTypes: z.array(z.string().min(1)),
  sections: z.array(Section).min(1),
  facts: z.strictObject({
    design: z.string().min(1),
    participants: z.number().int().positive().nullable(),
    population: z.string().min(1),
    intervention: z.string().min(1),
    comparator: z.string().min(1).nullable(),
    outcome: z.string().min(1),
    effect: Effect.nullable(),
    direction: z.enum(['benefit', 'harm', 'no-difference', 'unclear']),
  }),
  /** As the figures were noted down, so that every number of a synopsis can be traced. */
  sourceComparator: z.string(),
  sourceOutcome: z.string(),
  sourceEffect: z.string().nullable(),
})
export type StarterStudy = z.infer<typeof StarterStudy>

/** One line of content/guidelines/comparisons.jsonl. */
export const GuidelineEntry = z.strictObject({
  id: z.string().regex(/^guideline:[a-z0-9-]+$/u),
  topic: z.string().min(1),
  specialty: z.string().min(1),
  question: z.string().min(1),
  name: z.string().min(1),
  body: z.string().min(1),
  year: z.number().int(),
  title: z.string().min(1),
  url: z.url().nullable(),
  /** An address from knowledge, not yet opened: never a link. */
  recalledUrl: z.url().nullable(),
  sections: z.array(Section).min(1),
  related: z.array(z.strictObject({ relation: z.enum(['replaces', 'newer-edition']), citation: z.string() })),
  confidence: z.enum(['low', 'medium', 'high']),
  checkLocalGuidance: z.boolean(),
})
export type GuidelineEntry = z.infer<typeof GuidelineEntry>

/** One line of content/guidelines/asked.jsonl: the ways in which clinicians ask for what the entries on a topic answer. */
export const TopicPhrases = z.strictObject({
  topic: z.string().min(1),
  asked: z.array(z.string().min(1)).min(1),
})

/** content/guidelines/bodies.json: the country of each issuing body, 'EU' for a European one, null for an international one. */
export const GuidelineBodies = z.record(
  z.string().min(1),
  z
    .string()
    .regex(/^[A-Z]{2}$/u)
    .nullable(),
)
export type GuidelineBodies = z.infer<typeof GuidelineBodies>
