/**
 * British spellings and their American twins, each rewritten to one form that need not be a word itself: index and question are
 * folded alike, so that 'oesophageal tumours' finds 'esophageal tumors'.
 */
const rewrites: readonly [RegExp, string][] = [
  [/[ao]e/gu, 'e'],
  [/our(?=s?$|ed$|ing$|al|abl|less|ite)/u, 'or'],
  [/is(?=e$|ed$|es$|er$|ers$|ing$|ation$|ations$)/u, 'iz'],
  [/ys(?=e$|ed$|ing$|er$|ers$)/u, 'yz'],
  [/(?<=cent|fib|lit|tit)re(?=s?$)/u, 'er'],
  [/sulph/u, 'sulf'],
  [/programmes?$/u, 'program'],
]

/** Shorter words ('does', 'hour', 'wise') are left alone: there the rules meet more chance than spelling. */
const shortestRewritten = 5

export function foldSpelling(word: string): string {
  if (word.length < shortestRewritten) return word
  return rewrites.reduce((spelt, [pattern, replacement]) => spelt.replace(pattern, replacement), word)
}
