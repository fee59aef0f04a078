import type { Question } from '../question/question.ts'
import type { Tools, WordMeaning } from './compile-tools.ts'
import { isOfPatient } from './figure-alone.ts'
import { isAllTold, mayBeOther, readTold } from './read-told.ts'

const uses: ReadonlySet<WordMeaning> = new Set(['labs', 'labs-asked'])

/** Whether the range of a test is asked of somebody whom the guide is not for: 'normal TSH in pregnancy'. That of adults is no answer to it. */
export function asksRangeOfOthers(question: Question, tools: Tools): boolean {
  if (!mayBeOther(question)) return false
  const told = readTold(question, tools)
  const tests = told.named.filter(({ means }) => means.tool === 'labs')
  return (
    tests.length > 0 &&
    told.words.some(({ means }) => means === 'labs-asked') &&
    isAllTold(told, tests, uses, (at) => isOfPatient(question, at))
  )
}
