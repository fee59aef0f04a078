import { z } from 'zod'
import { AgentResponse } from './ai.ts'
import { SentenceParts, DocumentStatus, ReadPart } from '../evidence/evidence.ts'

/** Joins the points of one entry; clients split on it. */
export const bullet = '•'

/**
 * What `guideline_response` holds as a JSON string. All lists have one entry per guideline, in the order of `guideline_names`; the
 * points of an entry are joined with the bullet character, and an entry is empty where the guideline says nothing.
 */
export const GuidelineComparison = z.object({
  guideline_names: z.array(z.string()),
  diagnostic_criteria: z.array(z.string()),
  firstline_treatment: z.array(z.string()),
  key_differences: z.array(z.string()),
  references: z.object({ entries: z.array(z.string()) }),
})
export type GuidelineComparison = z.infer<typeof GuidelineComparison>

/** One point of a guideline in its stored words, graded as the body grades it. */
export const GuidelinePoint = SentenceParts.extend({
  /** 'I', 'strong'; null where it is not stored. */
  recommendationClass: z.string().nullable(),
  /** 'A', 'moderate'; null where it is not stored. */
  evidenceLevel: z.string().nullable(),
})
export type GuidelinePoint = z.infer<typeof GuidelinePoint>

/** One guideline of the comparison with what stands behind its column. */
export const GuidelineColumn = z.object({
  id: z.string(),
  /** 'ESC 2024', 'NICE NG136 (2019)': as in `guideline_names`. */
  name: z.string(),
  body: z.string(),
  year: z.number().int().nullable(),
  topic: z.string(),
  /** ISO 3166-1 alpha-2 of the body's country, 'EU' for a European body, null for an international one or where unknown. */
  country: z.string().nullable(),
  isUsersCountry: z.boolean(),
  /** True where another edition is known to have replaced it. */
  isSuperseded: z.boolean(),
  /** What is known of newer editions, in words; null when nothing is. */
  newerEdition: z.string().nullable(),
  /** Editions this one replaces. */
  replaces: z.array(z.string()),
  link: z.string(),
  /** A search is shown where the address of the document itself has not been verified. */
  linkKind: z.enum(['document', 'search']),
  status: DocumentStatus,
  readPart: ReadPart,
  reviewed: z.boolean().nullable(),
  strength_score: z.number().int().min(1).max(10),
  /** Point by point, each with the stored words it rests on. */
  diagnosis: z.array(GuidelinePoint),
  treatment: z.array(GuidelinePoint),
  differences: z.array(GuidelinePoint),
})
export type GuidelineColumn = z.infer<typeof GuidelineColumn>

/** What the guideline agent answers; a refusal has no guidelines, and lists without entries in `guideline_response`. */
export const GuidelineResponse = AgentResponse.extend({
  /** A `GuidelineComparison` as a JSON string; always one that can be parsed. */
  guideline_response: z.string(),
  /** The topic compared: 'Hypertension in adults'. */
  topic: z.string().nullable(),
  /** Other topics that matched, best first, for a way on. */
  otherTopics: z.array(z.string()),
  /** The user's country first, then its region, then international bodies; superseded editions last. */
  guidelines: z.array(GuidelineColumn),
})
export type GuidelineResponse = z.infer<typeof GuidelineResponse>
