import type { Direction } from '@auscult/contract/evidence/evidence.ts'
import { esCaveats } from './es-caveats.ts'
import { spanish as appraisal } from '../../../appraise/texts/es.ts'
import type { Finding, Frames } from '../frames.ts'
import { joinList, lowerFirst, upperFirst, withoutStop } from '../sentence-parts.ts'
import { inQuotationMarks, type Words } from '../words.ts'
import { esMessages } from './es-messages.ts'
import { spanishAnd } from './spanish-joints.ts'

const quoted = (text: string) => inQuotationMarks(text, 'es')
const list = (items: readonly string[]) => joinList(items, spanishAnd)

const outcomes: Record<Direction, string> = {
  benefit: 'beneficio',
  harm: 'peor resultado',
  'no-difference': 'sin diferencia clara',
  unclear: 'sin dirección clara del resultado',
}
const findings = {
  benefit: ['encontró un beneficio', 'encontraron un beneficio'],
  harm: ['encontró un peor resultado', 'encontraron un peor resultado'],
  'no-difference': ['no encontró una diferencia clara', 'no encontraron una diferencia clara'],
} as const

/** ' (ensayo controlado aleatorizado, 466 participantes)'; empty when nothing is known. */
function describe({ designText, participants }: Finding): string {
  const size = participants === null ? [] : [`${appraisal.count(participants)} participantes`]
  const known = [...(designText === null ? [] : [lowerFirst(designText)]), ...size]
  return known.length === 0 ? '' : ` (${known.join(', ')})`
}

const languageNames: Record<string, string> = {
  en: ', en inglés',
  it: ', en italiano',
  de: ', en alemán',
  es: '',
}

function quotation({ language, result }: Finding): string {
  return `${languageNames[language] ?? ', en el idioma original'}: ${quoted(result)}`
}

const number = (value: number) => value.toLocaleString('es', { maximumFractionDigits: 3 })

/** 'Hazard Ratio 0,74', the first of a spread. */
const spread = (measure: string, estimate: number) =>
  appraisal.effect({ measure, estimate, low: null, high: null, level: null, text: '' })

export function createSpanish({ term, phrase }: Words): Frames {
  /** Terms of the lexicon by their names here; figures as they stand. */
  const terms = (english: string) => english.split(', ').map(term).join(', ')

  function retell(finding: Finding): string {
    const { name, told, sibling } = finding
    const opening = `${name}${describe(finding)}`
    if (told === null) return `${opening} informa${quotation(finding)}`
    const compared =
      told.control === null
        ? `estudió ${phrase(told.treatment)}`
        : `comparó ${phrase(told.treatment)} con ${phrase(told.control)}`
    const people = told.population === null ? '' : ` en ${phrase(told.population)}`
    const effect = told.effect === null ? '' : `, ${appraisal.effect(told.effect)}`
    const result = `${outcomes[told.direction]} en el desenlace ${phrase(told.outcome)}${effect}`
    const further = told.further === null ? '' : ` Además, en inglés: ${quoted(told.further)}`
    const indirect =
      sibling === null
        ? ''
        : ` Es evidencia indirecta: ${term(sibling.drug)} es otro fármaco de la misma clase (${term(sibling.drugClass)}).`
    return `${opening} ${compared}${people}: ${result}.${further}${indirect}`
  }

  return {
    guideline: ({ name, part, words }) => {
      const says = {
        'first-line': 'indica como primer paso',
        diagnosis: 'establece para el diagnóstico',
        other: 'afirma',
      }[part]
      return `${name} ${says}, en inglés: ${quoted(withoutStop(words))}.`
    },
    caveat: ({ kind, asked, found }) => esCaveats[kind](terms(asked), terms(found)),
    later: (_, text) => `Desde entonces, en inglés: ${quoted(text)}`,
    joined: ({ names, measure, from, to, stance }) =>
      `${list(names)} ${stance === 'unclear' ? 'encontraron una dirección no clara' : findings[stance][1]}: ${spread(measure, from)} a ${number(to)}.`,
    olderThan: (name) => `Es anterior a ${name}.`,
    inOthers: (result) => `Lo que muestran los estudios en otras personas: ${result}`,
    say: (text) => text,
    harms: (name, text) => `Efectos adversos en ${name}, en inglés: ${quoted(text)}`,
    support: retell,
    against: (finding, kind) => {
      const opening = {
        opposite: 'En sentido contrario',
        'no-difference': 'No todos los estudios coinciden',
      }[kind]
      return `${opening}: ${retell(finding)}`
    },
    applicability: {
      studied: (people, name) => `Población de ${name}: ${phrase(people)}.`,
      limits: (name, text) => `A tener en cuenta en ${name}, en inglés: ${quoted(text)}`,
      text: (name) => `De ${name} solo se conserva aquí el resumen: no se han leído más detalles.`,
      guideline: (name) =>
        `${name} es una guía, aquí resumida: antes de aplicarla, consulte el texto completo y las recomendaciones locales.`,
    },
    summary: ({ design, participants, year, effect, outcome }) => {
      const size = participants === null ? '' : `, ${appraisal.count(participants)} participantes`
      const when = year === null ? '' : `, ${year}`
      const about = outcome === null ? '' : ` en el desenlace ${phrase(outcome)}`
      const result = effect === null ? '' : ` ${upperFirst(appraisal.effect(effect))}${about}.`
      return `${upperFirst(design)}${size}${when}.${result}`
    },
    list,
    people: (populations, conditions, excluded) => {
      const without = excluded.length === 0 ? '' : ` ${list(excluded.map(term))}`
      const ill = conditions.length === 0 ? '' : ` con ${list(conditions.map(term))}`
      if (populations.length === 0 && ill === '' && without === '') return ''
      const who = populations.length === 0 ? 'personas' : list(populations.map(term))
      return `en ${who}${ill}${without}`
    },
    ...esMessages(term),
  }
}
