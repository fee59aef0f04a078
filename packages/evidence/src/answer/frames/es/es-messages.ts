import type { Frames } from '../frames.ts'
import { joinList } from '../sentence-parts.ts'
import type { Words } from '../words.ts'
import { spanishOr } from './spanish-joints.ts'

/** What is said before or in place of an answer. */
export function esMessages(
  term: Words['term'],
): Pick<
  Frames,
  'notices' | 'callForHelp' | 'identified' | 'noEvidence' | 'notClinical' | 'withdrawnSince' | 'ambiguous'
> {
  return {
    notices: {
      emergency:
        'Esta pregunta parece describir una urgencia. Pida ayuda y siga primero su protocolo de reanimación o de urgencias; lo que sigue es evidencia, no instrucciones para la cabecera del paciente.',
      'self-harm':
        'Si usted o alguien a su lado corre peligro de hacerse daño, llame ahora al número de emergencias (112) o a una línea de ayuda de su zona. No se quede a solas y cuénteselo a alguien cercano.',
      poisoning:
        'Esta pregunta parece describir una intoxicación. Llame ahora al centro de información toxicológica o al número de emergencias, con la sustancia, la cantidad y la hora a mano; no espere a que aparezcan síntomas.',
      'identifiable-patient':
        'Esta pregunta parece nombrar o identificar a una persona. Pregunte sin nombres, fechas de nacimiento, números de historia clínica ni datos de contacto.',
    },
    callForHelp:
      'Primero, pida ayuda. Los estudios no pueden decir qué hacer por una persona en peligro, por eso aquí no se muestra ninguno.',
    identified:
      'No se buscó nada mientras contiene datos que identifican a una persona. Quítelos y pregunte de nuevo.',
    noEvidence: 'No se encontró evidencia clínica',
    notClinical:
      'Esto no parece una pregunta clínica. Pregunte por una enfermedad, un tratamiento, una prueba o un desenlace.',
    withdrawnSince:
      'Una fuente de esta respuesta se retiró después de que se diera. Lo que se apoyaba en ella está tachado; si se vuelve a preguntar, la respuesta no la incluirá.',
    ambiguous: (typed, readings) =>
      `«${typed}» puede significar ${joinList(readings.map(term), spanishOr)}. Escríbalo completo y pregunte de nuevo.`,
  }
}
