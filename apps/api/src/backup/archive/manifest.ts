import { z } from 'zod'

/** Raised when a part is written in another form; a release reads its own and earlier ones. */
export const archiveFormat = 1

export const manifestName = 'manifest.json'

const Count = z.int().nonnegative()

/** A file of the archive; `contentType` where it is one that a person handed in. */
const Part = z.strictObject({
  name: z.string(),
  bytes: Count,
  /** Hexadecimal. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/u),
  contentType: z.string().optional(),
})
export type Part = z.infer<typeof Part>

/** What stands in a backup: the last file of its archive, so that one that was cut off has none. */
export const Manifest = z.object({
  format: z.literal(archiveFormat),
  /** Of the product that wrote it. */
  version: z.string(),
  madeAt: z.iso.datetime(),
  /** How many migrations the database had, and the hash of the last. */
  schema: z.object({ migrations: Count.min(1), newest: z.string() }),
  /** Rows of each table. */
  tables: z.record(z.string(), Count),
  /** Files that people handed in; `missing` were named by a row and not in the storage. */
  files: z.object({ kept: Count, missing: Count }),
  evidence: z.object({ documents: Count, marks: Count }),
  hasKeys: z.boolean(),
  /** All other files of the archive in their order. */
  parts: z.array(Part),
})
export type Manifest = z.infer<typeof Manifest>
