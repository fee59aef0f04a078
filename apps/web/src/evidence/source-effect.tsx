import type { Effect, Evidence } from '@auscult/contract/evidence/evidence.ts'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../lib/language/format.ts'
import { findSafeLink } from './answer-sources.ts'
import { findRatioMeasure } from './plot/ratio-measure.ts'
import { typeset } from './typeset.ts'

/** What a source found and in how many, in one line, until it is opened and its summary says so. On paper with the source's address. */
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
      <p className="tabular mt-1 text-sm wrap-anywhere group-data-open/source:hidden empty:hidden print:block">
        {effect !== null && (
          <span className="font-semibold">
            <EffectWords effect={effect} />
          </span>
        )}
        {facts.length > 0 && (
          <span className="text-muted">
            {effect !== null && ' · '}
            {facts.join(' · ')}
          </span>
        )}
      </p>
      <p className="hidden text-xs wrap-anywhere print:block">{findPrintableLink(link)}</p>
    </>
  )
}

/** Nobody types a search off paper: three lines of it lead no better than the title. */
function findPrintableLink(link: string): string | undefined {
  return URL.parse(link)?.searchParams.has('term') === true ? undefined : findSafeLink(link)
}

/** The effect as its record words it, which is English; in another language anew, where its measure has a name there. */
function EffectWords({ effect }: { effect: Effect }) {
  const { t, i18n } = useTranslation('evidence')
  const { formatNumber } = useFormats()
  const { measure, estimate, low, high, level, text } = effect
  const known = findRatioMeasure(measure)
  if (i18n.language.startsWith('en')) return typeset(text)
  if (known === undefined || low === null || high === null || level === null)
    return <span lang="en">{typeset(text)}</span>
  const [point, from, to] = [estimate, low, high].map((value) => formatNumber(value, { least: 2, most: 3 }))
  return `${t(`forest.measures.${known}`)} ${point} (${t('forest.interval', { level })} ${from}–${to})`
}
