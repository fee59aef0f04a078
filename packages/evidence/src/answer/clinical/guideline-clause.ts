import { countWords } from '@auscult/contract/ai/ai.ts'
import { readValues } from '../../question/figures.ts'
import type { Grammar } from '../../question/grammar.ts'
import type { Question, Value } from '../../question/question.ts'
import { contentTerms } from '../../text/terms.ts'
import { type Advising, adviceIn } from './guideline-advice.ts'

/** Some of a body's advice, whole clauses only: half a sentence of medical advice may say the opposite. */
export type AdviceClause = { words: string; isProhibition: boolean }

/** How many words there is room for, and the figures that a clause may name. */
type Within = { room: number; measures: Grammar['measures'] }

/**
 * Of a guideline's advice, the clauses that say most about the question and fit into `room` words; undefined where none does.
 */
export function adviceClause(
  source: Advising,
  question: Question,
  { room, measures }: Within,
): AdviceClause | undefined {
  const asked = new Set([question.searchText, ...kindsOf(question)].flatMap((text) => contentTerms(text)))
  const wantsFigure = ofUse.has(question.speechAct)
  const clauses = splitClauses(adviceIn(source).words).map((words) => ({
    words,
    length: countWords(words),
    shared: shares(words, asked) + (wantsFigure && /\d/u.test(words) ? 1 : 0),
    isForOthers: isForOthers(words, asked) || isForOtherFigures(words, question.patient.values, measures),
  }))
  const short = clauses.filter(({ length, isForOthers: others }) => length <= room && !others)
  const most = Math.max(0, ...short.map(({ shared }) => shared))
  // What says more and has no room is not told by what says less: the dose for mild symptoms is none for seizures.
  if (clauses.some(({ shared, length }) => shared > most && length > room)) return undefined
  const start = clauses.findIndex((clause) => short.includes(clause) && clause.shared === most)
  if (start === -1) return undefined
  const taken: string[] = []
  let left = room
  for (const { words, length } of clauses.slice(start)) {
    if (length > left) break
    taken.push(words)
    left -= length
  }
  const [first] = taken
  if (first === undefined) return undefined
  return { words: taken.join('; '), isProhibition: prohibition.test(first) }
}

const shares = (words: string, asked: ReadonlySet<string>) =>
  new Set(contentTerms(words).filter((term) => asked.has(term))).size

/** 'Only if others are unsuitable' is no first word to whom nobody called so. */
function isForOthers(words: string, asked: ReadonlySet<string>): boolean {
  const condition = /\bonly (?:if|when|where)\b(.*)$/iu.exec(words)?.[1]
  return condition !== undefined && shares(condition, asked) === 0
}

/** 'Glucose below 13.9: halve insulin' is not for whose glucose is 28. */
function isForOtherFigures(words: string, values: readonly Value[], measures: Grammar['measures']): boolean {
  const [condition, ...advice] = words.split(/:\s/u)
  if (condition === undefined || advice.length === 0) return false
  const limits = readValues(condition, measures, 'en').values
  return limits.some((limit) =>
    values.some(({ measure, value, to }) => measure === limit.measure && lies([value, to ?? value], limit)),
  )
}

/** Whether all of a figure lies on the other side of a limit. */
function lies([least, most]: readonly [number, number], { bound, value }: Value): boolean {
  return bound === 'below' ? least >= value : bound === 'above' && most <= value
}

/** Fluid is asked about, and a body says how much crystalloid. */
function kindsOf({ acts }: Question): string[] {
  return acts.flatMap(({ concept }) => concept.narrower.map(({ term }) => term))
}

/** Questions that a figure answers. */
const ofUse: ReadonlySet<Question['speechAct']> = new Set(['dose', 'duration', 'timing'])

const prohibition = /^(?:do not|don['’]t|not|no|never|avoid|against)\b/iu

/** Parts of a text between semicolons and sentences; a semicolon in brackets parts nothing. */
function splitClauses(text: string): string[] {
  const clauses: string[] = []
  let depth = 0
  let from = 0
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at)
    if (letter === '(') depth += 1
    if (letter === ')') depth -= 1
    const ends = letter === ';' || (letter === '.' && /^\s|^$/u.test(text.charAt(at + 1)))
    if (!ends || depth > 0) continue
    clauses.push(text.slice(from, at).trim())
    from = at + 1
  }
  return [...clauses, text.slice(from).trim()].filter((clause) => clause !== '')
}
