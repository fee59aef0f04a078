import type { Understood } from '@auscult/contract/ai/ai.ts'
import type { Language } from '@auscult/contract/language.ts'
import { fold } from '../../text/terms.ts'
import type { ForeignLanguage } from '../../understand/language/languages.ts'
import type { Lexicon, LexiconConcept } from '../../understand/lexicon/lexicon.ts'
import { germanDrugs } from './de/german-forms.ts'
import { translatePhrase, translateTime } from './phrase.ts'
import { lowerFirst, upperFirst } from './sentence-parts.ts'

/** What stands in English, in the language of an answer. */
export type Words = {
  /** A preferred term or a word of the question; 'without diabetes' too. English where the lexicon has no name. */
  term: (english: string) => string
  /** A phrase of a record, as a quotation where it cannot be told whole in the answer's language. */
  phrase: (english: string) => string
  /** A length of time: '18 months'; English where it is more than a number and a unit. */
  time: (english: string) => string
  /** The topic of a guideline as a heading; English where it cannot be told whole. */
  heading: (english: string) => string
}

const asItStands = (english: string) => english
export const asTheyStand: Words = {
  term: asItStands,
  phrase: asItStands,
  time: asItStands,
  heading: asItStands,
}

const without: Record<ForeignLanguage, string> = { it: 'senza', de: 'ohne', es: 'sin' }
const peopleWithout: Record<ForeignLanguage, string> = {
  it: 'persone senza',
  de: 'Menschen ohne',
  es: 'personas sin',
}
const quotationMarks: Record<ForeignLanguage, readonly [string, string]> = {
  it: ['«', '»'],
  de: ['„', '“'],
  es: ['«', '»'],
}

export function inQuotationMarks(text: string, language: ForeignLanguage): string {
  const [opening, closing] = quotationMarks[language]
  return `${opening}${text}${closing}`
}

/** `understood` lends the asker's own words for treatments; without a lexicon nothing has a name. */
export function wordsFor(
  language: Language,
  lexicon: Lexicon | undefined,
  understood: Understood | undefined,
): Words {
  if (language === 'en') return asTheyStand
  const term = (english: string): string => {
    if (english.startsWith('people without '))
      return `${peopleWithout[language]} ${term(english.slice('people without '.length))}`
    if (english.startsWith('without '))
      return `${without[language]} ${term(english.slice('without '.length))}`
    const concept = lexicon?.find(english) ?? lexicon?.find(english.replace(/s$/u, ''))
    if (concept === undefined) return typedWord(english, understood) ?? english
    return typedName(concept, understood, language) ?? concept[language][0] ?? english
  }
  const phrase = (english: string) =>
    (lexicon === undefined ? undefined : translatePhrase(english, language, lexicon)) ??
    inQuotationMarks(english, language)
  const heading = (english: string) => {
    if (lexicon === undefined) return english
    const parts = english.split(': ').map((part) => translatePhrase(lowerFirst(part), language, lexicon))
    return parts.includes(undefined) ? english : upperFirst(parts.join(': '))
  }
  const time = (english: string) => translateTime(english, language) ?? english
  return { term, phrase, time, heading }
}

/** A word the lexicon does not know, as the asker wrote it: 'sani', which was read as 'healthy'. */
function typedWord(english: string, understood: Understood | undefined): string | undefined {
  return understood?.concepts.find(({ term, type }) => type === 'word' && term === english)?.matched
}

/** What is done has a number: 'statine' reads better than 'statina' where the asker wrote it so. */
function typedName(
  concept: LexiconConcept,
  understood: Understood | undefined,
  language: ForeignLanguage,
): string | undefined {
  if (concept.type !== 'drug' && concept.type !== 'procedure') return undefined
  const typed = understood?.concepts.find(({ term }) => term === concept.term)?.matched
  if (typed === undefined || isShortForm(typed) || isEnglishName(typed, concept, language)) return undefined
  if (language === 'de') return germanDrugs(typed, concept.de[0])
  return typed.charAt(1) === typed.charAt(1).toLowerCase()
    ? typed.charAt(0).toLowerCase() + typed.slice(1)
    : typed
}

function isShortForm(name: string): boolean {
  return name.length < 5 || name === name.toUpperCase()
}

function isEnglishName(typed: string, concept: LexiconConcept, language: ForeignLanguage): boolean {
  const isTyped = (name: string) => fold(name) === fold(typed)
  return [concept.term, ...concept.synonyms, ...concept.us].some(isTyped) && !concept[language].some(isTyped)
}
