import type { CaveatFrames } from '../caveat-frames.ts'

export const itCaveats: CaveatFrames = {
  limit: (asked, found) => `Fuori da quanto studiato: ${asked} (limite dello studio: ${found}).`,
  excluded: (_, found) => `Lo studio escludeva: ${found}.`,
  'not-pregnant': () => 'Non è stato studiato in gravidanza.',
  'pregnant-only': () => 'È stato studiato solo in gravidanza.',
  'adults-only': () => 'È stato studiato solo negli adulti.',
  'children-only': () => 'È stato studiato solo nei bambini.',
  'too-young': () => 'Le persone studiate erano più anziane.',
  'too-old': () => 'Le persone studiate erano più giovani.',
  'other-problem': (_, found) => `Condizione studiata: ${found}.`,
  'wider-problem': (_, found) => `Condizione studiata: ${found}.`,
  class: (_, found) => `È stata studiata la classe: ${found}.`,
  comparator: (asked) => `Nessuno degli studi qui mostrati fa un confronto diretto con: ${asked}.`,
  outcome: (asked) => `La scheda non riporta: ${asked}.`,
}
