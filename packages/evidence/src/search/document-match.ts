import type { StemQuery, Alias } from './query-stems.ts'

/** How strongly each place of the query stands in a line, 0 to 1. */
type Strengths = Float64Array

/** Where the words of a query stand in one document. Sums of weights are shares of the whole query's weight, 0 to 1. */
export type DocumentMatch = {
  /** For each stem of the query how often it stands in the document, aliases included. */
  occurrences: number[]
  /** Number of terms of the document. */
  length: number
  coverage: number
  title: number
  /** Best single line, title included, and best two lines that follow one another. */
  bestLine: number
  bestTwoLines: number
  /** Words that follow one another in the question and stand side by side here. */
  adjacent: number
  /** The same within three words, in any order. */
  near: number
  /** Weight share of each line; the lines are those of `indexedLines`. */
  lines: number[]
  /** Of each line, for `coverageIn`; lines that have none of the words share one. */
  strengths: Strengths[]
}

const nearby = 3

/** Forms by their first term, so that a line is read once whatever the number of synonyms. */
export type FormTable = Map<string, Alias[]>

export function toFormTable(query: StemQuery, aliases: readonly Alias[]): FormTable {
  const table: FormTable = new Map()
  const ownStems = query.stems.map((stem, place) => ({ terms: [stem], covers: [place], strength: 1 }))
  for (const form of [...ownStems, ...aliases]) {
    const [first] = form.terms
    if (first === undefined) continue
    const others = table.get(first)
    if (others === undefined) table.set(first, [form])
    else others.push(form)
  }
  return table
}

function standsAt({ terms }: Alias, line: readonly string[], at: number): boolean {
  if (terms.length === 1) return true
  return terms.every((term, nth) => line[at + nth] === term)
}

/** A stem of the query found in a line: where in the line, which place in the query, and how strongly. */
type Finding = { at: number; place: number; strength: number }

function readLine(line: readonly string[], forms: FormTable): Finding[] {
  const found: Finding[] = []
  line.forEach((term, at) => {
    const starting = forms.get(term)
    if (starting === undefined) return
    for (const form of starting) {
      if (!standsAt(form, line, at)) continue
      for (const place of form.covers) found.push({ at, place, strength: form.strength })
    }
  })
  return found
}

function strongest(found: readonly Finding[], places: number): Strengths {
  const best = new Float64Array(places)
  for (const { place, strength } of found) if (strength > (best[place] ?? 0)) best[place] = strength
  return best
}

function shareOf(strengths: Strengths, weights: readonly number[]): number {
  let sum = 0
  strengths.forEach((strength, place) => {
    sum += (weights[place] ?? 0) * strength
  })
  return sum
}

/** What two lines have together, without making a third. */
function shareOfBoth(one: Strengths, other: Strengths, weights: readonly number[]): number {
  let sum = 0
  one.forEach((strength, place) => {
    sum += (weights[place] ?? 0) * Math.max(strength, other[place] ?? 0)
  })
  return sum
}

function raise(all: Strengths, line: Strengths): void {
  line.forEach((strength, place) => {
    if (strength > (all[place] ?? 0)) all[place] = strength
  })
}

/** The share of the query's weight that the chosen lines have together. */
export function coverageIn(
  { strengths }: DocumentMatch,
  weights: readonly number[],
  isChosen: readonly boolean[],
): number {
  const all = new Float64Array(weights.length)
  strengths.forEach((line, nth) => {
    if (isChosen[nth] === true) raise(all, line)
  })
  return shareOf(all, weights)
}

/** `weights` are the stems' and sum up to 1. */
export function matchDocument(
  query: StemQuery,
  weights: readonly number[],
  forms: FormTable,
  lines: readonly string[],
): DocumentMatch {
  const places = query.stems.length
  const occurrences = query.stems.map(() => 0)
  const pairs = new PairCounter(query, weights)
  const strengths: Strengths[] = []
  const shares: number[] = []
  const anywhere = new Float64Array(places)
  const none = new Float64Array(places)
  let length = 0
  let bestTwoLines = 0
  let previous: Strengths = none
  for (const text of lines) {
    const line = text === '' ? [] : text.split(' ')
    length += line.length
    const found = readLine(line, forms)
    for (const { place, strength } of found) occurrences[place] = (occurrences[place] ?? 0) + strength
    pairs.read(found)
    const here = found.length === 0 ? none : strongest(found, places)
    strengths.push(here)
    shares.push(shareOf(here, weights))
    bestTwoLines = Math.max(bestTwoLines, shareOfBoth(here, previous, weights))
    raise(anywhere, here)
    previous = here
  }
  return {
    occurrences,
    length,
    coverage: shareOf(anywhere, weights),
    title: shares[0] ?? 0,
    bestLine: Math.max(0, ...shares),
    bestTwoLines,
    adjacent: pairs.share(1),
    near: pairs.share(nearby),
    lines: shares,
    strengths,
  }
}

/** Keeps the least distance at which each two neighbours of the question were met; ordered when side by side. */
class PairCounter {
  readonly #pairs: { first: number; second: number; weight: number; distance: number }[]

  constructor(query: StemQuery, weights: readonly number[]) {
    this.#pairs = query.neighbours.map(([first, second]) => ({
      first,
      second,
      weight: Math.min(weights[first] ?? 0, weights[second] ?? 0),
      distance: Infinity,
    }))
  }

  read(found: readonly Finding[]): void {
    if (found.length < 2) return
    for (const pair of this.#pairs) {
      for (const one of found) {
        if (one.place !== pair.first) continue
        for (const other of found) {
          if (other.place !== pair.second) continue
          const step = other.at - one.at
          pair.distance = Math.min(pair.distance, step === 1 || step === 0 ? 1 : Math.max(2, Math.abs(step)))
        }
      }
    }
  }

  share(within: number): number {
    const total = this.#pairs.reduce((sum, pair) => sum + pair.weight, 0)
    const met = this.#pairs.reduce((sum, pair) => sum + (pair.distance <= within ? pair.weight : 0), 0)
    return total === 0 ? 0 : met / total
  }
}
