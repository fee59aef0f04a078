import type { Understood } from '@auscult/contract/ai/ai.ts'
import { stopWords } from '../text/stop-words.ts'
import { tokenize } from '../text/terms.ts'

/** A question taken word by word, with no lexicon: the measure that understanding has to beat. */
export function understoodFromWords(question: string): Understood {
  const words = tokenize(question).filter((word) => !stopWords.has(word))
  return {
    language: 'en',
    kind: 'other',
    intent: 'start',
    timeHours: null,
    isAfterTime: false,
    measured: [],
    population: [],
    intervention: [],
    comparator: [],
    outcome: [],
    excluded: [],
    concepts: words.map((word) => ({ term: word, type: 'word', matched: word, forms: [word] })),
    corrections: [],
  }
}
