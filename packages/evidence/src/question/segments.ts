import type { Language } from '@auscult/contract/language.ts'
import type { Lexicon, LexiconConcept } from '../understand/lexicon/lexicon.ts'
import { readWords, type Word } from '../understand/words.ts'
import { splitCompounds } from '../understand/language/compounds.ts'
import { renderWords } from '../understand/language/rendering.ts'
import { isDrugDose } from './drug-dose.ts'
import { completeClipped } from './clipped.ts'
import { completeName, correctSpelling, correctForeign } from './typos.ts'
import { fold } from '../text/terms.ts'
import { withSplitNames } from './split-names.ts'
import { decideReading, isHeard } from '../understand/ambiguity.ts'
import { type CueName, inCapitals, type PhraseTable } from './grammar.ts'

/** What stands between a word and the one before it. */
export type Gap = 'none' | 'join' | 'soft' | 'hard'

export type Cue = { cue: CueName; length: number }

/** A word of the question in its place, with what is known of it. */
export type QuestionWord = Word & {
  /** The word as English has it; the word itself in an English question. */
  english: Word
  gap: Gap
  /** Cue phrases that begin here, and how many words each takes. */
  cues: Cue[]
  /** Those that tell more of a name or a figure and play no other part: the word stays what it is. */
  asides: Cue[]
  /** Set at the first word of a name; `readings` are several where a short form may mean several things. */
  name: { length: number; readings: LexiconConcept[] } | null
  /** Within a name or a cue, its first word or a later one. */
  isNamed: boolean
  isCue: boolean
  /** A question mark stands right behind it. */
  isAsked: boolean
  /** A question mark stands right before it: '?PE'. */
  isQueried: boolean
  /** A minus stands right behind it: 'dm-', 'dm (-)', 'dm -ve'. */
  isMinus: boolean
  /** A colon or an equals sign parts it from the word before. */
  isBehindColon: boolean
}

export type Segments = { words: QuestionWord[]; corrections: { from: string; to: string }[] }

/** Questions are capped by the contract; a longer text is read this far. */
const mostWords = 120

/** What the asker or the corpus chose for a short form: its folded text, and the term it means. */
export type ChosenReadings = ReadonlyMap<string, string>

/** The words of a question with their names and cues: the longest name wins, then the longest cue. */
export function readSegments(
  text: string,
  language: Language,
  lexicon: Lexicon,
  { figures, chosen }: { figures: readonly string[]; chosen: ChosenReadings },
): Segments {
  const { cues } = lexicon.grammar
  const typed = readWords(text).slice(0, mostWords)
  const isDotted = (word: Word) => text[word.end] === '.'
  const { words, corrections, clipped } = mend(typed, language, lexicon, isDotted)
  const rendered = renderWords(words, lexicon, language)
  const read = words.map(
    (word, nth): QuestionWord => ({
      ...word,
      english: rendered[nth] ?? word,
      gap: nth === 0 ? 'hard' : gapBetween(text, words[nth - 1], word, clipped),
      cues: [],
      asides: [],
      name: null,
      isNamed: false,
      isCue: false,
      isAsked: /^[\s()"']*\?/u.test(text.slice(word.end, word.end + 4)),
      isQueried: /(?:^|[\s,(])\?\s?$/u.test(text.slice(Math.max(0, word.start - 3), word.start)),
      isMinus: minus.test(text.slice(word.end)),
      isBehindColon: /^\s*[:=]\s*$/u.test(text.slice(words[nth - 1]?.end ?? word.start, word.start)),
    }),
  )
  const matches = withSplitNames(
    lexicon.match(words, language, rendered),
    { words, rendered, language },
    lexicon,
  )
  const certain = matches.flatMap(({ concepts }) => (concepts.length === 1 ? concepts : []))
  const lookUp = (term: string) => lexicon.find(term)
  for (const { from, to, concepts, isAbbreviation } of matches) {
    const first = read[from]
    if (first === undefined) continue
    const typedAs = words
      .slice(from, to)
      .map((word) => word.text)
      .join(' ')
    if (isUnit(typedAs, words[from - 1]?.folded, text.slice(words[to - 1]?.end))) continue
    const measured = isMeasured(typedAs, words[to]?.text, figures)
    const heard = concepts.filter((each) => {
      const others = certain.filter((other) => other !== each)
      return !isAbbreviation || isHeard(each, others, lookUp)
    })
    const readings = measured ? heard.filter(({ type }) => type === 'test') : heard
    const wanted = readings.find(({ term }) => chosen.get(fold(typedAs)) === term)
    const decided =
      wanted ?? (readings.length > 1 ? decideReading(readings, typedAs, certain, lookUp) : undefined)
    if (readings.length === 0) continue
    first.name = { length: to - from, readings: decided === undefined ? readings : [decided] }
    for (const word of read.slice(from, to)) word.isNamed = true
  }
  readCues(read, cues[language])
  dropContained(read)
  return { words: read, corrections }
}

/** What each word says, alone or with those behind it. */
function readCues(read: readonly QuestionWord[], table: PhraseTable<CueName>): void {
  read.forEach((word, at) => {
    const found = (table.get(word.folded) ?? []).filter(
      ({ words: phrase, isInCapitals }) =>
        (!isInCapitals || inCapitals.test(word.text)) &&
        phrase.every((part, nth) => read[at + nth]?.folded === part),
    )
    const heard = found.map(({ says, words: phrase }) => ({ cue: says, length: phrase.length }))
    word.cues = heard.filter(({ cue }) => !asides.has(cue))
    word.asides = heard.filter(({ cue }) => asides.has(cue))
    for (const { length } of word.cues) for (const part of read.slice(at, at + length)) part.isCue = true
  })
}

const asides: ReadonlySet<CueName> = new Set([
  'denied-list',
  'versus',
  'of-study',
  'disease-before',
  'disease-behind',
  'denied-ever',
  'lasting',
  'lasting-after',
  'passed-after',
  'effect-after',
  'over',
  'over-after',
  'chronic',
  'patient',
  'reaction',
  'reaction-of',
  'result-normal',
  'result-raised',
  'result-lowered',
  'result-positive',
  'since',
  'subject',
  'swap',
  'swap-to',
])

/** Whether a phrase that begins at the word says it. */
export function saysAside(word: QuestionWord | undefined, wanted: CueName): boolean {
  return word?.asides.some(({ cue }) => cue === wanted) ?? false
}

/** The hyphen of 'Leber- und Niereninsuffizienz' and of 'short- to long-term' is no minus. */
const minus =
  /^(?:[-–−](?=$|[;.)]|,(?!.*[-–]\s(?:und|oder|bzw)\b)|\s(?!(?:und|oder|bzw|and|or|to|e|o|y|u|vs)\b))|\s?\([-–−]\)|\s?[-–−]\s?ve\b)/u

/** What a cue says, of which only the longest phrase at a place counts: 'no response to' denies nothing, 'how much time' asks no dose. */
function familyOf(cue: CueName): 'role' | 'ask' | 'person' {
  if (persons.has(cue)) return 'person'
  return asks.has(cue) ? 'ask' : 'role'
}

const persons: ReadonlySet<CueName> = new Set(['pregnant', 'conceiving', 'breastfeeding', 'female', 'male'])
const asks: ReadonlySet<CueName> = new Set([
  'stop',
  'dose',
  'duration',
  'timing',
  'harm',
  'guideline',
  'diagnose',
  'screen',
  'prognosis',
  'no-ask',
  'not-clinical',
])

function dropContained(words: readonly QuestionWord[]): void {
  const reached = { role: 0, ask: 0, person: 0 }
  words.forEach((word, at) => {
    const longest = { role: 0, ask: 0, person: 0 }
    for (const { cue, length } of word.cues) longest[familyOf(cue)] = Math.max(longest[familyOf(cue)], length)
    word.cues = word.cues.filter(({ cue, length }) => {
      const family = familyOf(cue)
      return length === longest[family] && at + length > reached[family]
    })
    for (const { cue, length } of word.cues)
      reached[familyOf(cue)] = Math.max(reached[familyOf(cue)], at + length)
  })
}

const unitWord = /^(?:h|hrs?|mins?|d|wks?|w|mo|yrs?|y|mg|mcg|ml|kg|g|iu|sem|sett|gg|ssw|aa|std)$/u

/** '4 hrs' is a time and '52 ng/L' an amount, whatever else the letters may mean; 'HRS' in capitals is the name. */
function isUnit(typed: string, before: string | undefined, behind: string): boolean {
  if (before === undefined || !/^\d+(?:\.\d+)?$/u.test(before)) return false
  return unitWord.test(typed) || amountIn.test(behind)
}

/** What an amount stands in: the 'ng' of '52 ng/L' is no nasogastric tube. */
const amountIn = /^\s?\/\s?(?:[dcmunpf]?l|kg|mg|g|min|h|m?mol|24 ?h|mm3|m2|µl|μl)\b/iu

/** 'HR 120' and 'SBP 85' are figures of the patient, whatever else the letters may mean. */
function isMeasured(name: string, next: string | undefined, figures: readonly string[]): boolean {
  if (next === undefined || !/^\d/u.test(next)) return false
  return figures.some((text) => text.startsWith(fold(name)) && /\d/u.test(text))
}

/** The stops of a short form end no sentence: 'Z.n. Appendektomie', 'V.a. Pneumonie'. */
const shortForm = /^(?:\p{L}\.)+\p{L}$/u
const shortFormReach = 4

function gapBetween(text: string, before: Word | undefined, word: Word, clipped: ReadonlySet<number>): Gap {
  const end = before?.end ?? 0
  const between = text.slice(end, word.start)
  if (between === '.') return 'none'
  if (clipped.has(end) && between.startsWith('.')) return gapOf(between.slice(1))
  const start = Math.max(text.lastIndexOf(' ', end - 1) + 1, end - shortFormReach)
  return gapOf(shortForm.test(text.slice(start, end)) ? between.slice(1) : between)
}

function gapOf(between: string): Gap {
  if (/[.;!?\n]|\s[-–—]\s|:\s/u.test(between)) return 'hard'
  if (/[,()]/u.test(between)) return 'soft'
  return /[+/&]/u.test(between) ? 'join' : 'none'
}

/** 'EVT' is a thrombectomy, and 'evt' only 'eventuell'. */
function isNameInCapitals(word: Word, language: Language, lexicon: Lexicon): boolean {
  return word.text === word.text.toUpperCase() && lexicon.match([word], language).length > 0
}

/** Words cut short are completed and misspelt ones mended; German compounds are parted. */
function mend(
  typed: readonly Word[],
  language: Language,
  lexicon: Lexicon,
  isDotted: (word: Word) => boolean,
) {
  const corrections: Segments['corrections'] = []
  const clipped = new Set<number>()
  const mendEach = (words: readonly Word[], meantBy: (word: Word, at: number) => string | undefined) =>
    words.map((word, at) => {
      const meant = meantBy(word, at)
      const [read] = meant === undefined ? [] : readWords(meant)
      if (meant === undefined || read === undefined) return word
      corrections.push({ from: word.text, to: meant })
      return { ...read, start: word.start, end: word.end }
    })
  const spelledOut = mendEach(typed, (word) =>
    isNameInCapitals(word, language, lexicon)
      ? undefined
      : lexicon.grammar.shortWords[language].get(word.folded),
  )
  const completed = mendEach(spelledOut, (word, at) => {
    const isDosed = isDrugDose(spelledOut.slice(at + 1))
    const meant = completeClipped(spelledOut, at, { language, isDosed, isDotted: isDotted(word) }, lexicon)
    if (meant !== undefined) clipped.add(word.end)
    return meant
  })
  const whole = language === 'de' ? splitCompounds(completed, lexicon) : completed
  if (language !== 'en')
    return { words: mendEach(whole, (word) => correctForeign(word, language, lexicon)), corrections, clipped }
  const known = mendEach(whole, (word, at) => correctSpelling(word, lexicon, isDrugDose(whole.slice(at + 1))))
  const words = mendEach(known, (_, at) => completeName(known, at, lexicon))
  return { words, corrections, clipped }
}
