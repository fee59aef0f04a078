import { calculateCurb65, calculateGcs, calculateQsofa, calculateSirsSepsis } from './calcs-acute.ts'
import {
  calculateCha2ds2Vasc,
  calculateHasBled,
  calculateHeart,
  calculateWellsDvt,
  calculateWellsPe,
} from './calcs-vascular.ts'

/** The call of each calculator, by its id in `packages/calculators`. */
export const calculationOf = {
  'cha2-ds2-vasc': calculateCha2ds2Vasc,
  'has-bled': calculateHasBled,
  heart: calculateHeart,
  'wells-dvt': calculateWellsDvt,
  'wells-pe': calculateWellsPe,
  qsofa: calculateQsofa,
  'curb-65': calculateCurb65,
  'sirs-sepsis': calculateSirsSepsis,
  gcs: calculateGcs,
} as const
