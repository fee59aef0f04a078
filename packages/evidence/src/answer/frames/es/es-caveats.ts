import { asSituations, type CaveatFrames, type SituationNames } from '../caveat-frames.ts'

const esSituations: SituationNames = {
  'line=first': 'tratamiento de primera línea',
  'line=later': 'tratamiento tras fracaso o recaída',
  'line=adjuvant': 'tratamiento tras la resección',
  'line=neoadjuvant': 'tratamiento antes de la resección',
  'line=maintenance': 'mantenimiento',
  'line=repeat': 'un ciclo repetido',
  'aim=prevention': 'prevención',
  'aim=treatment': 'tratamiento de la enfermedad existente',
  'event=first': 'personas sin un evento previo',
  'event=again': 'personas con un evento previo',
  'severity=mild': 'enfermedad leve',
  'severity=moderate': 'enfermedad moderada',
  'severity=severe': 'enfermedad grave',
  'stage=early': 'enfermedad inicial',
  'stage=advanced': 'enfermedad avanzada',
  'symptoms=absent': 'personas sin síntomas',
  'symptoms=present': 'personas con síntomas',
  'setting=intensive-care': 'cuidados intensivos',
  'setting=emergency': 'urgencias',
  'setting=hospital': 'personas hospitalizadas',
  'setting=outpatient': 'personas no hospitalizadas',
}

export const esCaveats: CaveatFrames = {
  limit: (asked, found) => `Fuera de lo estudiado: ${asked} (límite del estudio: ${found}).`,
  excluded: (_, found) => `El estudio excluyó: ${found}.`,
  'not-pregnant': () => 'No se estudió en el embarazo.',
  'pregnant-only': () => 'Solo se estudió en el embarazo.',
  'adults-only': () => 'Solo se estudió en adultos.',
  'children-only': () => 'Solo se estudió en niños.',
  'too-young': () => 'Las personas estudiadas eran mayores.',
  'too-old': () => 'Las personas estudiadas eran más jóvenes.',
  older: (_, found) => `Las personas estudiadas tenían ${found} años de media.`,
  'other-problem': (_, found) => `Enfermedad estudiada: ${found}.`,
  'wider-problem': (_, found) => `Enfermedad estudiada: ${found}.`,
  class: (_, found) => `Se estudió el grupo: ${found}.`,
  comparator: (asked) => `Ninguno de los estudios mostrados compara directamente con: ${asked}.`,
  situation: (asked, found) =>
    `Se estudió para: ${asSituations(found, esSituations)}; se pregunta por: ${asSituations(asked, esSituations)}.`,
  outcome: (asked) => `El registro no dice nada de: ${asked}.`,
}
