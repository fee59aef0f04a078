import type { ForeignLanguage } from '../../understand/language/languages.ts'
import type { Lexicon, LexiconConcept } from '../../understand/lexicon/lexicon.ts'
import { readWords } from '../../understand/words.ts'
import { germanDative } from './de/german-forms.ts'
import { glossary } from './phrase-glossary.ts'

type Joint = 'or' | 'and' | 'plus'

const joints: Record<ForeignLanguage, Record<Joint, string>> = {
  it: { or: 'o', and: 'e', plus: 'più' },
  de: { or: 'oder', and: 'und', plus: 'plus' },
  es: { or: 'o', and: 'y', plus: 'más' },
}
const connected: Record<ForeignLanguage, string> = { it: 'con', de: 'mit', es: 'con' }

const often: Record<ForeignLanguage, Record<string, string>> = {
  it: { daily: 'al giorno', 'twice daily': 'due volte al giorno', weekly: 'a settimana', '': '' },
  de: { daily: 'täglich', 'twice daily': 'zweimal täglich', weekly: 'wöchentlich', '': '' },
  es: { daily: 'al día', 'twice daily': 'dos veces al día', weekly: 'a la semana', '': '' },
}
const dose = /^(.+?) (\d+(?:\.\d+)? (?:mg|g|µg|mcg|mL|mmol))(?: (daily|twice daily|weekly))?$/u

const units: Record<ForeignLanguage, Record<string, readonly [one: string, many: string]>> = {
  it: {
    hour: ['ora', 'ore'],
    day: ['giorno', 'giorni'],
    week: ['settimana', 'settimane'],
    month: ['mese', 'mesi'],
    year: ['anno', 'anni'],
  },
  de: {
    hour: ['Stunde', 'Stunden'],
    day: ['Tag', 'Tagen'],
    week: ['Woche', 'Wochen'],
    month: ['Monat', 'Monaten'],
    year: ['Jahr', 'Jahren'],
  },
  es: {
    hour: ['hora', 'horas'],
    day: ['día', 'días'],
    week: ['semana', 'semanas'],
    month: ['mes', 'meses'],
    year: ['año', 'años'],
  },
}
const after: Record<ForeignLanguage, (time: string, unit: string) => string> = {
  it: (time) => `a ${time}`,
  de: (time) => `nach ${time}`,
  es: (time, unit) =>
    time.startsWith('1 ')
      ? `al cabo de ${time}`
      : `${unit === 'hour' || unit === 'week' ? 'a las' : 'a los'} ${time}`,
}
const atTime = /^(.+) at (\d+) (hour|day|week|month|year)s?$/u
const people = /^(.+?) with (.+)$/u
const inPeople =
  /^(.+) in (adults|children|older adults|women|men|people|infants|neonates|postmenopausal women)$/u
const among: Record<ForeignLanguage, string> = { it: 'in', de: 'bei', es: 'en' }

/** A curator's phrase in another language, where every part of it is known; undefined where one is not. */
export function translatePhrase(
  english: string,
  language: ForeignLanguage,
  lexicon: Lexicon,
): string | undefined {
  const part = english.trim()
  const known = nameOf(part, language, lexicon)
  if (known !== undefined) return known
  return (
    translateTimed(part, language, lexicon) ??
    translateDose(part, language, lexicon) ??
    translatePeople(part, language, lexicon) ??
    translateAmong(part, language, lexicon) ??
    translateList(part, language, lexicon)
  )
}

const time = /^(\d+(?:\.\d+)?) (hour|day|week|month|year)s?$/u

const aYear: Record<ForeignLanguage, string> = { it: 'all’anno', de: 'pro Jahr', es: 'al año' }

/** '18 months', as a heading has it; undefined for what is more than a number and a unit. */
export function translateTime(english: string, language: ForeignLanguage): string | undefined {
  if (english === 'per year') return aYear[language]
  const [, number, unit] = time.exec(english) ?? []
  const names = unit === undefined ? undefined : units[language][unit]
  if (number === undefined || names === undefined) return undefined
  const [one, many] = names
  // German dative, which the table holds, is nominative without its n.
  const plural = language === 'de' ? many.replace(/(?<=Tage|Monate|Jahre)n$/u, '') : many
  return `${number.replace('.', ',')} ${number === '1' ? one : plural}`
}

/** 'death at 90 days' */
function translateTimed(part: string, language: ForeignLanguage, lexicon: Lexicon): string | undefined {
  const [, what, number, unit] = atTime.exec(part) ?? []
  if (what === undefined || number === undefined || unit === undefined) return undefined
  const told = translatePhrase(what, language, lexicon)
  const names = units[language][unit]
  if (told === undefined || names === undefined) return undefined
  return `${told} ${after[language](`${number} ${names[number === '1' ? 0 : 1]}`, unit)}`
}

/** 'dapagliflozin 10 mg daily' */
function translateDose(part: string, language: ForeignLanguage, lexicon: Lexicon): string | undefined {
  const [, drug, amount, rhythm = ''] = dose.exec(part) ?? []
  if (drug === undefined || amount === undefined) return undefined
  const told = nameOf(drug, language, lexicon)
  return told === undefined
    ? undefined
    : `${told} ${amount.replace('.', ',')} ${often[language][rhythm]}`.trim()
}

/** 'adults with atrial fibrillation' */
function translatePeople(part: string, language: ForeignLanguage, lexicon: Lexicon): string | undefined {
  const [, who, what] = people.exec(part) ?? []
  if (who === undefined || what === undefined) return undefined
  const persons = nameOf(who, language, lexicon)
  const disease = translatePhrase(what, language, lexicon)
  if (persons === undefined || disease === undefined) return undefined
  return `${persons} ${connected[language]} ${language === 'de' ? germanDative(disease, 'singular') : disease}`
}

/** 'hypertension in adults' */
function translateAmong(part: string, language: ForeignLanguage, lexicon: Lexicon): string | undefined {
  const [, what, who] = inPeople.exec(part) ?? []
  if (what === undefined || who === undefined) return undefined
  const disease = translatePhrase(what, language, lexicon)
  const persons = nameOf(who, language, lexicon)
  if (disease === undefined || persons === undefined) return undefined
  return `${disease} ${among[language]} ${language === 'de' ? germanDative(persons, 'plural') : persons}`
}

/** 'cardiovascular death, myocardial infarction or stroke' */
function translateList(part: string, language: ForeignLanguage, lexicon: Lexicon): string | undefined {
  const pieces = part.split(/(, | or | and | plus | \+ )/u)
  if (pieces.length < 3) return undefined
  const told = pieces.map((piece, at) => {
    if (at % 2 === 0) return nameOf(piece, language, lexicon) ?? translateDose(piece, language, lexicon)
    const joint = piece.trim()
    return isJoint(joint) ? ` ${joints[language][joint]} ` : piece
  })
  return told.includes(undefined) ? undefined : told.join('')
}

function isJoint(text: string): text is Joint {
  return text === 'or' || text === 'and' || text === 'plus'
}

/** The name of a whole phrase: a wider or narrower meaning would be another claim, so synonyms do not count. */
function nameOf(phrase: string, language: ForeignLanguage, lexicon: Lexicon): string | undefined {
  const plain = phrase.replace(/^an? /u, '')
  const known = glossary[plain]?.[language]
  if (known !== undefined) return known
  const words = readWords(plain)
  const [match, ...others] = lexicon.match(words)
  const [concept, ...readings] = match?.concepts ?? []
  if (match === undefined || concept === undefined || readings.length + others.length > 0) return undefined
  const isWhole = match.from === 0 && match.to === words.length
  return isWhole && isSameName(plain, concept) ? concept[language][0] : undefined
}

function isSameName(phrase: string, { term, us, abbreviations }: LexiconConcept): boolean {
  const key = keyOf(phrase)
  return [term, ...us, ...abbreviations].some((name) => keyOf(name) === key)
}

/** British and American spelling and the number make no difference. */
function keyOf(name: string): string {
  return readWords(name)
    .map((word) => word.key)
    .join(' ')
}
