import words from 'an-array-of-english-words/index.json' with { type: 'json' }

/** Whether a lower-case word stands in a general English word list (British and American). */
export function isEnglishWord(word: string): boolean {
  // The list is in code-unit order: a binary search needs no second copy in memory.
  let low = 0
  let high = words.length - 1
  while (low <= high) {
    const middle = (low + high) >>> 1
    const candidate = words[middle] ?? ''
    if (candidate === word) return true
    if (candidate < word) low = middle + 1
    else high = middle - 1
  }
  return false
}
