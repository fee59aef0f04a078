import type { Direction } from '@auscult/contract/evidence/evidence.ts'
import { deCaveats } from './de-caveats.ts'
import { german as appraisal } from '../../../appraise/texts/de.ts'
import type { Finding, Frames } from '../frames.ts'
import { joinList, upperFirst, withoutStop } from '../sentence-parts.ts'
import { inQuotationMarks, type Words } from '../words.ts'
import { deMessages } from './de-messages.ts'
import { germanDative, germanDesign } from './german-forms.ts'

const quoted = (text: string) => inQuotationMarks(text, 'de')
const list = (items: readonly string[]) => joinList(items, 'und')

const outcomes: Record<Direction, string> = {
  benefit: 'Vorteil',
  harm: 'schlechteres Ergebnis',
  'no-difference': 'kein deutlicher Unterschied',
  unclear: 'Richtung des Ergebnisses nicht angegeben',
}
const findings = {
  benefit: 'einen Vorteil',
  harm: 'ein schlechteres Ergebnis',
  'no-difference': 'keinen deutlichen Unterschied',
} as const

/** ' (randomisierte kontrollierte Studie, 466 Teilnehmende)'; empty when nothing is known. */
function describe({ designText, participants }: Finding): string {
  const size = participants === null ? [] : [`${appraisal.count(participants)} Teilnehmende`]
  const known = [...(designText === null ? [] : [germanDesign(designText)]), ...size]
  return known.length === 0 ? '' : ` (${known.join(', ')})`
}

const languageNames: Record<string, string> = {
  en: ' auf Englisch',
  it: ' auf Italienisch',
  es: ' auf Spanisch',
  de: '',
}

function quotation({ language, result }: Finding): string {
  return `${languageNames[language] ?? ' in der Originalsprache'}: ${quoted(result)}`
}

const number = (value: number) => value.toLocaleString('de', { maximumFractionDigits: 3 })

/** 'Hazard Ratio 0,74', the first of a spread. */
const spread = (measure: string, estimate: number) =>
  appraisal.effect({ measure, estimate, low: null, high: null, level: null, text: '' })

export function createGerman({ term, phrase }: Words): Frames {
  /** Terms of the lexicon by their names here; figures as they stand. */
  const terms = (english: string) => english.split(', ').map(term).join(', ')

  function retell(finding: Finding): string {
    const { name, told, sibling } = finding
    const opening = `${name}${describe(finding)}`
    if (told === null) return `${opening} berichtet${quotation(finding)}`
    const compared =
      told.control === null
        ? `untersucht: ${phrase(told.treatment)}`
        : `verglichen: ${phrase(told.treatment)} und ${phrase(told.control)}`
    const people = told.population === null ? '' : `; Population: ${phrase(told.population)}`
    const effect = told.effect === null ? '' : `, ${appraisal.effect(told.effect)}`
    const result = `${outcomes[told.direction]} beim Endpunkt ${phrase(told.outcome)}${effect}`
    const further = told.further === null ? '' : ` Dazu auf Englisch: ${quoted(told.further)}`
    const indirect =
      sibling === null
        ? ''
        : ` Das ist indirekte Evidenz: ${term(sibling.drug)} gehört zur selben Wirkstoffklasse (${term(sibling.drugClass)}).`
    return `${opening}, ${compared}${people}. Ergebnis: ${result}.${further}${indirect}`
  }

  return {
    guideline: ({ name, part, words }) => {
      const says = {
        'first-line': 'nennt als ersten Schritt',
        diagnosis: 'legt für die Diagnose fest',
        other: 'hält fest',
      }[part]
      return `${name} ${says}, auf Englisch: ${quoted(withoutStop(words))}.`
    },
    caveat: ({ kind, asked, found }) => deCaveats[kind](terms(asked), terms(found)),
    later: (_, text) => `Seither, auf Englisch: ${quoted(text)}`,
    joined: ({ names, measure, from, to, stance }) =>
      `${list(names)} fanden ${stance === 'unclear' ? 'keine klare Richtung' : findings[stance]}: ${spread(measure, from)} bis ${number(to)}.`,
    olderThan: (name) => `Sie ist älter als ${name}.`,
    inOthers: (result) => `Was Studien bei anderen zeigen: ${result}`,
    say: (text) => text,
    harms: (name, text) => `Unerwünschte Wirkungen in ${name}, auf Englisch: ${quoted(text)}`,
    support: retell,
    against: (finding, kind) => {
      const opening = {
        opposite: 'Dagegen',
        'no-difference': 'Nicht alle Studien stimmen überein',
      }[kind]
      return `${opening}: ${retell(finding)}`
    },
    applicability: {
      studied: (people, name) => `Population von ${name}: ${phrase(people)}.`,
      limits: (name, text) => `Zu beachten bei ${name}, auf Englisch: ${quoted(text)}`,
      text: (name) =>
        `Von ${name} ist hier nur der Abstract gespeichert; weitere Einzelheiten wurden nicht gelesen.`,
      guideline: (name) =>
        `${name} ist eine Leitlinie, hier verkürzt wiedergegeben: Vor der Anwendung den Volltext und die Vorgaben vor Ort prüfen.`,
    },
    summary: ({ design, participants, year, effect, outcome }) => {
      const size = participants === null ? '' : `, ${appraisal.count(participants)} Teilnehmende`
      const when = year === null ? '' : `, ${year}`
      const about = outcome === null ? '' : `; Endpunkt: ${phrase(outcome)}`
      const result = effect === null ? '' : ` ${upperFirst(appraisal.effect(effect))}${about}.`
      return `${upperFirst(design)}${size}${when}.${result}`
    },
    list,
    people: (populations, conditions, excluded) => {
      const without = excluded.length === 0 ? '' : ` ${list(excluded.map(term))}`
      const ill = list(conditions.map((each) => germanDative(term(each), 'singular')))
      if (populations.length === 0 && ill === '') return without === '' ? '' : `bei Menschen${without}`
      if (populations.length === 0) return `bei ${ill}${without}`
      const who = list(populations.map((each) => germanDative(term(each), 'plural')))
      return ill === '' ? `bei ${who}${without}` : `bei ${who} mit ${ill}${without}`
    },
    ...deMessages(term),
  }
}
