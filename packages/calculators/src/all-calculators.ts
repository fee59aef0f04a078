import { cha2ds2Vasc } from './cha2ds2-vasc.ts'
import { curb65 } from './curb-65.ts'
import { gcs } from './gcs.ts'
import { hasBled } from './has-bled.ts'
import { heart } from './heart.ts'
import { qsofa } from './qsofa.ts'
import { sirsSepsis } from './sirs-sepsis.ts'
import { wellsDvt } from './wells-dvt.ts'
import { wellsPe } from './wells-pe.ts'

/** In the order of the specification, in which they are listed. */
export const allCalculators = [
  cha2ds2Vasc,
  hasBled,
  heart,
  wellsDvt,
  wellsPe,
  qsofa,
  curb65,
  sirsSepsis,
  gcs,
] as const
