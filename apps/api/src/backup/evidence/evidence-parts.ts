import { z } from 'zod'

/** Where the parts of the evidence stand in an archive. */
export const documentsFolder = 'evidence/documents/'
export const marksFolder = 'evidence/marks/'
export const statusesName = 'evidence/statuses.sqlite'
export const namesName = 'evidence/lexicon.jsonl'

export const statusesFile = 'statuses.sqlite'

/** Files of the folder import-state that say how far imports have come, what was brought in of the starter corpus and what PubMed confirmed. */
export const markName = /^[0-9a-z][0-9a-z-]*\.json$/u

/** Such a file. When it was written last says something, too: when the starter corpus changed. */
export const Mark = z.object({ name: z.string().regex(markName), modifiedMs: z.number(), text: z.string() })
export type Mark = z.infer<typeof Mark>
