import type { AbsoluteEffect } from '@auscult/contract/evidence/answer-summary.ts'
import type { Effect } from '@auscult/contract/evidence/evidence.ts'
import type { StudyNumbers } from './glance-frames.ts'

/** How one language tells figures of two groups. Numbers come in as it writes them. */
export type NumberWords = {
  locale: string
  /** Opens what is told of one study: 'DAPA-HF (randomised controlled trial, 4,744 participants)'. */
  /** A design within a sentence. */
  design: (text: string) => string
  participants: (count: string) => string
  per: (time: string | null) => string
  /** 'stroke: 49 fewer (163 against 212)'; `difference` has no sign. After a colon an outcome keeps its case in every language. */
  fewer: (difference: string, outcome: string, treated: string, untreated: string) => string
  more: (difference: string, outcome: string, treated: string, untreated: string) => string
  same: (outcome: string, treated: string, untreated: string) => string
  value: (outcome: string, treated: string, untreated: string, unit: string) => string
  /** 'hazard ratio 0.74 (95 % CI 0.65 to 0.85)' */
  effect: (effect: Effect) => string
  /** What the record adds to its result, in its own sentences. */
  further: (text: string) => string
}

/** Benefit and harm of one study in one or two sentences; a time they share is said once. */
export function tellNumbers(
  told: StudyNumbers,
  words: NumberWords,
  phrase: (english: string) => string,
  sayTime: (english: string) => string,
): string {
  const { name, designText, participants, benefit, harm, effect, further } = told
  const count = (value: number) => value.toLocaleString(words.locale, { maximumFractionDigits: 2 })
  const about = [
    designText === null ? '' : words.design(designText),
    participants === null ? '' : words.participants(count(participants)),
  ]
  const known = about.filter((part) => part !== '').join(', ')
  const effects = [benefit, harm].flatMap((each) => each ?? [])
  const times = new Set(effects.flatMap(({ time }) => time ?? []))
  const [only = null] = times.size === 1 ? times : []
  // 'Death at 90 days' says the time itself.
  const time = effects.some(({ outcome }) => only !== null && outcome.includes(only)) ? null : only
  const tell = (each: AbsoluteEffect): string => {
    const outcome = phrase(each.outcome)
    const [treated, untreated] = [count(each.treated), count(each.untreated)]
    if (each.type === 'value') return words.value(outcome, treated, untreated, each.unit)
    const difference = count(Math.abs(each.difference))
    if (each.difference === 0) return words.same(outcome, treated, untreated)
    const say = each.difference < 0 ? words.fewer : words.more
    return say(difference, outcome, treated, untreated)
  }
  const lines = effects.map((each) =>
    times.size < 2 || each.time === null ? tell(each) : `${tell(each)} (${sayTime(each.time)})`,
  )
  const opening = `${name}${known === '' ? '' : ` (${known})`}`
  const per = effects.some(({ type }) => type === 'risk')
    ? `, ${words.per(time === null ? null : sayTime(time))}`
    : ''
  const result = effect === null ? [] : [words.effect(effect)]
  const more = further === null ? '' : ` ${words.further(further)}`
  return `${opening}${per}: ${[...lines, ...result].join('; ')}.${more}`
}
