import type { Language } from '@auscult/contract/language.ts'
import type { Document } from '../corpus/document.ts'
import type { Question } from '../question/question.ts'
import { fold } from '../text/terms.ts'
import { isEnglishWord } from '../understand/language/english-words.ts'

const shortestName = 4

/** Before the colon of a title: 'TTM2', 'ACCORD (glucose)'. */
const nameOfTitle = /^([^:(]{3,40}?)(?:\s\([^)]*\))?:\s/u

/**
 * Whether the question names the study: 'what did SPRINT show', 'ttm2 result'. A name of everyday English words must be typed in capitals, or stand
 * beside 'trial': a poet is no POET. So must any name without a figure in other languages.
 */
export function namesStudy({ tokens, besideStudy, language }: Question, { title, kind }: Document): boolean {
  const name = kind === 'guideline' ? undefined : nameOfTitle.exec(title)?.[1]
  if (name === undefined) return false
  const parts = partsOf(name)
  const read = tokens.flatMap(({ text }) => partsOf(text).map((part) => ({ part, text })))
  const at = read.findIndex((_, from) => parts.every((part, nth) => read[from + nth]?.part === part))
  if (at < 0) return false
  const typed = read.slice(at, at + parts.length)
  const isShouted = tokens.every(({ text }) => text === text.toUpperCase())
  return (
    besideStudy.some((word) => word === parts[0] || word === parts.at(-1)) ||
    parts.some((part) => part.length >= shortestName && isOfStudiesAlone(part, language)) ||
    (!isShouted && typed.every(({ text }) => text === text.toUpperCase() && /\p{L}{3}/u.test(text)))
  )
}

/** Of other languages no list of words is at hand: 'sabato' is a day, and SABATO a trial. A figure stands in no word. */
function isOfStudiesAlone(part: string, language: Language): boolean {
  return language === 'en' ? !isEnglishWord(part) : /\p{L}.*\d/u.test(part)
}

function partsOf(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part !== '')
}
