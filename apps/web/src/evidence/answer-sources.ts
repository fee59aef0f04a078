import type {
  AnswerSentence,
  Direction,
  DocumentStatus,
  Evidence,
} from '@auscult/contract/evidence/evidence.ts'

/** A source with the number it is cited by: its place in the list, strongest first, from 1. */
export type Source = Evidence & { number: number }

export type SourceCitation = { source: Source; quote: string }

export type CitedSentence = {
  text: string
  role: AnswerSentence['role']
  citations: SourceCitation[]
  /** Rests on work that was withdrawn after the answer was given. */
  isWithdrawn: boolean
}

/** Highest Strength Score first; equals keep the order in which the engine ranked them. */
export function numberSources(evidence: readonly Evidence[]): Source[] {
  return evidence
    .toSorted((a, b) => b.strength_score - a.strength_score)
    .map((entry, index) => ({ ...entry, number: index + 1 }))
}

/** The sentences with their sources at hand. A sentence none of whose sources is shown is not said either. */
export function citeSentences(
  sentences: readonly AnswerSentence[],
  sources: readonly Source[],
): CitedSentence[] {
  const byId = new Map(sources.map((source) => [source.id, source]))
  return sentences
    .map(({ text, role, citations, isWithdrawn = false }) => ({
      text,
      role,
      isWithdrawn,
      citations: citations.flatMap(({ id, quote }) => {
        const source = byId.get(id)
        return source ? [{ source, quote }] : []
      }),
    }))
    .filter((sentence) => sentence.citations.length > 0)
}

/** What a source points to. A guideline recommends; that it shows no direction of its own is nothing unclear. */
export type Pointing = Direction | 'guideline'

export function pointingOf({ kind, direction }: Evidence): Pointing {
  return kind === 'guideline' && direction === 'unclear' ? 'guideline' : direction
}

/** How many sources point where, for those that any do. */
export function countPointings(sources: readonly Source[]): Map<Pointing, number> {
  const counts = new Map<Pointing, number>()
  for (const source of sources) counts.set(pointingOf(source), (counts.get(pointingOf(source)) ?? 0) + 1)
  return counts
}

/** The address a source may be opened at: http and https only, since links come with imported records. */
export function findSafeLink(link: string): string | undefined {
  const url = URL.parse(link)
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.href : undefined
}

/** Withdrawn work goes into no picture and nobody's list of references. */
export function isCitable({ status }: { status: DocumentStatus }): boolean {
  return status === 'current' || status === 'corrected'
}
