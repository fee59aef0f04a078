import { drugUnit, isDrugDose } from './drug-dose.ts'
import type { QuestionWord } from './segments.ts'

/** What is behind a drug a dose as well, and elsewhere a figure of the patient or a number of anything. */
const countUnit = /^(?:mmol|tabs?|puffs?|x2|bd|od|tds|qds)$/u

/** 'dose 5 mg bd' right behind a drug. */
export function doseBehind(words: readonly QuestionWord[], at: number): string | null {
  const [figure, unit] = words.slice(at, at + 2)
  if (figure === undefined || figure.gap === 'hard' || !/^\d/u.test(figure.folded)) return null
  if (unit !== undefined && (drugUnit.test(unit.folded) || countUnit.test(unit.folded)))
    return `${figure.text} ${unit.text}`
  return isDrugDose([figure]) ? figure.text : null
}
