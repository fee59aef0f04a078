import type { Value } from '../question/question.ts'

/** 'BP 120/50' tells the diastolic pressure, too: the figures of a patient with it, where none is told by name. */
export function withDiastolic(values: readonly Value[]): Value[] {
  const pair = values.find(({ measure }) => measure === 'systolic blood pressure')
  const [, second] = /\d\s?\/\s?(\d{2,3})\b/u.exec(pair?.text ?? '') ?? []
  const isNamed = values.some(({ measure }) => measure === 'diastolic blood pressure')
  if (pair === undefined || second === undefined || isNamed) return [...values]
  return [...values, { ...pair, measure: 'diastolic blood pressure', value: Number(second) }]
}
