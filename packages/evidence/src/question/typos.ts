import { distance } from 'fastest-levenshtein'
import { stopWords } from '../text/stop-words.ts'
import { isEnglishWord } from '../understand/language/english-words.ts'
import { isQuestionWord } from '../understand/language/foreign-question-words.ts'
import { foreignStem } from '../understand/language/foreign-stem.ts'
import { isFunctionWord } from '../understand/language/language.ts'
import type { ForeignLanguage } from '../understand/language/languages.ts'
import { type KnownWord, type Lexicon, letterBits } from '../understand/lexicon/lexicon.ts'
import { questionVocabulary } from '../understand/question-words.ts'
import { readWords, type Word, wordKey } from '../understand/words.ts'
import { runsAround } from './names-around.ts'

/** Shorter words have too many neighbours to guess from. */
const shortestMended = 5
/** Two letters changed places in a short word that asks: 'hlep'. Nothing else is guessed at this length. */
const shortestSwapped = 4

/** Of a number of 32 bits, added up in ever wider fields. */
function countBits(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

const askingWords = Map.groupBy(
  [...questionVocabulary].map((word): KnownWord => ({ word, isDrugName: false, letters: letterBits(word) })),
  ({ word }) => word.length,
)

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

/**
 * The one word of the lexicon or of question language that was meant; undefined when the word is known or no single one is near. What a dose
 * follows is a drug: 'clexan 70 mg' has nothing to do with 'clean'.
 */
export function correctSpelling(word: Word, lexicon: Lexicon, isDosed: boolean): string | undefined {
  const typed = word.folded
  if (typed.length < shortestSwapped || /\d/u.test(typed)) return undefined
  if (stopWords.has(typed) || questionVocabulary.has(typed)) return undefined
  if (lexicon.hasWord(word.key) || isEnglishWord(typed)) return undefined
  if (typed.length < shortestMended)
    return chooseOne([...questionVocabulary].filter((asking) => isTransposition(typed, asking)))
  const most = typed.length >= 8 ? 2 : 1
  const letters = letterBits(typed)
  let nearest: string[] = []
  let fewest = most
  const consider = ({ word: candidate, isDrugName, letters: others }: KnownWord) => {
    // The first letter is hardly ever mistyped together with another one.
    const allowed = candidate[0] === typed[0] ? fewest : 1
    // An edit puts one letter in and takes one out at most.
    if (countBits(others ^ letters) > 2 * allowed) return
    const edits = isTransposition(typed, candidate) ? 1 : distance(typed, candidate)
    if (edits > allowed || edits === 0 || (isDosed && !isDrugName)) return
    if (isDrugName && !isPlausibleDrug(typed, candidate, edits)) return
    nearest = edits < fewest ? [candidate] : [...nearest, candidate]
    fewest = edits
  }
  for (let length = Math.max(shortestMended, typed.length - most); length <= typed.length + most; length++) {
    lexicon.wordsOfLength(length).forEach(consider)
    askingWords.get(length)?.forEach(consider)
  }
  const alike = nearest.filter((candidate) => candidate[0] === typed[0])
  return chooseOne(isDosed && alike.length > 0 ? alike : nearest)
}

/** Beside the rest of the name four letters are enough to tell what was meant. */
const shortestCompleted = 4

/**
 * The word that makes a name of the one at a place and those beside it: 'planter fasciitis', 'brod complex tachycardia'. Undefined where no
 * single one does, and for words that stand in names as they are.
 */
export function completeName(words: readonly Word[], at: number, lexicon: Lexicon): string | undefined {
  const word = words[at]
  if (word === undefined) return undefined
  const typed = word.folded
  if (typed.length < shortestCompleted || /\d/u.test(typed)) return undefined
  if (stopWords.has(typed) || questionVocabulary.has(typed) || lexicon.hasWord(word.key)) return undefined
  const runs = runsAround(at, words.length)
  const makesName = (candidate: Word) =>
    runs.some(({ from, to }) => lexicon.isEnglishName(words.with(at, candidate).slice(from, to)))
  const meant: string[] = []
  for (let length = typed.length - 1; length <= typed.length + 1; length++)
    for (const { word: candidate } of lexicon.wordsOfLength(length)) {
      if (candidate[0] !== typed[0]) continue
      if (!isTransposition(typed, candidate) && distance(typed, candidate) !== 1) continue
      if (readWords(candidate).some(makesName)) meant.push(candidate)
    }
  return chooseOne(meant)
}

/** Spellings and numbers of one word are one choice; two different words are none, because a wrong mend is worse than none. */
function chooseOne(candidates: readonly string[]): string | undefined {
  const [first, ...rest] = [...new Set(candidates)].toSorted((a, b) => a.length - b.length)
  return first !== undefined && rest.every((other) => wordKey(other) === wordKey(first)) ? first : undefined
}

const shortestDrug = 6
/** Everyday words of other languages are known in part, so a mend to a word of their names needs more letters that agree. */
const shortestForeign = 7

/**
 * The name one letter off that was meant in another language than English. Drugs are called alike in all of them: 'novlagin', 'clexan';
 * else the words of its own names. Words the language has are none, nor what it joins sentences with.
 */
export function correctForeign(word: Word, language: ForeignLanguage, lexicon: Lexicon): string | undefined {
  const typed = word.folded
  if (typed.length < shortestDrug || /\d/u.test(typed) || lexicon.hasWord(word.key)) return undefined
  const stem = foreignStem(typed, language)
  const isOwn =
    lexicon.standsInName(stem, language) ||
    lexicon.translate(stem, language) !== undefined ||
    isFunctionWord(word, language) ||
    isQuestionWord(word, language)
  if (isOwn || isEnglishWord(typed)) return undefined
  const isNear = (name: string) =>
    name[0] === typed[0] && (isTransposition(typed, name) || distance(typed, name) === 1)
  const lengths = [typed.length - 1, typed.length, typed.length + 1]
  const drugs = lengths
    .flatMap((length) => lexicon.wordsOfLength(length))
    .filter(({ word: name, isDrugName }) => isDrugName && isNear(name))
    .map(({ word: name }) => name)
  if (drugs.length > 0 || typed.length < shortestForeign) return chooseOne(drugs)
  // Another letter in its place may make another word: 'ansetzen' is the opposite of 'absetzen'.
  const isSlip = (name: string) =>
    isNear(name) && (name.length !== typed.length || isTransposition(typed, name))
  const own = lengths.flatMap((length) => lexicon.foreignWordsOfLength(length, language)).filter(isSlip)
  const [first, ...others] = [...new Set(own)]
  const isOne = others.every((other) => foreignStem(other, language) === foreignStem(first ?? '', language))
  return isOne ? first : undefined
}
