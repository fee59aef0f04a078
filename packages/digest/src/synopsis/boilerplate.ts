/** In the place of up to so many words. */
const gap = '…'
const longestGap = 12

/**
 * Whether a sentence is one of these from its first word to its last: 'sign up …' is 'Sign up for our letters.' and not 'Patients who sign up
 * must know of a risk.'
 */
export function isBoilerplate(sentence: string, patterns: readonly string[]): boolean {
  const words = wordsOf(sentence)
  return patterns.some((pattern) => isSame(words, wordsOf(pattern)))
}

function isSame(words: readonly string[], [first, ...rest]: readonly string[]): boolean {
  if (first === undefined) return words.length === 0
  if (first !== gap) return words[0] === first && isSame(words.slice(1), rest)
  const most = Math.min(longestGap, words.length)
  return Array.from({ length: most + 1 }, (_, skipped) => words.slice(skipped)).some((left) =>
    isSame(left, rest),
  )
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/\s+/u)
    .map((word) => word.replace(/[.,!:»]+$/u, ''))
    .filter(Boolean)
}
