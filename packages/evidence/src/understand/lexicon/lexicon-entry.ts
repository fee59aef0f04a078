import { z } from 'zod'

export const ConceptType = z.enum(['drug', 'condition', 'procedure', 'test', 'population', 'outcome'])
export type ConceptType = z.infer<typeof ConceptType>

const names = z.array(z.string().min(1)).default([])

/** One line of `content/lexicon/*.jsonl`; what each field means stands in the README there. */
export const LexiconEntry = z.strictObject({
  term: z.string().min(1),
  type: ConceptType,
  synonyms: names,
  abbreviations: names,
  us: names,
  it: names,
  de: names,
  es: names,
  mesh: z
    .string()
    .regex(/^D\d+$/u)
    .optional(),
  broader: names,
  alike: z.boolean().default(false),
  unlike: z.boolean().default(false),
  seenWith: names,
  onlySeenWith: z.boolean().default(false),
  composite: z.boolean().default(false),
  state: z.boolean().default(false),
  concerns: names,
})
export type LexiconEntry = z.infer<typeof LexiconEntry>
