import type { Evidence } from '@auscult/contract/evidence.ts'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../lib/language/format.ts'
import { findSafeLink } from './answer-sources.ts'

/** What a source found and in how many, in one line. On paper with the source's address. */
export function SourceEffect({
  source,
}: {
  source: Pick<Evidence, 'effect' | 'participants' | 'link' | 'year'>
}) {
  const { t } = useTranslation('evidence')
  const { formatNumber } = useFormats()
  const { effect, participants, link, year } = source
  const size =
    participants === null
      ? null
      : t('source.participants', { count: participants, amount: formatNumber(participants) })
  // A guideline's name has its year already.
  const facts = effect === null && size === null ? [] : [size, year].filter((fact) => fact !== null)
  return (
    <>
      <p className="tabular mt-1 text-sm wrap-anywhere empty:hidden">
        {effect !== null && <span className="font-semibold">{effect.text}</span>}
        {facts.length > 0 && (
          <span className="text-muted">
            {effect !== null && ' · '}
            {facts.join(' · ')}
          </span>
        )}
      </p>
      <p className="hidden text-xs wrap-anywhere print:block">{findSafeLink(link)}</p>
    </>
  )
}
