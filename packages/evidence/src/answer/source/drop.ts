import type { DropReason } from '@auscult/contract/ai/record.ts'
import type { Source } from './source.ts'

/** Told where a candidate is turned away, with the reason that decided; only the first one of a document counts. */
export type Drop = (id: string, reason: DropReason) => void

/** The sources that pass; each of the others is dropped for the reason. */
export function sift(
  sources: readonly Source[],
  passes: (source: Source) => boolean,
  reason: DropReason,
  drop: Drop,
): Source[] {
  return sources.filter((source) => {
    const isKept = passes(source)
    if (!isKept) drop(source.document.id, reason)
    return isKept
  })
}

/** The first of a list; each of the rest is dropped for the reason. */
export function keepFirst<Kept>(
  all: readonly Kept[],
  most: number,
  idOf: (each: Kept) => string,
  reason: DropReason,
  drop: Drop,
): Kept[] {
  for (const each of all.slice(most)) drop(idOf(each), reason)
  return all.slice(0, most)
}
