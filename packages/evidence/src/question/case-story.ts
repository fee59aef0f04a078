import type { Language } from '@auscult/contract/language.ts'
import { stopWords } from '../text/stop-words.ts'
import { fold } from '../text/terms.ts'
import { isFunctionWord } from '../understand/language/language.ts'
import type { Word } from '../understand/words.ts'

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
