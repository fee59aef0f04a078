/** A word as the weights know it; every figure is '#', so that no table of numbers is learnt. */
const token = /[\p{L}]+|\d+(?:[.,·]\d+)*|[%=<>?:]/gu

/** A sentence beyond this says what it is in its first part. */
const longestRead = 600

/** What the shape and the place of a sentence tell, beside its words: 'at-0' to 'at-4' is the fifth of the abstract it stands in. */
export function placeFeatures(at: number, count: number): string[] {
  const features = [`at-${Math.min(4, Math.floor((5 * at) / count))}`]
  if (at === 0) features.push('first')
  if (at === 1) features.push('second')
  if (at === count - 1) features.push('last')
  if (at === count - 2) features.push('last-but-one')
  return features
}

/** Words, pairs of words and the first two words of a sentence, each once. */
export function wordFeatures(text: string): Set<string> {
  const words = (text.slice(0, longestRead).toLowerCase().match(token) ?? []).map((word) =>
    /^\d/u.test(word) ? '#' : word,
  )
  const features = new Set<string>()
  let before = '^'
  let figures = 0
  for (const word of words) {
    features.add(word)
    features.add(`${before}_${word}`)
    if (word === '#') figures += 1
    before = word
  }
  if (figures === 0) features.add('no-figure')
  if (figures >= 3) features.add('many-figures')
  return features
}
