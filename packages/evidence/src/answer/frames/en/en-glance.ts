import type { GlanceFrames, StudyKind } from '../glance-frames.ts'
import { peopleFrames } from '../people-frames.ts'
import { type NumberWords, tellNumbers } from '../glance-numbers.ts'
import { asTheyStand } from '../words.ts'
import { joinList, lowerFirst, upperFirst, withoutStop } from '../sentence-parts.ts'

const bands = { strong: 'Strong', moderate: 'Moderate', limited: 'Limited' }
const one: Record<StudyKind, string> = {
  review: 'one systematic review',
  trial: 'one randomised trial',
  study: 'one study',
}
const found = { benefit: 'benefit', harm: 'a worse outcome', 'no-difference': 'no clear difference' }
const list = (items: readonly string[]) => joinList(items, 'and')
const within = (what: string, people: string) => [what, people].filter((part) => part !== '').join(' ')

const numberWords: NumberWords = {
  locale: 'en-GB',
  design: lowerFirst,
  participants: (count) => `${count} participants`,
  per: (time) =>
    ['per 1,000 people', time === null ? '' : /^\d/u.test(time) ? `over ${time}` : `(${time})`]
      .join(' ')
      .trim(),
  fewer: (difference, outcome, treated, untreated) =>
    `${outcome}: ${difference} fewer (${treated} against ${untreated})`,
  more: (difference, outcome, treated, untreated) =>
    `${outcome}: ${difference} more (${treated} against ${untreated})`,
  same: (outcome, treated) => `${outcome}: no difference (${treated} each)`,
  value: (outcome, treated, untreated, unit) => within(`${outcome} ${treated} against ${untreated}`, unit),
  effect: ({ text }) => text,
  further: (text) => text,
}

export const enGlance: GlanceFrames = {
  certainty: {
    studies: (band, kind, count) =>
      count > 1 ? `${bands[band]}: ${count} studies agree` : `${bands[band]}: ${one[kind]}`,
    abstract: (band) => `${bands[band]}: one abstract, unreviewed`,
    divided: 'Divided: studies disagree',
    guideline: 'Guideline: a body’s advice',
    rule: 'Safety rule: source named below',
  },
  bottomLine: {
    divided: (camps) =>
      `Studies disagree: ${camps.map(({ stance, names }) => `${list(names)} found ${found[stance]}`).join('; ')}.`,
    asStudied: (name, treatment, figures) => `As studied in ${name}: ${[treatment, ...figures].join(', ')}.`,
    advised: (advice, treatment, people) =>
      ({
        do: `Give ${within(treatment, people)}.`,
        "don't": `Do not give ${within(treatment, people)}.`,
        either: `${upperFirst(within(treatment, people))}: either choice does as well.`,
        depends: `${upperFirst(within(treatment, people))}: it depends on the patient.`,
      })[advice],
    quoted: (name, words) => `${name} reported: “${words}”`,
    read: (stance, treatment, people) =>
      ({
        benefit: `${upperFirst(within(treatment, people))}: one paper reports a benefit.`,
        harm: `${upperFirst(within(treatment, people))}: one paper reports a worse outcome.`,
        'no-difference': `${upperFirst(within(treatment, people))}: one paper reports no clear difference.`,
        unclear: `${upperFirst(within(treatment, people))}: one paper bears on this; read its words below.`,
      })[stance],
    below: (name) => `${name} advises on this: its words stand below.`,
    guideline: (name, words) => `${name}: ${withoutStop(words)}.`,
  },
  people: peopleFrames('en'),
  numbers: (told) => tellNumbers(told, numberWords, asTheyStand.phrase, asTheyStand.time),
}
