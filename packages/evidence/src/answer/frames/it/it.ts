import type { Direction } from '@auscult/contract/evidence/evidence.ts'
import { itCaveats } from './it-caveats.ts'
import { italian as appraisal } from '../../../appraise/texts/it.ts'
import type { Finding, Frames } from '../frames.ts'
import { joinList, lowerFirst, upperFirst, withoutStop } from '../sentence-parts.ts'
import { inQuotationMarks, type Words } from '../words.ts'
import { itMessages } from './it-messages.ts'

const quoted = (text: string) => inQuotationMarks(text, 'it')
const list = (items: readonly string[]) => joinList(items, (next) => (/^e/iu.test(next) ? 'ed' : 'e'))

const outcomes: Record<Direction, string> = {
  benefit: 'beneficio',
  harm: 'risultato peggiore',
  'no-difference': 'nessuna differenza chiara',
  unclear: 'direzione del risultato non indicata',
}
const findings = {
  benefit: ['ha trovato un beneficio', 'hanno trovato un beneficio'],
  harm: ['ha trovato un risultato peggiore', 'hanno trovato un risultato peggiore'],
  'no-difference': ['non ha trovato differenze chiare', 'non hanno trovato differenze chiare'],
} as const

/** ' (studio controllato randomizzato, 466 partecipanti)'; empty when nothing is known. */
function describe({ designText, participants }: Finding): string {
  const size = participants === null ? [] : [`${appraisal.count(participants)} partecipanti`]
  const known = [...(designText === null ? [] : [lowerFirst(designText)]), ...size]
  return known.length === 0 ? '' : ` (${known.join(', ')})`
}

const languageNames: Record<string, string> = {
  en: ', in inglese',
  de: ', in tedesco',
  es: ', in spagnolo',
  it: '',
}

function quotation({ language, result }: Finding): string {
  return `${languageNames[language] ?? ', nella lingua originale'}: ${quoted(result)}`
}

const number = (value: number) => value.toLocaleString('it', { maximumFractionDigits: 3 })

/** 'Hazard Ratio 0,74', the first of a spread. */
const spread = (measure: string, estimate: number) =>
  appraisal.effect({ measure, estimate, low: null, high: null, level: null, text: '' })

export function createItalian({ term, phrase }: Words): Frames {
  /** Terms of the lexicon by their names here; figures as they stand. */
  const terms = (english: string) => english.split(', ').map(term).join(', ')

  function retell(finding: Finding): string {
    const { name, told, sibling } = finding
    const opening = `${name}${describe(finding)}`
    if (told === null) return `${opening} riferisce${quotation(finding)}`
    const compared =
      told.control === null
        ? `ha studiato ${phrase(told.treatment)}`
        : `ha confrontato ${phrase(told.treatment)} con ${phrase(told.control)}`
    const people = told.population === null ? '' : ` in ${phrase(told.population)}`
    const effect = told.effect === null ? '' : `, ${appraisal.effect(told.effect)}`
    const result = `${outcomes[told.direction]} per l’esito ${phrase(told.outcome)}${effect}`
    const further = told.further === null ? '' : ` Inoltre, in inglese: ${quoted(told.further)}`
    const indirect =
      sibling === null
        ? ''
        : ` Prova indiretta: ${term(sibling.drug)} è un altro farmaco della stessa classe (${term(sibling.drugClass)}).`
    return `${opening} ${compared}${people}: ${result}.${further}${indirect}`
  }

  return {
    guideline: ({ name, part, words }) => {
      const says = {
        'first-line': 'indica come primo passo',
        diagnosis: 'stabilisce per la diagnosi',
        other: 'afferma',
      }[part]
      return `${name} ${says}, in inglese: ${quoted(withoutStop(words))}.`
    },
    caveat: ({ kind, asked, found }) => itCaveats[kind](terms(asked), terms(found)),
    later: (_, text) => `Da allora, in inglese: ${quoted(text)}`,
    joined: ({ names, measure, from, to, stance }) =>
      `${list(names)} ${stance === 'unclear' ? 'hanno trovato una direzione non chiara' : findings[stance][1]}: ${spread(measure, from)} – ${number(to)}.`,
    olderThan: (name) => `È precedente a ${name}.`,
    inOthers: (result) => `Che cosa mostrano gli studi in altre persone: ${result}`,
    say: (text) => text,
    harms: (name, text) => `Effetti avversi in ${name}, in inglese: ${quoted(text)}`,
    support: retell,
    against: (finding, kind) => {
      const opening = {
        opposite: 'In senso contrario',
        'no-difference': 'Non tutti gli studi concordano',
      }[kind]
      return `${opening}: ${retell(finding)}`
    },
    applicability: {
      studied: (people, name) => `Popolazione di ${name}: ${phrase(people)}.`,
      limits: (name, text) => `Da notare per ${name}, in inglese: ${quoted(text)}`,
      text: (name) =>
        `Di ${name} è conservato qui solo l’abstract: i dettagli ulteriori non sono stati letti.`,
      guideline: (name) =>
        `${name} è una linea guida, qui riassunta: prima di applicarla consultare il testo integrale e le indicazioni locali.`,
    },
    summary: ({ design, participants, year, effect, outcome }) => {
      const size = participants === null ? '' : `, ${appraisal.count(participants)} partecipanti`
      const when = year === null ? '' : `, ${year}`
      const about = outcome === null ? '' : ` per l’esito ${phrase(outcome)}`
      const result = effect === null ? '' : ` ${upperFirst(appraisal.effect(effect))}${about}.`
      return `${upperFirst(design)}${size}${when}.${result}`
    },
    list,
    people: (populations, conditions, excluded) => {
      const without = excluded.length === 0 ? '' : ` ${list(excluded.map(term))}`
      const ill = conditions.length === 0 ? '' : ` con ${list(conditions.map(term))}`
      if (populations.length === 0 && ill === '' && without === '') return ''
      const who = populations.length === 0 ? 'persone' : list(populations.map(term))
      return `in ${who}${ill}${without}`
    },
    ...itMessages(term),
  }
}
