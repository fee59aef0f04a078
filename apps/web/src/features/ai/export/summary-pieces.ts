import type { AbsoluteEffect, AnswerSummary } from '@auscult/contract/evidence/answer-summary.ts'
import type { Piece } from './chart-text.ts'
import type { ExportTexts } from './export-texts.ts'

/**
 * What stands beside the bottom line on the screen: how sure, benefit and harm in numbers, where this patient lies outside those studied.
 * The bottom line itself is the answer's first sentence.
 */
export function listSummaryPieces(summary: AnswerSummary | null, texts: ExportTexts): Piece[] {
  if (summary === null || summary.bottomLine.citations.length === 0) return []
  const { bottomLine, benefit, harm, patient } = summary
  const outside = patient.filter(({ verdict }) => verdict === 'outside')
  return [
    { text: `${bottomLine.certainty}.`, rank: 0.1, sources: [] },
    ...outside.map(({ studied, patient: told }) => ({
      text: `${[texts.t('summary:patient.outside'), told, texts.t('summary:patient.studied', { studied })]
        .filter((part) => part !== null)
        .join(' · ')}.`,
      rank: 0.2,
      sources: [],
    })),
    ...effectPiece('benefit', benefit, texts),
    ...effectPiece('harm', harm, texts),
  ]
}

function effectPiece(part: 'benefit' | 'harm', effect: AbsoluteEffect | null, texts: ExportTexts): Piece[] {
  if (effect === null) return []
  const label = texts.t(`summary:numbers.${part}`)
  return [{ text: `${label}: ${effectText(effect, texts)}.`, rank: 1, sources: [] }]
}

/** '49 fewer per 1,000 people: worsening heart failure; 163 against 212 · 18 months; 21 treated for one fewer (15 to 35)'. */
function effectText(effect: AbsoluteEffect, { t, formatNumber }: ExportTexts): string {
  const { treated, untreated, difference, outcome, time } = effect
  const against = t('summary:numbers.against', {
    treated: formatNumber(treated),
    untreated: formatNumber(untreated),
  })
  const timed = (text: string) => (time === null ? text : `${text} · ${time}`)
  if (effect.type === 'value') return `${outcome}: ${timed(`${against} ${effect.unit}`)}`
  const change = difference === 0 ? 'same' : difference < 0 ? 'fewer' : 'more'
  const people = t(`summary:numbers.${change}`, { people: formatNumber(Math.abs(difference)) })
  const needed = neededText(effect, { t, formatNumber })
  return [
    `${people} ${t('summary:numbers.perThousand')}: ${outcome}`,
    timed(against),
    ...(needed === null ? [] : [needed]),
  ].join('; ')
}

function neededText(
  { numberNeeded, difference }: Extract<AbsoluteEffect, { type: 'risk' }>,
  { t, formatNumber }: Pick<ExportTexts, 't' | 'formatNumber'>,
): string | null {
  if (numberNeeded === null) return null
  const { value, low, high } = numberNeeded
  const text = t(difference < 0 ? 'summary:numbers.neededFewer' : 'summary:numbers.neededMore', {
    value: formatNumber(value),
  })
  if (low === null || high === null) return text
  return `${text} (${t('summary:numbers.interval', { low: formatNumber(low), high: formatNumber(high) })})`
}
