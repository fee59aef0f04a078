import { foreignLanguages } from './language/languages.ts'
import type { Lexicon } from './lexicon/lexicon.ts'
import { readWords, type Word } from './words.ts'

const title =
  /^(?:patient(?:in)?|paziente|paciente|herrn?|frau|signora?|señora?|sra?|sig|mr|mrs|ms|miss|mx)[.\s]/iu
/** Shorter names of diseases are surnames, too: 'Frau Krebs'. */
const fewestLetters = 7

/**
 * Where the disease or treatment begins that stands in what looks like a title and a name, title included where nobody is named between: 0 in 'Frau
 * Niereninsuffizienz', 11 in 'Frau Krebs Vorhofflimmern'; -1 where there is none. A disease that is called after somebody has a surname for its
 * own name: 'Mrs Parkinson'.
 */
export function findMedicineInName(found: string, lexicon: Lexicon): number {
  if (!title.test(found)) return -1
  const [, first, ...others] = readWords(found)
  if (first === undefined) return -1
  if (isOfMedicine(first, lexicon)) return 0
  return others.find((word) => isOfMedicine(word, lexicon))?.start ?? -1
}

function isOfMedicine(word: Word, lexicon: Lexicon): boolean {
  if (word.text.length < fewestLetters) return false
  const languages = ['en', ...foreignLanguages] as const
  const concepts = languages.flatMap((language) =>
    lexicon.match([word], language).flatMap((match) => match.concepts),
  )
  return concepts.some(({ term, synonyms }) => ![term, ...synonyms].some((name) => name.includes(word.text)))
}
