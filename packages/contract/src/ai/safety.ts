import { z } from 'zod'

/** From the strictest to the mildest. */
export const SafetyLevel = z.enum(['contraindicated', 'avoid', 'reduce dose', 'use with care', 'monitor'])
export type SafetyLevel = z.infer<typeof SafetyLevel>

/** A safety rule that the question breaks; it stands before any benefit of the drug. */
export const SafetyWarning = z.object({
  /** Of the rule, stable. */
  id: z.string(),
  level: SafetyLevel,
  /** In the reader's language where it has a name, else as typed. */
  drug: z.string(),
  /** One sentence in the reader's language: level, drug and reason. */
  lead: z.string(),
  /** What the question tells that makes the rule speak: 'potassium 5.9 mmol/L'. */
  because: z.string(),
  /** English content, quoted as it is in every language. */
  says: z.string(),
  instead: z.string(),
  /** Where authorities draw the line differently. */
  limits: z.array(z.object({ authority: z.string(), value: z.union([z.number(), z.string()]) })),
  source: z.object({ name: z.string(), kind: z.string(), year: z.number().int().nullable() }),
  confidence: z.enum(['high', 'medium']),
  /** No label was opened for the rules; the reader must be told to check. */
  checkProduct: z.literal(true),
})
export type SafetyWarning = z.infer<typeof SafetyWarning>
