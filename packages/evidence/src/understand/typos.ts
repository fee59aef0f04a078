import { distance } from 'fastest-levenshtein'
import { stopWords } from '../text/stop-words.ts'
import { isEnglishWord } from './language/english-words.ts'
import { type Lexicon, letterBits } from './lexicon/lexicon.ts'
import { questionVocabulary } from './question-words.ts'
import { type Word, wordKey } from './words.ts'

/** Shorter words have too many neighbours to guess from. */
const shortestMended = 5
/** Two letters changed places in a short word that asks: 'hlep'. Nothing else is guessed at this length. */
const shortestSwapped = 4

function countBits(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++
  return count
}

function isTransposition(a: string, b: string): boolean {
  if (a.length !== b.length) return false
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2)
}

/**
 * How far apart a drug name may be and still be the one that was meant. Real names lie close together (cefixime, cefepime),
 * so two edits are allowed only in a long name that begins and ends like the typed word.
 */
function isPlausibleDrug(typed: string, name: string, edits: number): boolean {
  if (edits <= 1) return true
  return name.length >= 10 && typed.slice(0, 4) === name.slice(0, 4) && typed.slice(-2) === name.slice(-2)
}

/** The one word of the lexicon or of question language that was meant; undefined when the word is known or no single one is near. */
export function findMend(word: Word, lexicon: Lexicon): string | undefined {
  const typed = word.folded
  if (typed.length < shortestSwapped || /\d/u.test(typed)) return undefined
  if (stopWords.has(typed) || questionVocabulary.has(typed)) return undefined
  if (lexicon.hasWord(word.key) || isEnglishWord(typed)) return undefined
  if (typed.length < shortestMended)
    return chooseOne([...questionVocabulary].filter((asking) => isTransposition(typed, asking)))
  const most = typed.length >= 8 ? 2 : 1
  let nearest: string[] = []
  let fewest = most + 1
  const consider = (candidate: string, isDrugName: boolean) => {
    if (candidate.length < shortestMended || Math.abs(candidate.length - typed.length) > most) return
    const edits = isTransposition(typed, candidate) ? 1 : distance(typed, candidate)
    if (edits > Math.min(most, fewest) || edits === 0) return
    if (candidate[0] !== typed[0] && edits > 1) return
    if (isDrugName && !isPlausibleDrug(typed, candidate, edits)) return
    nearest = edits < fewest ? [candidate] : [...nearest, candidate]
    fewest = edits
  }
  const letters = letterBits(typed)
  for (const known of lexicon.vocabulary)
    if (countBits(known.letters ^ letters) <= 2 * most) consider(known.word, known.isDrugName)
  for (const candidate of questionVocabulary) consider(candidate, false)
  return chooseOne(nearest)
}

/** Spellings and numbers of one word are one choice; two different words are none, because a wrong mend is worse than none. */
function chooseOne(candidates: readonly string[]): string | undefined {
  const [first, ...rest] = [...new Set(candidates)].toSorted((a, b) => a.length - b.length)
  return first !== undefined && rest.every((other) => wordKey(other) === wordKey(first)) ? first : undefined
}
