import { z } from 'zod'
import type { CorpusEvent } from '../corpus-event.ts'

/** What was read from one file so far, counted from its beginning. */
export const FileContents = z.object({
  articles: z.number().int(),
  trials: z.number().int(),
  guidelines: z.number().int(),
  /** Rows of a retraction list. */
  notices: z.number().int(),
  /** Day of the newest revision among the records, '2026-11-19'. */
  newestRecordOn: z.string().nullable(),
})
export type FileContents = z.infer<typeof FileContents>

export const noContents: FileContents = {
  articles: 0,
  trials: 0,
  guidelines: 0,
  notices: 0,
  newestRecordOn: null,
}

const counterOf = { article: 'articles', trial: 'trials', guideline: 'guidelines' } as const

export function countEvent(contents: FileContents, event: CorpusEvent): FileContents {
  if (event.type === 'notice') return { ...contents, notices: contents.notices + 1 }
  if (event.type !== 'record') return contents
  const { kind, revisedOn } = event.document
  const counter = counterOf[kind]
  return {
    ...contents,
    [counter]: contents[counter] + 1,
    newestRecordOn: newerDay(contents.newestRecordOn, revisedOn ?? null),
  }
}

/** The later of two days; null where neither is known. */
export function newerDay(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other
  return other > one ? other : one
}
