import { spanish as appraisal } from '../../../appraise/texts/es.ts'
import type { GlanceFrames, StudyKind } from '../glance-frames.ts'
import { peopleFrames } from '../people-frames.ts'
import { type NumberWords, tellNumbers } from '../glance-numbers.ts'
import { spanishAnd } from './spanish-joints.ts'
import { joinList, lowerFirst, upperFirst, withoutStop } from '../sentence-parts.ts'
import { inQuotationMarks, type Words } from '../words.ts'

const bands = { strong: 'Sólida', moderate: 'Moderada', limited: 'Limitada' }
const one: Record<StudyKind, string> = {
  review: 'una revisión sistemática',
  trial: 'un ensayo aleatorizado',
  study: 'un estudio',
}
const found = {
  benefit: 'un beneficio',
  harm: 'un peor resultado',
  'no-difference': 'ninguna diferencia clara',
}
const list = (items: readonly string[]) => joinList(items, spanishAnd)
const within = (what: string, people: string) => [what, people].filter((part) => part !== '').join(' ')

const numberWords: NumberWords = {
  locale: 'es',
  design: lowerFirst,
  participants: (count) => `${count} participantes`,
  per: (time) => (time === null ? 'por cada 1000 personas' : `por cada 1000 personas (${time})`),
  fewer: (difference, outcome, treated, untreated) =>
    `${outcome}: ${difference} menos (${treated} frente a ${untreated})`,
  more: (difference, outcome, treated, untreated) =>
    `${outcome}: ${difference} más (${treated} frente a ${untreated})`,
  same: (outcome, treated) => `${outcome}: sin diferencia (${treated} en cada grupo)`,
  value: (outcome, treated, untreated, unit) => within(`${outcome} ${treated} frente a ${untreated}`, unit),
  effect: appraisal.effect,
  further: (text) => `Además, en inglés: ${inQuotationMarks(text, 'es')}`,
}

export function spanishGlance({ phrase, time }: Words): GlanceFrames {
  return {
    certainty: {
      studies: (band, kind, count) =>
        count > 1 ? `${bands[band]}: ${count} estudios coinciden` : `${bands[band]}: ${one[kind]}`,
      abstract: (band) => `${bands[band]}: un resumen, sin revisar`,
      divided: 'Discordante: los estudios no coinciden',
      guideline: 'Guía: consejo de sociedad científica',
      rule: 'Regla de seguridad: fuente abajo',
    },
    bottomLine: {
      divided: (camps) =>
        `Los estudios no coinciden: ${camps.map(({ stance, names }) => `${list(names)} ${names.length > 1 ? 'hallan' : 'halla'} ${found[stance]}`).join('; ')}.`,
      asStudied: (name, treatment, figures) =>
        `Como se estudió en ${name}: ${treatment}, ${inQuotationMarks(figures.join(', '), 'es')}.`,
      advised: (advice, treatment, people) =>
        ({
          do: `A favor: ${within(treatment, people)}.`,
          "don't": `En contra: ${within(treatment, people)}.`,
          either: `${upperFirst(within(treatment, people))}: ambas opciones son equivalentes.`,
          depends: `${upperFirst(within(treatment, people))}: depende del paciente.`,
        })[advice],
      quoted: (name, words) => `${name} informa, en inglés: ${inQuotationMarks(words, 'es')}`,
      read: (stance, treatment, people) =>
        ({
          benefit: `${upperFirst(within(treatment, people))}: un trabajo comunica un beneficio.`,
          harm: `${upperFirst(within(treatment, people))}: un trabajo comunica un peor resultado.`,
          'no-difference': `${upperFirst(within(treatment, people))}: un trabajo no comunica diferencias claras.`,
          unclear: `${upperFirst(within(treatment, people))}: un trabajo toca la pregunta; sus palabras están abajo.`,
        })[stance],
      below: (name) => `${name} se pronuncia sobre esto: sus palabras están abajo.`,
      guideline: (name, words) => `${name}, en inglés: ${inQuotationMarks(withoutStop(words), 'es')}.`,
    },
    people: peopleFrames('es'),
    numbers: (told) => tellNumbers(told, numberWords, phrase, time),
  }
}
