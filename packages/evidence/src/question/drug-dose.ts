import type { Word } from '../understand/words.ts'

/** What a drug alone is given in. */
export const drugUnit = /^(?:mg|mcg|micrograms?|ug|µg|g|ml|units?|iu|ie|ui|u|mg\/kg)$/u
const attachedUnit = /^\d+(?:[.,]\d+)?(?:mg|mcg|g|ml|iu|u)$/u

/** '70 mg', '70mg': whatever stands before it is a drug. */
export function isDrugDose([figure, unit]: readonly Pick<Word, 'folded'>[]): boolean {
  if (figure === undefined || !/^\d/u.test(figure.folded)) return false
  return attachedUnit.test(figure.folded) || (unit !== undefined && drugUnit.test(unit.folded))
}
