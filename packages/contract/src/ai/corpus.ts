import { z } from 'zod'
import { operation } from '../operation.ts'

/** Files of one kind that were imported here. */
export const ImportedKind = z.object({
  kind: z.enum(['starter', 'articles', 'trials', 'guidelines', 'retraction-lists']),
  /** Null for the starter set, which is no import. */
  files: z.number().int().nullable(),
  /** Records read from them, or rows of a retraction list; a record that came twice counts twice. */
  records: z.number().int(),
  lastImportedAt: z.iso.datetime(),
  /** Day of the newest revision among the records, `2026-11-19`; null where the source gives none. */
  newestRecordOn: z.string().nullable(),
})
export type ImportedKind = z.infer<typeof ImportedKind>

/** What this installation answers from. Counted anew at most every few minutes. */
export const CorpusDescription = z.object({
  documents: z.number().int(),
  byKind: z.object({ article: z.number().int(), trial: z.number().int(), guideline: z.number().int() }),
  /** Withdrawn work is known by name and never used. */
  byStatus: z.object({
    current: z.number().int(),
    corrected: z.number().int(),
    'expression-of-concern': z.number().int(),
    retracted: z.number().int(),
  }),
  /** Years of publication covered; null for an empty corpus. */
  years: z.object({ first: z.number().int(), last: z.number().int() }).nullable(),
  /** When a record last changed; null for an empty corpus. */
  updatedAt: z.iso.datetime().nullable(),
  imported: z.array(ImportedKind),
  /** Concepts the questions are understood by. */
  lexiconConcepts: z.number().int(),
  /** Names as the operator set them up; null where none is, as in a plain installation. */
  models: z.object({ wording: z.string().nullable(), embedding: z.string().nullable() }),
  countedAt: z.iso.datetime(),
})
export type CorpusDescription = z.infer<typeof CorpusDescription>

export const describeCorpus = operation({
  name: 'describeCorpus',
  method: 'GET',
  path: '/corpus',
  access: 'signed-in',
  limit: 'general',
  sealed: true,
  summary:
    'What this installation answers from: records by kind and status, years, imports, lexicon, models.',
  answer: CorpusDescription,
})
