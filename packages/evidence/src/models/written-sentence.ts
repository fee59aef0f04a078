import { z } from 'zod'

/** One sentence as a model hands it in, before anything of it is believed. */
export const WrittenSentence = z.object({
  role: z.enum(['lead', 'support', 'against', 'applicability']),
  text: z.string().min(1).max(700),
  citations: z
    .array(z.object({ id: z.string().min(1).max(100), quote: z.string().min(1).max(2_000) }))
    .min(1)
    .max(8),
})
export type WrittenSentence = z.infer<typeof WrittenSentence>
