import { z } from 'zod'

const phrases = z.array(z.string().min(1)).default([])

/** A figure that whoever has a disease or lives by a treatment has, though nobody typed it: on dialysis, an eGFR below 15. */
export const Implied = z.strictObject({
  concept: z.string().min(1),
  measure: z.string().min(1),
  bound: z.enum(['below', 'above']),
  value: z.number(),
  unit: z.string(),
})
export type Implied = z.infer<typeof Implied>

/** What is known of the patient beside names and figures, as far as a deduction asks for it. */
const State = z.enum(['pregnancy', 'male', 'child', 'under two', 'newborn', 'within a day'])
export type State = z.infer<typeof State>

/** How a test came out, in words. */
export const Result = z.enum(['normal', 'raised', 'lowered', 'positive'])
export type Result = z.infer<typeof Result>

/** One thing that must be told: one of the names or a kind of it, the figure, or the state. Where a row has names and a figure, either will do. */
const Finding = z
  .strictObject({
    concepts: phrases,
    /** The names are of tests, which must have come out so. */
    results: z.array(Result).optional(),
    /** What the names mean was done or is taken already, and is not asked about. */
    had: z.literal(true).optional(),
    measure: z.string().min(1).optional(),
    /** In the measure's own unit; the figure must lie within all bounds given. */
    from: z.number().optional(),
    above: z.number().optional(),
    to: z.number().optional(),
    below: z.number().optional(),
    state: State.optional(),
  })
  .refine(
    ({ concepts, measure, state }) => concepts.length > 0 || measure !== undefined || state !== undefined,
  )
export type Finding = z.infer<typeof Finding>

/** A disease that nobody named and findings amount to, with the guideline or definition that says so. */
export const Deduction = z.strictObject({
  problem: z.string().min(1),
  /** What somebody has along with other things: it is deduced only where no disease is named, or gout with an eGFR of 40 would be a question on kidneys. */
  lasting: z.boolean().default(false),
  /** What is known of somebody by the way, and held against drugs alone: whoever has a coronary stent seldom asks about the coronaries. */
  background: z.boolean().default(false),
  when: z.array(Finding).min(1),
  unless: z.array(State).default([]),
  source: z.string().min(1),
})
export type Deduction = z.infer<typeof Deduction>
