import type { Understood } from '@auscult/contract/ai/ai.ts'
import { flat } from './parse-follow-up.ts'

/** Changes in the wording of a question, so that all else it says stays as it was typed. */

/** Without the marks it ends with. One expression for all of it would try each of many blanks as the beginning of the end. */
function withoutEnd(text: string): string {
  return text
    .trimEnd()
    .replace(/(?<![?.!])[?.!]+$/u, '')
    .trimEnd()
}

/** The phrase at the end, before the question mark. */
export function append(question: string, phrase: string): string {
  const mark = /\?\s*$/u.test(question) ? '?' : ''
  return `${withoutEnd(question)} ${phrase}${mark}`
}

/** Where the one name of these terms stands in the question; undefined where there is none, or more than one. */
export function findOnly(
  question: string,
  terms: readonly string[],
  { concepts }: Understood,
): { start: number; end: number } | undefined {
  const [term] = terms
  const typed = concepts.find((concept) => concept.term === term)?.matched
  if (typed === undefined || terms.length !== 1) return undefined
  const start = question.indexOf(typed)
  return start < 0 ? undefined : { start, end: start + typed.length }
}

const article = /(?:^|\s)(?:l['’]|(?:il|lo|la|i|gli|le|el|los|las|der|die|das|den|dem|the)\s+)$/u
const preposition =
  /(?:^|\s)(?:(?:in|of|for|with|among|bei|beim|im|mit|fur|von|en|de|con|di|per|para)\s+(?:caso di\s+|caso de\s+|(?:el|la|los|las|il|lo|gli|le|der|dem|den|the)\s+)?|(?:nel|nello|nella|nei|negli|nelle|del|dello|della|dei|degli|delle)\s+|(?:nell|dell)['’])$/u

/** The place widened to the article before it, which may not fit another name. */
export function withArticle(question: string, { start, end: to }: { start: number; end: number }) {
  return { start: start - lengthBefore(question, start, article), end: to }
}

/** The place widened to its preposition; undefined where none stands before it. */
export function withPreposition(question: string, { start, end: to }: { start: number; end: number }) {
  const before = lengthBefore(question, start, preposition)
  return before === 0 ? undefined : { start: start - before, end: to }
}

export function replaceAt(question: string, place: { start: number; end: number }, text: string): string {
  const changed = question.slice(0, place.start) + text + question.slice(place.end)
  return /^¿?\p{Lu}/u.test(question) ? asSentence(changed) : changed
}

/** 'With' joins an illness to people named before it, so it stays when the illness changes. */
export function isJoined(question: string, place: { start: number }): boolean {
  return /\b(?:with|con|mit)\s+$/u.test(flat(question.slice(0, place.start)))
}

export function standsAtEnd(question: string, place: { end: number }): boolean {
  return withoutEnd(question.slice(place.end)) === ''
}

/** The first letter large, as a question begins. */
export function asSentence(text: string): string {
  return text.replace(
    /^(¿?)(\p{Ll})(?=\p{Ll}+(?:\s|$))/u,
    (_, mark: string, letter: string) => mark + letter.toUpperCase(),
  )
}

function lengthBefore(question: string, start: number, pattern: RegExp): number {
  return pattern.exec(flat(question.slice(0, start)))?.[0].trimStart().length ?? 0
}
