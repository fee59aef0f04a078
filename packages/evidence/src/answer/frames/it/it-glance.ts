import { italian as appraisal } from '../../../appraise/texts/it.ts'
import type { GlanceFrames, StudyKind } from '../glance-frames.ts'
import { peopleFrames } from '../people-frames.ts'
import { type NumberWords, tellNumbers } from '../glance-numbers.ts'
import { joinList, lowerFirst, upperFirst, withoutStop } from '../sentence-parts.ts'
import { inQuotationMarks, type Words } from '../words.ts'

const bands = { strong: 'Solida', moderate: 'Moderata', limited: 'Limitata' }
const one: Record<StudyKind, string> = {
  review: 'una revisione sistematica',
  trial: 'uno studio randomizzato',
  study: 'uno studio',
}
const found = {
  benefit: 'un beneficio',
  harm: 'un esito peggiore',
  'no-difference': 'nessuna differenza chiara',
}
const list = (items: readonly string[]) => joinList(items, (next) => (/^e/iu.test(next) ? 'ed' : 'e'))
const within = (what: string, people: string) => [what, people].filter((part) => part !== '').join(' ')

const numberWords: NumberWords = {
  locale: 'it',
  design: lowerFirst,
  participants: (count) => `${count} partecipanti`,
  per: (time) => (time === null ? 'ogni 1.000 persone' : `ogni 1.000 persone (${time})`),
  fewer: (difference, outcome, treated, untreated) =>
    `${outcome}: ${difference} in meno (${treated} contro ${untreated})`,
  more: (difference, outcome, treated, untreated) =>
    `${outcome}: ${difference} in più (${treated} contro ${untreated})`,
  same: (outcome, treated) => `${outcome}: nessuna differenza (${treated} in ogni gruppo)`,
  value: (outcome, treated, untreated, unit) => within(`${outcome} ${treated} contro ${untreated}`, unit),
  effect: appraisal.effect,
  further: (text) => `Inoltre, in inglese: ${inQuotationMarks(text, 'it')}`,
}

export function italianGlance({ phrase, time }: Words): GlanceFrames {
  return {
    certainty: {
      studies: (band, kind, count) =>
        count > 1 ? `${bands[band]}: ${count} studi concordano` : `${bands[band]}: ${one[kind]}`,
      abstract: (band) => `${bands[band]}: un abstract, non verificato`,
      divided: 'Discordante: gli studi non concordano',
      guideline: 'Linea guida: parere di società scientifica',
      rule: 'Regola di sicurezza: fonte sotto',
    },
    bottomLine: {
      divided: (camps) =>
        `Gli studi non concordano: ${camps.map(({ stance, names }) => `${list(names)} ${names.length > 1 ? 'trovano' : 'trova'} ${found[stance]}`).join('; ')}.`,
      asStudied: (name, treatment, figures) =>
        `Come studiato in ${name}: ${treatment}, ${inQuotationMarks(figures.join(', '), 'it')}.`,
      advised: (advice, treatment, people) =>
        ({
          do: `A favore: ${within(treatment, people)}.`,
          "don't": `Contro: ${within(treatment, people)}.`,
          either: `${upperFirst(within(treatment, people))}: le due scelte si equivalgono.`,
          depends: `${upperFirst(within(treatment, people))}: dipende dal paziente.`,
        })[advice],
      quoted: (name, words) => `${name} riporta, in inglese: ${inQuotationMarks(words, 'it')}`,
      read: (stance, treatment, people) =>
        ({
          benefit: `${upperFirst(within(treatment, people))}: un lavoro riporta un beneficio.`,
          harm: `${upperFirst(within(treatment, people))}: un lavoro riporta un esito peggiore.`,
          'no-difference': `${upperFirst(within(treatment, people))}: un lavoro non riporta differenze chiare.`,
          unclear: `${upperFirst(within(treatment, people))}: un lavoro tocca la domanda; le sue parole sono sotto.`,
        })[stance],
      below: (name) => `${name} si esprime su questo: le sue parole sono sotto.`,
      guideline: (name, words) => `${name}, in inglese: ${inQuotationMarks(withoutStop(words), 'it')}.`,
    },
    people: peopleFrames('it'),
    numbers: (told) => tellNumbers(told, numberWords, phrase, time),
  }
}
