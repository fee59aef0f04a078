import { z } from 'zod'

/** A publication. `pmid` and `doi` were seen in an opened source and may be links; a `recalledPmid` never is. */
const Reference = z.object({
  text: z.string().min(1),
  pmid: z
    .string()
    .regex(/^\d{7,8}$/u)
    .nullable(),
  recalledPmid: z
    .string()
    .regex(/^\d{7,8}$/u)
    .nullable(),
  doi: z.string().startsWith('10.').nullable(),
})

/** The words of one calculator, as `content/calculators` has them: English, not yet reviewed by a clinician. */
export const CalculatorTexts = z.strictObject({
  id: z.string(),
  name: z.string().min(1),
  /** What it is for, in a line. */
  use: z.string().min(1),
  items: z.array(
    z.strictObject({
      name: z.string(),
      label: z.string().min(1),
      definition: z.string().nullable(),
      /** By value; null where the answers are no and yes. */
      options: z.record(z.string(), z.string().min(1)).nullable(),
    }),
  ),
  levels: z.record(z.string(), z.strictObject({ label: z.string().min(1), says: z.string().min(1) })),
  /** What is counted, and either in what time or among whom. */
  risks: z.record(
    z.string(),
    z.strictObject({
      label: z.string().min(1),
      time: z.string().min(1).optional(),
      among: z.string().min(1).optional(),
    }),
  ),
  /** Why the figures of a result that is read in two ways differ, with their sources. */
  riskNote: z.string().min(1).optional(),
  /** What must be seen beside a result of this level where an item has one of these values. */
  cautions: z
    .array(
      z.strictObject({
        level: z.string(),
        item: z.string(),
        values: z.array(z.string()).min(1),
        says: z.string().min(1),
      }),
    )
    .optional(),
  contradictions: z.record(z.string(), z.string().min(1)),
  interpretation: z.strictObject({
    head: z.array(z.string()),
    rows: z.array(z.array(z.string())),
    notes: z.array(z.string()),
  }),
  about: z.array(z.string()).min(1),
  population: z.string().min(1),
  notFor: z.array(z.string()).min(1),
  warnings: z.array(z.string()).min(1),
  /** Where the field has moved on. */
  standing: z.strictObject({ label: z.string(), says: z.string() }).nullable(),
  references: z.array(Reference).min(1),
})
export type CalculatorTexts = z.infer<typeof CalculatorTexts>
