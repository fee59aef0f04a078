import { german as appraisal } from '../../../appraise/texts/de.ts'
import type { GlanceFrames, StudyKind } from '../glance-frames.ts'
import { peopleFrames } from '../people-frames.ts'
import { type NumberWords, tellNumbers } from '../glance-numbers.ts'
import { germanDesign } from './german-forms.ts'
import { joinList, upperFirst, withoutStop } from '../sentence-parts.ts'
import { inQuotationMarks, type Words } from '../words.ts'

const bands = { strong: 'Stark', moderate: 'Mäßig', limited: 'Begrenzt' }
const one: Record<StudyKind, string> = {
  review: 'eine systematische Übersicht',
  trial: 'eine randomisierte Studie',
  study: 'eine Studie',
}
const found = {
  benefit: 'einen Vorteil',
  harm: 'ein schlechteres Ergebnis',
  'no-difference': 'keinen klaren Unterschied',
}
const list = (items: readonly string[]) => joinList(items, 'und')
const within = (what: string, people: string) => [what, people].filter((part) => part !== '').join(' ')

const numberWords: NumberWords = {
  locale: 'de',
  design: germanDesign,
  participants: (count) => `${count} Teilnehmende`,
  per: (time) => (time === null ? 'von je 1.000 Personen' : `von je 1.000 Personen (${time})`),
  fewer: (difference, outcome, treated, untreated) =>
    `${outcome}: ${difference} weniger (${treated} gegenüber ${untreated})`,
  more: (difference, outcome, treated, untreated) =>
    `${outcome}: ${difference} mehr (${treated} gegenüber ${untreated})`,
  same: (outcome, treated) => `${outcome}: kein Unterschied (je ${treated})`,
  value: (outcome, treated, untreated, unit) => within(`${outcome} ${treated} gegenüber ${untreated}`, unit),
  effect: appraisal.effect,
  further: (text) => `Dazu auf Englisch: ${inQuotationMarks(text, 'de')}`,
}

export function germanGlance({ phrase, time }: Words): GlanceFrames {
  return {
    certainty: {
      studies: (band, kind, count) =>
        count > 1 ? `${bands[band]}: ${count} Studien stimmen überein` : `${bands[band]}: ${one[kind]}`,
      abstract: (band) => `${bands[band]}: ein Abstract, ungeprüft`,
      divided: 'Uneinheitlich: Studien widersprechen sich',
      guideline: 'Leitlinie: Rat einer Fachgesellschaft',
      rule: 'Sicherheitsregel: Quelle steht darunter',
    },
    bottomLine: {
      divided: (camps) =>
        `Studien widersprechen sich: ${camps.map(({ stance, names }) => `${list(names)} ${names.length > 1 ? 'fanden' : 'fand'} ${found[stance]}`).join('; ')}.`,
      asStudied: (name, treatment, figures) =>
        `Wie in ${name} untersucht: ${treatment}, ${inQuotationMarks(figures.join(', '), 'de')}.`,
      advised: (advice, treatment, people) =>
        ({
          do: `Dafür: ${within(treatment, people)}.`,
          "don't": `Dagegen: ${within(treatment, people)}.`,
          either: `${upperFirst(within(treatment, people))}: beides ist gleich gut.`,
          depends: `${upperFirst(within(treatment, people))}: im Einzelfall abwägen.`,
        })[advice],
      quoted: (name, words) => `${name} berichtet auf Englisch: ${inQuotationMarks(words, 'de')}`,
      read: (stance, treatment, people) =>
        ({
          benefit: `${upperFirst(within(treatment, people))}: Eine Arbeit berichtet einen Vorteil.`,
          harm: `${upperFirst(within(treatment, people))}: Eine Arbeit berichtet ein schlechteres Ergebnis.`,
          'no-difference': `${upperFirst(within(treatment, people))}: Eine Arbeit berichtet keinen klaren Unterschied.`,
          unclear: `${upperFirst(within(treatment, people))}: Eine Arbeit berührt die Frage; ihre Worte stehen unten.`,
        })[stance],
      below: (name) => `${name} äußert sich dazu: Der Wortlaut steht unten.`,
      guideline: (name, words) => `${name}, auf Englisch: ${inQuotationMarks(withoutStop(words), 'de')}.`,
    },
    people: peopleFrames('de'),
    numbers: (told) => tellNumbers(told, numberWords, phrase, time),
  }
}
