import type { LexiconConcept } from './lexicon.ts'
import { isWithin } from './search-forms.ts'

/** How many of the question's other concepts speak for this reading, by what the lexicon says it is seen with. */
function support(
  reading: LexiconConcept,
  others: readonly LexiconConcept[],
  lookUp: (term: string) => LexiconConcept | undefined,
): number {
  const companions = reading.seenWith.map(lookUp).filter((concept) => concept !== undefined)
  return others.filter((other) =>
    [...companions, ...reading.wider].some(
      (companion) => isWithin(other, companion) || isWithin(companion, other),
    ),
  ).length
}

/** The one reading the rest of the question speaks for; undefined when none or several do. */
export function decideReading(
  readings: readonly LexiconConcept[],
  others: readonly LexiconConcept[],
  lookUp: (term: string) => LexiconConcept | undefined,
): LexiconConcept | undefined {
  const ranked = readings
    .map((reading) => ({ reading, support: support(reading, others, lookUp) }))
    .toSorted((a, b) => b.support - a.support)
  const [first, second] = ranked
  if (first === undefined || first.support === 0) return undefined
  return second !== undefined && second.support === first.support ? undefined : first.reading
}
