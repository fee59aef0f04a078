import type { QuestionWord } from './segments.ts'

const doseUnit = /^(?:mg|mcg|ug|µg|g|ml|units?|iu|ie|u|mmol|tabs?|puffs?|x2|bd|od|tds|qds|mg\/kg)$/u

/** 'dose 5 mg bd' right behind a drug. */
export function doseBehind(words: readonly QuestionWord[], at: number): string | null {
  const [figure, unit] = words.slice(at, at + 2)
  if (figure === undefined || figure.gap === 'hard' || !/^\d/u.test(figure.folded)) return null
  if (unit !== undefined && doseUnit.test(unit.folded)) return `${figure.text} ${unit.text}`
  return /^\d+(?:\.\d+)?(?:mg|mcg|g|ml|iu|u)$/u.test(figure.folded) ? figure.text : null
}
