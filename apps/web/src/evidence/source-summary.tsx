import type { Evidence } from '@auscult/contract/evidence/evidence.ts'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../lib/language/format.ts'
import { typeset } from './typeset.ts'

/**
 * Design, size and effect in one line. The source's summary says them in words, its effect set apart; where it leaves the
 * design or the effect out, they stand before it.
 */
export function SourceSummary({ source }: { source: Evidence }) {
  const { t } = useTranslation('evidence')
  const { formatNumber } = useFormats()
  const { design, participants, effect, tooltip_summary: summary } = source
  const says = (text: string) => summary.toLowerCase().includes(text.toLowerCase())
  const facts = [
    says(design) ? '' : design,
    participants === null || says(formatNumber(participants))
      ? ''
      : t('source.participants', { count: participants, amount: formatNumber(participants) }),
    effect === null || says(effect.text) || tellsFigures(summary, effect.text) ? '' : effect.text,
  ].filter((fact) => fact !== '')

  return (
    <>
      {facts.length > 0 && <span className="block font-semibold">{facts.join(' · ')}</span>}
      {splitAround(summary, effect?.text).map((part, index) => (
        <Fragment key={part}>
          {index === 1 ? <strong className="font-semibold">{typeset(part)}</strong> : typeset(part)}
        </Fragment>
      ))}
    </>
  )
}

/** In another language than the source's an effect is worded anew; then its figures tell that it is there. */
function tellsFigures(summary: string, effect: string): boolean {
  const told = figuresOf(summary)
  return figuresOf(effect).every((figure) => told.includes(figure))
}

/** '0.79' from '0.79' and from '0,79'. */
function figuresOf(text: string): string[] {
  return text.replaceAll(/(?<=\d),(?=\d)/gu, '.').match(/\d+(?:\.\d+)?/gu) ?? []
}

/** The text before, at and after a part of it, whatever the case of its letters; the text alone where it is not in it. */
function splitAround(text: string, part: string | undefined): string[] {
  const start = part === undefined ? -1 : text.toLowerCase().indexOf(part.toLowerCase())
  if (part === undefined || start < 0) return [text]
  const end = start + part.length
  return [text.slice(0, start), text.slice(start, end), text.slice(end)]
}
