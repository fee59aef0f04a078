import type { AntibioticEntry, DrugChoice, Population, SyndromeGroup } from './antibiotics.ts'
import { type GuideNames, withoutRoute } from './guide-names.ts'
import type { LabValue } from './labs.ts'
import { rankOf, type SearchText, searchText, wordsOf } from './match-words.ts'

/*
 * What a search of the guides finds. The server, its MCP tools and the browser, which has both guides for when there is no connection, ask
 * here, so that they find the same.
 */

/** The tests in which every word stands, the best match first, those of blood ahead; all of them, by category, where nothing is typed. */
export type FindLabs = (search: string) => LabValue[]

/** Made once for a guide, and then asked for every search. */
export function labFinder(tests: readonly LabValue[], names: GuideNames): FindLabs {
  const indexed = tests.map((test) => ({ entry: test, texts: labTexts(test, names) }))
  return (search) => {
    if (search.trim() === '') return [...tests]
    return ranked(indexed, search)
      .map(({ entry, rank }) => ({ entry, rank: isOfBlood(entry) ? rank : rank + besideBlood }))
      .toSorted((a, b) => a.rank - b.rank)
      .map(({ entry }) => entry)
  }
}

function labTexts({ name, shortcode, category, specimen, loinc, note, _id }: LabValue, names: GuideNames) {
  return [
    ...namedAt(0, [name, shortcode, ...(loinc === null ? [] : [loinc]), ...(names.labs[_id] ?? [])]),
    ...namedAt(1, [category, specimen]),
    ...(note === null ? [] : said(2, note)),
  ]
}

/** 'Glucose' or 'protein' alone is that of blood, though that of cerebrospinal fluid has just this name. */
const besideBlood = 2.5

function isOfBlood({ specimen }: LabValue): boolean {
  return /blood|serum|plasma/u.test(specimen)
}

export type AntibioticFilter = {
  search: string
  group?: SyndromeGroup | undefined
  population?: Population | undefined
}

/**
 * The syndromes of a group and population in which every word begins one, the best match first: in the names, then a drug, a pathogen, the
 * notes or comments. What is for all ages is for each population.
 */
export type FindAntibiotics = (filter: AntibioticFilter) => AntibioticEntry[]

/** Made once for a guide, and then asked for every search. */
export function antibioticFinder(entries: readonly AntibioticEntry[], names: GuideNames): FindAntibiotics {
  const indexed = entries.map((entry) => ({ entry, texts: syndromeTexts(entry, names) }))
  return ({ search, group, population }) => {
    const fitting = indexed.filter(
      ({ entry }) =>
        (group === undefined || entry.group === group) &&
        (population === undefined || entry.population === population || entry.population === 'all ages'),
    )
    if (search.trim() === '') return fitting.map(({ entry }) => entry)
    return ranked(fitting, search)
      .toSorted((a, b) => a.rank - b.rank)
      .map(({ entry }) => entry)
  }
}

function syndromeTexts(entry: AntibioticEntry, names: GuideNames): SearchText[] {
  const drugs = [...entry.first_line, ...entry.alternatives]
  return [
    ...namedAt(0, [entry.syndrome, ...(entry.alsoCalled ?? []), ...(names.antibiotics[entry._id] ?? [])]),
    ...namedAt(
      1,
      drugs.flatMap((drug) => drugNames(drug, names)),
    ),
    ...namedAt(2, [entry.group, entry.population, ...entry.pathogens, ...(names.groups[entry.group] ?? [])]),
    ...said(3, entry.comments),
    ...drugs.flatMap(({ notes }) => (notes === null ? [] : said(3, notes))),
  ]
}

function drugNames({ drug }: DrugChoice, { drugs }: GuideNames): string[] {
  return [drug, ...(drugs[withoutRoute(drug)] ?? [])]
}

const forbids = /\b(?:no|not|never|avoid|without|withhold|contraindicated|unsuitable)\b/iu

/** The clauses of a note; what one of them forbids is no answer to who searches for it: 'No co-amoxiclav'. */
function said(level: number, note: string): SearchText[] {
  const clauses = note.split(/[.;](?:\s|$)/u).filter((clause) => !forbids.test(clause))
  return clauses.map((clause) => searchText(level, clause))
}

function namedAt(level: number, names: readonly string[]): SearchText[] {
  return names.map((name) => searchText(level, name))
}

function ranked<Entry>(indexed: readonly { entry: Entry; texts: readonly SearchText[] }[], search: string) {
  const wanted = wordsOf(search)
  // Signs alone are in no entry.
  if (wanted.length === 0) return []
  return indexed.flatMap(({ entry, texts }) => {
    const rank = rankOf(texts, wanted)
    return rank === null ? [] : [{ entry, rank }]
  })
}
