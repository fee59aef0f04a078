import type { AnswerDifference } from '@auscult/contract/ai/watch.ts'

/** A source as a difference names it. */
export type Named = AnswerDifference['sources'][number]

/** A difference with what was said before and is said now, and the sources behind it. */
export function tell(
  kind: AnswerDifference['kind'],
  [before, after]: [string | null, string | null],
  sources: readonly Named[],
): AnswerDifference {
  return { kind, before, after, sources: sources.map(nameOf) }
}

export function nameOf({ id, name, link }: Named): Named {
  return { id, name, link }
}
