import type { Understood } from '@auscult/contract/ai/ai.ts'
import type { Directness } from '../appraise/appraisal.ts'
import type { DocumentMatch } from './document-match.ts'
import type { QueryConcept } from './query-stems.ts'

type Fit = Directness['population']

/** The share of a concept's stems that a document has. */
export function conceptCompleteness(concept: QueryConcept, match: DocumentMatch): number {
  const present = concept.stems.filter((place) => (match.occurrences[place] ?? 0) > 0).length
  return present / concept.stems.length
}

function fitOf(asked: readonly string[], completeness: ReadonlyMap<string, number>): Fit {
  const known = asked.flatMap((term) => completeness.get(term) ?? [])
  if (known.every((share) => share === 1)) return 'match'
  return known.some((share) => share > 0.5) ? 'partial' : 'mismatch'
}

/** How a document fits each part of the question by the words it uses. A part that the question leaves open fits. */
export function judgeDirectness(
  understood: Understood,
  concepts: readonly QueryConcept[],
  match: DocumentMatch,
): Directness {
  const completeness = new Map(concepts.map((concept) => [concept.term, conceptCompleteness(concept, match)]))
  return {
    population: fitOf(understood.population, completeness),
    intervention: fitOf(understood.intervention, completeness),
    comparator: fitOf(understood.comparator, completeness),
    outcome: fitOf(understood.outcome, completeness),
  }
}
