import type { TextWord } from './text-words.ts'

/** A sentence beyond so many words says what it is in its first part. */
const mostRead = 120

/** What the place of a sentence tells, beside its words: 'at-0' to 'at-4' is the fifth of the abstract it stands in. */
export function placeFeatures(at: number, count: number): string[] {
  const features = [`at-${Math.min(4, Math.floor((5 * at) / count))}`]
  if (at === 0) features.push('first')
  if (at === 1) features.push('second')
  if (at === count - 1) features.push('last')
  if (at === count - 2) features.push('last-but-one')
  return features
}

/** Every word, every pair of neighbours ('^' before the first) and how many figures there are, each once; every figure is '#'. */
export function wordFeatures(words: readonly TextWord[]): Set<string> {
  const features = new Set<string>()
  let before = '^'
  let figures = 0
  for (const { known } of words.slice(0, mostRead)) {
    features.add(known.lower)
    features.add(`${before}_${known.lower}`)
    if (known.lower === '#') figures += 1
    before = known.lower
  }
  if (figures === 0) features.add('no-figure')
  if (figures >= 3) features.add('many-figures')
  return features
}

type Weighted = { weights: readonly number[] | undefined; seenIn: number; next: Map<string, Weighted> }

/** Weights by first and second word, so that a sentence is scored without making the names of its features. */
export class FeatureWeights {
  readonly #weights: ReadonlyMap<string, readonly number[]>
  readonly #entries = new Map<string, Weighted>()
  #sentences = 0

  constructor(weights: ReadonlyMap<string, readonly number[]>) {
    this.#weights = weights
    for (const [feature, values] of weights) {
      const [first = '', second] = feature.split('_')
      const entry = this.#entryOf(first)
      if (second === undefined) entry.weights = values
      else entry.next.set(second, { weights: values, seenIn: 0, next: new Map() })
    }
  }

  #entryOf(word: string): Weighted {
    const known = this.#entries.get(word)
    if (known !== undefined) return known
    const made: Weighted = { weights: undefined, seenIn: 0, next: new Map() }
    this.#entries.set(word, made)
    return made
  }

  /** Adds the weights of all `wordFeatures` and `placeFeatures` to the scores. */
  score(words: readonly TextWord[], at: number, count: number, scores: number[]): void {
    this.#sentences += 1
    for (const feature of placeFeatures(at, count)) addTo(scores, this.#weights.get(feature))
    let before = this.#entries.get('^')
    let figures = 0
    const read = Math.min(mostRead, words.length)
    for (let nth = 0; nth < read; nth += 1) {
      const lower = words[nth]?.known.lower ?? ''
      if (lower === '#') figures += 1
      this.#add(before?.next.get(lower), scores)
      before = this.#entries.get(lower)
      this.#add(before, scores)
    }
    if (figures === 0) addTo(scores, this.#weights.get('no-figure'))
    if (figures >= 3) addTo(scores, this.#weights.get('many-figures'))
  }

  #add(entry: Weighted | undefined, scores: number[]): void {
    if (entry?.weights === undefined || entry.seenIn === this.#sentences) return
    entry.seenIn = this.#sentences
    addTo(scores, entry.weights)
  }
}

function addTo(scores: number[], weights: readonly number[] | undefined): void {
  if (weights === undefined) return
  for (let role = 0; role < scores.length; role += 1)
    scores[role] = (scores[role] ?? 0) + (weights[role] ?? 0)
}
