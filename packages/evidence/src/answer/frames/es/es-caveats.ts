import type { CaveatFrames } from '../caveat-frames.ts'

export const esCaveats: CaveatFrames = {
  limit: (asked, found) => `Fuera de lo estudiado: ${asked} (límite del estudio: ${found}).`,
  excluded: (_, found) => `El estudio excluyó: ${found}.`,
  'not-pregnant': () => 'No se estudió en el embarazo.',
  'pregnant-only': () => 'Solo se estudió en el embarazo.',
  'adults-only': () => 'Solo se estudió en adultos.',
  'children-only': () => 'Solo se estudió en niños.',
  'too-young': () => 'Las personas estudiadas eran mayores.',
  'too-old': () => 'Las personas estudiadas eran más jóvenes.',
  'other-problem': (_, found) => `Enfermedad estudiada: ${found}.`,
  'wider-problem': (_, found) => `Enfermedad estudiada: ${found}.`,
  class: (_, found) => `Se estudió el grupo: ${found}.`,
  comparator: (asked) => `Ninguno de los estudios mostrados compara directamente con: ${asked}.`,
  outcome: (asked) => `El registro no dice nada de: ${asked}.`,
}
