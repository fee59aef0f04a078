import { z } from 'zod'
import { operation } from '../operation.ts'

/** One number of a figure; `floor` is what a release must reach, `goal` what is worked towards. */
export const AccuracyPart = z.object({
  /** The field's name for it, as 'R@10'; empty where the measure says it all. */
  name: z.string(),
  /** A share from 0 to 1, or milliseconds. */
  value: z.number(),
  unit: z.enum(['decimal', 'percent', 'milliseconds']),
  floor: z.number().nullable(),
  goal: z.number().nullable(),
  better: z.enum(['higher', 'lower']),
})
export type AccuracyPart = z.infer<typeof AccuracyPart>

export const AccuracyFigure = z.object({
  /** Stable: what is said about a figure hangs on it. */
  id: z.string(),
  measure: z.string(),
  set: z.string(),
  parts: z.array(AccuracyPart).min(1),
  /** By the worst of its parts. */
  reached: z.enum(['goal', 'floor', 'short']),
  measuredOn: z.iso.date(),
  /** Of the sources it was measured with; a plus behind it where they had changes. Null where that was not known. */
  commit: z.string().nullable(),
})
export type AccuracyFigure = z.infer<typeof AccuracyFigure>

export const AccuracyReport = z.object({ figures: z.array(AccuracyFigure) })
export type AccuracyReport = z.infer<typeof AccuracyReport>

export const getAccuracy = operation({
  name: 'getAccuracy',
  method: 'GET',
  path: '/accuracy',
  access: 'public',
  limit: 'general',
  sealed: true,
  summary: 'How well the question engine did when it was last measured, with what it had to reach.',
  answer: AccuracyReport,
})
