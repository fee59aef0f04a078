import type { Name, Question } from '../question/question.ts'
import type { Tools, WordMeaning } from './compile-tools.ts'
import { isFigureAlone, isOfPatient } from './figure-alone.ts'
import { isAllTold, readTold, type Told } from './read-told.ts'

const uses: ReadonlySet<WordMeaning> = new Set(['labs', 'told-as', 'course'])

/**
 * Whether a question tells a figure alone, or beside a complaint (`isComplaint`), and asks nothing: 'troponin 60 chest pain 2 hours'. What amounts
 * to a disease asks for its treatment: 'K 6.8 ECG changes'.
 */
export function asksNothing(question: Question, tools: Tools, isComplaint: boolean): boolean {
  const told = readTold(question, tools)
  return (
    isFigureAlone(told) ||
    (isComplaint && question.concern.length === 0 && question.deduced.length === 0 && isFigureBeside(told))
  )
}

/** Whether a test stands with its figure beside what the patient has, and nothing is asked. */
export function isFigureBeside(told: Told): boolean {
  const { question, named, words, isFigure } = told
  const tests = named.filter(({ means }) => means.tool === 'labs')
  // Beside a score that is named the figures are its items.
  if (named.some(({ means }) => means.tool === 'calculator')) return false
  if (!tests.some(({ to }) => isFigure[to] === true)) return false
  if (words.some(({ means }) => means === 'labs-asked' || means === 'then-done')) return false
  if (question.acts.some(({ concept, role }) => concept.type !== 'test' && role !== 'current')) return false
  const states = question.names.filter(isState)
  return isAllTold(
    told,
    tests,
    uses,
    (at) => isOfPatient(question, at) || states.some(({ from, to }) => from <= at && at < to),
  )
}

const stateTypes: ReadonlySet<string> = new Set(['condition', 'outcome', 'test'])

function isState({ readings, standing }: Name): boolean {
  return standing !== 'open' && readings.every(({ type }) => stateTypes.has(type))
}
