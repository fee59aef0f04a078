import type { Language } from '@auscult/contract/ai.ts'
import { stopWords } from '../text/stop-words.ts'
import { fold } from '../text/terms.ts'
import { isFunctionWord } from './language/language.ts'
import { isNarrative } from './narrative-words.ts'
import type { Piece } from './pieces.ts'
import type { Word } from './words.ts'

/**
 * A question hardly takes more words than this, a case hardly fewer. Joining words are not counted, because some languages need more of
 * them than others for the same.
 */
const fewestWords = 17

/** One person, as a case speaks of its patient; conclusions of studies are as long and speak of many. */
const persons: Record<Language, ReadonlySet<string>> = {
  en: read(
    'patient man woman boy girl male female lady gentleman child infant baby newborn neonate toddler teenager adolescent student worker',
  ),
  it: read(
    `paziente uomo donna ragazzo ragazza bambino bambina signora signore neonato neonata lattante adolescente maschio femmina
    studente studentessa giovane anziano anziana gestante incinta gravida`,
  ),
  de: read(
    `patient patientin mann frau junge mädchen kind säugling neugeborenes kleinkind baby jugendlicher jugendliche schüler schülerin
    student studentin schwangere`,
  ),
  es: read(
    `paciente hombre mujer varón niño niña señora señor chico chica muchacho muchacha lactante neonato adolescente bebé joven anciano
    anciana gestante embarazada estudiante`,
  ),
}

const ages: Record<Language, RegExp> = {
  en: /\d[ -]?(?:year|month|week|day)s?[ -]old\b/u,
  it: /(?:^|\bdi |, )\d{1,3} anni\b/u,
  de: /\d[ -]?jährige|\d jahre alt/u,
  es: /(?:^|\bde |, )\d{1,3} años\b/u,
}

function read(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/u).map(fold))
}

/** Whether a question tells the story of one patient at length, as residents' exams and colleagues' letters do. */
export function isCaseStory(question: string, words: readonly Word[], language: Language): boolean {
  const telling = words.filter((word) => !stopWords.has(word.folded) && !isFunctionWord(word, language))
  if (telling.length < fewestWords) return false
  return (
    words.some(({ folded }) => persons[language].has(folded)) || ages[language].test(question.toLowerCase())
  )
}

/** Where somebody was and by whom he was seen is part of the story, not of what it is about. */
const settings: ReadonlySet<string> = new Set([
  'hospitalisation',
  'physical examination',
  'symptoms',
  'medical therapy',
  'blood pressure',
  'heart rate',
  'respiratory rate',
  'body temperature',
  'pulse oximetry',
])

/**
 * What a case is about: the lexicon's names by their preferred terms, in whatever language and words they were told, and the words beside them.
 * Who the patient is, how the story goes, and its figures are left out: they are not what papers are found by.
 */
export function sayCase(pieces: readonly Piece[]): string {
  return pieces.flatMap(toldIn).join(' ')
}

function toldIn(piece: Piece): string[] {
  if (piece.kind === 'asking') return []
  if (piece.kind === 'concept') {
    const { type, term } = piece.concept
    return type === 'population' || settings.has(term) ? [] : [term]
  }
  return piece.words
    .filter(({ folded }) => !isNarrative(folded) && !/\d/u.test(folded))
    .map(({ text }) => text)
}
