import { fold } from '../text/terms.ts'

/** 'Get Na to 130', 'auf 130 bringen', 'hasta 130': a sodium that is aimed at. */
const aimedAt =
  /\b(?:to|target|aim|aiming|reach|at|get|above|auf|ziel|bis|uber|a|hasta|fino a|sopra|por encima de|di|de)\s(?:a\s|for\s|na\s|sodium\s|natrium\s|sodio\s|of\s|di\s|de\s|von\s|=\s)?(1[1-5]\d)\b(?!\s?(?:ml|mg|kg|\/|h\b|\/\d))/gu
/** 'Raise Na by 15': so much more. */
const raisedBy = /\b(?:by|um|di|de|en|\+)\s?(\d{1,2})\s?(?:mmol|meq)/gu

/** Above this no correction is feared (European guideline on hyponatraemia 2014). */
const lowBelow = 126

/** By how many mmol/L sodium is to rise from the lowest figure told; null where no aim is told. */
export function readSodiumRise(text: string, sodium: readonly number[]): number | null {
  const lowest = Math.min(...sodium)
  if (!(lowest < lowBelow)) return null
  const folded = fold(text)
  const aims = [...folded.matchAll(aimedAt)].map(([, aim]) => Number(aim) - lowest)
  const steps = [...folded.matchAll(raisedBy)].map(([, step]) => Number(step))
  const rises = [...aims, ...steps, ...sodium.map((each) => each - lowest)].filter((rise) => rise > 0)
  return rises.length === 0 ? null : Math.max(...rises)
}
