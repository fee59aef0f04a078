import type { SafetyWarning } from '@auscult/contract/ai/safety.ts'
import type { Piece } from './chart-text.ts'
import type { ExportTexts } from './export-texts.ts'

/** A piece for each warning, strictest first, and one that says to check; none of them may be left out. */
export function listSafetyPieces(warnings: readonly SafetyWarning[], texts: ExportTexts): Piece[] {
  if (warnings.length === 0) return []
  const check = texts.t('ai:safety.check')
  return [
    ...warnings.map((warning) => requiredPiece(wholeText(warning, texts), leadText(warning, texts))),
    requiredPiece(check, check),
  ]
}

function requiredPiece(text: string, short: string): Piece {
  return { text, rank: 0, sources: [], required: { short } }
}

function leadText({ level, lead }: SafetyWarning, { t }: ExportTexts): string {
  return `${t(`ai:safety.level.${level}`).toLocaleUpperCase()}: ${lead}`
}

function wholeText(warning: SafetyWarning, texts: ExportTexts): string {
  const { says, instead, limits, source } = warning
  const { t, formatNumber } = texts
  const lines = limits.map(
    ({ authority, value }) => `${authority} ${typeof value === 'number' ? formatNumber(value) : value}`,
  )
  return [
    leadText(warning, texts),
    says,
    `${t('ai:safety.instead')}: ${instead}`,
    lines.length === 0 ? '' : `${t('ai:safety.limits')}: ${lines.join('; ')}`,
    `${t('ai:safety.source')}: ${source.year === null ? source.name : `${source.name}, ${source.year}`}`,
  ]
    .filter((part) => part !== '')
    .map((part) => (/[.!?]$/u.test(part) ? part : `${part}.`))
    .join(' ')
}
