import type {
  AnswerSentence,
  ClinicalResponse,
  Direction,
  Evidence,
  StrengthBand,
} from '@auscult/contract/ai.ts'
import { strengthBand } from '@auscult/contract/ai.ts'

/** A source with the number it is cited by: its place in the list, strongest first, from 1. */
export type Source = Evidence & { number: number }

export type SourceCitation = { source: Source; quote: string }

export type CitedSentence = { text: string; role: AnswerSentence['role']; citations: SourceCitation[] }

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
    .map(({ text, role, citations }) => ({
      text,
      role,
      citations: citations.flatMap(({ id, quote }) => {
        const source = byId.get(id)
        return source ? [{ source, quote }] : []
      }),
    }))
    .filter((sentence) => sentence.citations.length > 0)
}

/** Whether the engine found nothing it could say or show. */
export function isRefusal(response: ClinicalResponse): boolean {
  return response.clinical_recommendation === '' && response.evidence.length === 0
}

export function countDirections(sources: readonly Source[]): Map<Direction, number> {
  return countBy(sources, (source) => source.direction)
}

export function countBands(sources: readonly Source[]): Map<StrengthBand, number> {
  return countBy(sources, (source) => strengthBand(source.strength_score))
}

function countBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, number> {
  const counts = new Map<Key, number>()
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1)
  return counts
}

/** The address a source may be opened at: http and https only, since links come with imported records. */
export function findSafeLink(link: string): string | undefined {
  const url = URL.parse(link)
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.href : undefined
}
