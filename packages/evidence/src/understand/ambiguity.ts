import type { LexiconConcept } from './lexicon/lexicon.ts'
import { isWithin } from './search-forms.ts'

/** Whether an abbreviation may be heard that means something only beside what it is seen with: 'IT' beside a cytotoxic. */
export function isHeard(
  reading: LexiconConcept,
  others: readonly LexiconConcept[],
  lookUp: (term: string) => LexiconConcept | undefined,
): boolean {
  return !reading.onlySeenWith || support(reading, others, lookUp) > 0
}

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

/**
 * The one reading the rest of the question speaks for; else the one written exactly so (eGFR, EGFR), else the one the others are kinds
 * of. Undefined when nothing decides.
 */
export function decideReading(
  readings: readonly LexiconConcept[],
  typed: string,
  others: readonly LexiconConcept[],
  lookUp: (term: string) => LexiconConcept | undefined,
): LexiconConcept | undefined {
  const ranked = readings
    .map((reading) => ({ reading, support: support(reading, others, lookUp) }))
    .toSorted((a, b) => b.support - a.support)
  const [first, second] = ranked
  if (first !== undefined && first.support > (second?.support ?? 0)) return first.reading
  const asWritten = readings.filter(({ abbreviations }) => abbreviations.includes(typed))
  if (asWritten.length === 1) return asWritten[0]
  return readings.find((reading) => readings.every((other) => isWithin(other, reading)))
}
