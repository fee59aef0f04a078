import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fold } from '../text/terms.ts'
import { detectLanguage } from './language/language.ts'
import { isEnglishWord } from './language/english-words.ts'
import { readWords } from './words.ts'

/** Whether a text seems to call a person by name. */
export type NamesPerson = (text: string) => boolean

/** Written as a name is: a capital, then small letters. 'HFrEF' and 'NSTEMI' are none. */
const nameForm = String.raw`(?:Mc|Mac|O['’]|D['’])?\p{Lu}\p{Ll}+`
const alone = new RegExp(String.raw`(?<![\p{L}\p{N}\-–])${nameForm}(?![\p{L}\p{N}\-–])`, 'gu')
const opensSentence = /(?:^|[.!?:;\n]|^[^\p{L}]+)["“«¿¡(]*\s*$/u
const called =
  /\b(?:name(?:['’]s| is)|named|called|heißt|heisst|si chiama|se llama|re:?|patient(?:in)?|paziente|paciente)\s+(\p{L}{3,})/giu
/** Two words before an age. */
const aged =
  /(\p{L}{3,})\s+(\p{L}{3,}),?\s+(?:aged\s+)?\d{1,3}(?![\d.,]?\d|\s?(?:mg|g|mcg|ml|%|x|times|days?|weeks?|hours?|months?))/giu
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

/**
 * Reads which words medicine has from the files of a lexicon, and takes for a name what is written as one and neither those nor English know:
 * two such words together, or one within a sentence. A word that opens a sentence says nothing, nor does a single one in German, which
 * writes every noun with a capital. Throws where the folder is not there.
 */
export async function loadPersonNames(lexiconFolder: string): Promise<NamesPerson> {
  const files = await readdir(lexiconFolder, { recursive: true })
  const texts = files.filter((file) => /\.(?:jsonl|tsv)$/u.test(file))
  const known = listEverydayNames()
  for (const text of await Promise.all(texts.map((file) => readFile(join(lexiconFolder, file), 'utf8'))))
    for (const [word] of text.matchAll(/\p{L}+/gu)) known.add(fold(word))
  const isMedical = (word: string) => {
    const folded = fold(word)
    return known.has(folded) || known.has(folded.replace(/(?:es|s|e|en|n|er)$/u, ''))
  }
  const isKnown = (word: string) => isMedical(word) || isEnglishWord(word.toLowerCase())

  return (text) => {
    const words = [...text.matchAll(alone)]
    const language = german.test(text) ? 'de' : detectLanguage(readWords(text), text)
    const isGerman = language === 'de'
    const isEnglish = language === 'en'
    return (
      words.some(({ 0: word, index }, nth) => {
        const end = index + word.length
        const opens = opensSentence.test(text.slice(0, index))
        if (thing.test(text.slice(end))) return false
        const next = words[nth + 1]
        const isPair = next !== undefined && next.index === end + 1 && text[end] === ' '
        if (isPair && !thing.test(text.slice(next.index + next[0].length))) {
          if (!isKnown(word) && !isKnown(next[0])) return true
          if (!isKnown(word) && !isMedical(next[0]) && !isGerman) return true
          if (!isKnown(next[0]) && !isMedical(word) && !opens && !isGerman) return true
        }
        return !isGerman && !opens && !isKnown(word) && !nobody.test(text.slice(0, index))
      }) ||
      [...text.matchAll(called)].some(([, word = '']) => isEnglish && !isKnown(word)) ||
      (isEnglish && [...text.matchAll(aged)].some(([, one = '', two = '']) => !isKnown(one) && !isKnown(two)))
    )
  }
}
