import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ageOfSomebody, sexedAge } from '@auscult/contract/identifiers.ts'
import { fold } from '../text/terms.ts'
import { detectLanguage } from './language/language.ts'
import { isEnglishWord } from './language/english-words.ts'
import { readWords } from './words.ts'

/** The words by which a text seems to call a person; undefined where none do. */
export type FindPersonName = (text: string) => string | undefined

/** Written as a name is: a capital, then small letters. 'HFrEF' and 'NSTEMI' are none. */
const nameForm = String.raw`(?:Mc|Mac|O['’]|D['’])?\p{Lu}\p{Ll}+`
const alone = new RegExp(String.raw`(?<![\p{L}\p{N}\-–])${nameForm}(?![\p{L}\p{N}\-–])`, 'gu')
const opensSentence = /(?:^|[.!?:;\n]|^[^\p{L}]+)["“«¿¡(]*\s*$/u
const called =
  /\b(?:name(?:['’]s| is)|named|called|heißt|heisst|si chiama|se llama|re:?|patient(?:in)?|paziente|paciente|pts?\.?)\s+(\p{L}{3,})/giu
/** Two words before an age. */
const aged =
  /(\p{L}{3,})\s+(\p{L}{3,}),?\s+(?:aged\s+)?\d{1,3}(?![\d.,]?\d|\s?(?:mg|g|mcg|ml|%|x|times|days?|weeks?|hours?|months?))/giu
/** One capitalised word, or one in capitals that is too long for an abbreviation, before an age: 'Kowalski, 71', 'Murphy J 71M', 'Müller (45)'. */
const beforeAge = new RegExp(
  String.raw`(?<![\p{L}\p{N}-])(\p{Lu}[\p{L}'’-]*\p{Ll}[\p{L}'’-]*|\p{Lu}{6,30})(?:\s\p{Lu}\.?)?(?:\s*(?:,\s*|\s(?=\())${ageOfSomebody}|(?<!['’]s),?\s+${sexedAge})`,
  'gu',
)
/** The same in lower case, of English alone, whose words are known. */
const lowerBeforeAge = new RegExp(
  String.raw`(?<![\p{L}\p{N}-])(\p{Ll}[\p{L}'’-]{2,})(?:\s*,\s*${ageOfSomebody}|\s+${sexedAge})`,
  'gu',
)
/** What somebody does or has, after the word that opens a sentence. */
const opensAsSomebody =
  /(?:^|[.!?\n]\s*)((?:O['’])?\p{Lu}\p{Ll}[\p{L}'’-]*|\p{Lu}{6,30})\s+(?:has|had|is|was|came|takes|says|lives|presented|asked|with|HAS|HAD|IS|WITH)\s/gu

/** Words of German alone, in notes too short for a language to be told otherwise. */
const german =
  /(?<!\p{L})(?:auf|bei|gestern|ich|ist|keine?|mit|muss|nach|nein|nicht|oder|seit|starten|und|wird|zum|zur)(?!\p{L})/iu

/** Names of countries, months and days in the four languages, folded. */
function listEverydayNames(): Set<string> {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')
  const codes = letters.flatMap((first) => letters.map((second) => first + second))
  const names = ['en', 'it', 'de', 'es'].flatMap((language) => {
    const regions = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
    const days = new Intl.DateTimeFormat(language, { weekday: 'long', month: 'long', timeZone: 'UTC' })
    // Twelve months, and every weekday among them.
    const dates = Array.from({ length: 12 }, (_, month) => days.format(Date.UTC(2026, month, 1)))
    return [...codes.map((code) => regions.of(code) ?? ''), ...dates]
  })
  return new Set(names.flatMap((name) => [...name.matchAll(/\p{L}+/gu)].map(([word]) => fold(word))))
}

/** Before one word that is a place or an author and no patient: 'Would you do this in Galway?', 'Do you agree with Braunwald?'. */
const nobody = /\b(?:in|(?:agree|disagree)s? with|according to)\s$/iu

/** What may stand beside a name and gives it away as the name of a thing. */
const thing =
  /^['’]?s?\s+(?:criteria|score|scale|sign|test|syndrome|disease|classification|trial|study|guidelines?|hospital|foundation|society|institute)\b/iu

/** A text of the lexicon that is one word, in a JSON file's quotes or between the tabs and spaces of a table. */
const wholeTerm = /(?<=")[\p{L}'’-]+(?=")|(?<=^|[\t ])[\p{L}'’-]+(?=[\t ]|$)/gmu

type Vocabulary = {
  /** Whether a word stands anywhere in the lexicon, or is a country, month or day. */
  isMedical: (word: string) => boolean
  /** Whether it says something by itself: 'Crohn', and not 'Bell', who has it in 'Bell palsy' alone. */
  isTerm: (word: string) => boolean
}

/** Also in the plural, and inflected in German. */
function has(words: ReadonlySet<string>, word: string): boolean {
  const folded = fold(word)
  return words.has(folded) || words.has(folded.replace(/(?:es|s|e|en|n|er|in|innen)$/u, ''))
}

async function readVocabulary(lexiconFolder: string): Promise<Vocabulary> {
  const files = await readdir(lexiconFolder, { recursive: true })
  const names = files.filter((file) => /\.(?:jsonl|tsv)$/u.test(file))
  const known = listEverydayNames()
  const terms = new Set<string>()
  for (const text of await Promise.all(names.map((file) => readFile(join(lexiconFolder, file), 'utf8')))) {
    for (const [word] of text.matchAll(/\p{L}+/gu)) known.add(fold(word))
    for (const [word] of text.matchAll(wholeTerm)) terms.add(fold(word))
  }
  return { isMedical: (word) => has(known, word), isTerm: (word) => has(terms, word) }
}

/**
 * Reads which words medicine has from the files of a lexicon, and takes for a name what is written as one and neither those nor English know:
 * two such words together, one within a sentence, one that opens it and has or does something, or one before an age. A single one says
 * nothing in German, which writes every noun with a capital, unless an age follows; there a word counts only if it is a term by itself,
 * because many a surname is an English word. Throws where the folder is not there.
 */
export async function loadPersonNames(lexiconFolder: string): Promise<FindPersonName> {
  const vocabulary = await readVocabulary(lexiconFolder)
  const isKnown = (word: string) => vocabulary.isMedical(word) || isEnglishWord(word.toLowerCase())

  return (text) => {
    const language = german.test(text) ? 'de' : detectLanguage(readWords(text), text)
    const found = [
      findBeforeAge(text, vocabulary.isTerm),
      findAsWritten(text, { ...vocabulary, isKnown, isGerman: language === 'de' }),
      language === 'en' ? findInEnglish(text, isKnown) : undefined,
    ].find((words) => words !== undefined)
    return found?.trim()
  }
}

function findBeforeAge(text: string, isTerm: Vocabulary['isTerm']): string | undefined {
  return [...text.matchAll(beforeAge)].find(([, word = '']) => !word.split('-').some(isTerm))?.[0]
}

type Reading = Pick<Vocabulary, 'isMedical'> & { isKnown: (word: string) => boolean; isGerman: boolean }

/** By capitals alone. */
function findAsWritten(text: string, { isMedical, isKnown, isGerman }: Reading): string | undefined {
  const words = [...text.matchAll(alone)]
  return words.flatMap(({ 0: word, index }, nth) => {
    const end = index + word.length
    const opens = opensSentence.test(text.slice(0, index))
    if (thing.test(text.slice(end))) return []
    const next = words[nth + 1]
    const isPair = next !== undefined && next.index === end + 1 && text[end] === ' '
    if (isPair && !thing.test(text.slice(next.index + next[0].length))) {
      const pair = [`${word} ${next[0]}`]
      if (!isKnown(word) && !isKnown(next[0])) return pair
      if (!isKnown(word) && !isMedical(next[0]) && !isGerman) return pair
      if (!isKnown(next[0]) && !isMedical(word) && !opens && !isGerman) return pair
    }
    return !isGerman && !opens && !isKnown(word) && !nobody.test(text.slice(0, index)) ? [word] : []
  })[0]
}

/** By what is said of somebody, where every other word is known. */
function findInEnglish(text: string, isKnown: (word: string) => boolean): string | undefined {
  const named = [...text.matchAll(called)].find(([, word = '']) => !isKnown(word))
  const two = [...text.matchAll(aged)].find(([, one = '', other = '']) => !isKnown(one) && !isKnown(other))
  const one = [lowerBeforeAge, opensAsSomebody]
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .find(([, word = '']) => !isKnown(word))
  return (named ?? two ?? one)?.[0]
}
