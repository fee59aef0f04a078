import type { AntibioticEntry, Population, SyndromeGroup } from './antibiotics.ts'
import type { LabValue } from './labs.ts'

/*
 * What a search of the guides finds. The server and the browser, which has both guides for when there is no connection, ask here, so that
 * they find the same.
 */

/** The tests in which every word stands, those named or abbreviated so ahead; all of them, by category, where no word is given. */
export function findLabs(tests: readonly LabValue[], search: string): LabValue[] {
  const words = wordsOf(search)
  if (words.length === 0) return [...tests]
  const wanted = words.join(' ')
  const found = tests.flatMap((test) => {
    const [name, shortcode] = [fold(test.name), fold(test.shortcode)]
    const all = [name, shortcode, fold(test.category), test.loinc ?? ''].join(' ')
    if (!words.every((word) => all.includes(word))) return []
    const rank = shortcode === wanted || name === wanted ? 0 : name.startsWith(wanted) ? 1 : 2
    return [{ test, rank }]
  })
  return found.toSorted((a, b) => a.rank - b.rank).map(({ test }) => test)
}

type AntibioticFilter = {
  search: string
  group?: SyndromeGroup | undefined
  population?: Population | undefined
}

/** The syndromes of a group and population in which every word begins one: in the names, a pathogen, a drug, or the comments. */
export function findAntibiotics(
  entries: readonly AntibioticEntry[],
  { search, group, population }: AntibioticFilter,
): AntibioticEntry[] {
  const words = wordsOf(search)
  return entries.filter((entry) => {
    if (group !== undefined && entry.group !== group) return false
    if (population !== undefined && entry.population !== population) return false
    const drugs = [...entry.first_line, ...entry.alternatives].map(({ drug }) => drug)
    const all = fold(
      [
        entry.syndrome,
        ...(entry.alsoCalled ?? []),
        entry.group,
        entry.population,
        entry.comments,
        ...entry.pathogens,
        ...drugs,
      ].join(' '),
    )
    // 'Cystitis' is no cholecystitis.
    const begins = all.split(/[^\p{L}\p{N}]+/u)
    return words.every((word) =>
      /\W/u.test(word) ? all.includes(word) : begins.some((each) => each.startsWith(word)),
    )
  })
}

function wordsOf(search: string): string[] {
  return fold(search).split(/\s+/u).filter(Boolean)
}

/** Without case, accents, and what British and American spelling tell apart: haemoglobin, hemoglobin. */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll(/ae|oe/gu, 'e')
}
