import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import type { FhirFacts } from '@auscult/contract/tools/fhir-facts.ts'
import { beginSentence } from '../../../lib/begin-sentence.ts'
import { toRecordState } from '../../../lib/filled-items.ts'
import { useFormats } from '../../../lib/language/format.ts'
import { paths } from '../../../lib/paths.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Card } from '../../../ui/card.tsx'
import { SectionHeader } from '../../../ui/page/section-header.tsx'
import { calculatorTexts } from '../calculators/calculator-texts.ts'
import { ToolPage } from '../tool-page.tsx'
import { LaunchFailure, LaunchWaiting } from './launch-page.tsx'
import { recordQuery } from './launch-queries.ts'
import { type FilledCalculator, fillFromRecord } from './record-facts.ts'

/** The calculators with what the opened record tells. It is read by this browser, shown, and kept nowhere. */
export function LaunchedPage() {
  const { t } = useTranslation('tools')
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const [given] = useState(params)
  const { data: resources, error } = useQuery(recordQuery(given))
  const [now] = useState(() => new Date())
  const read = useMemo(
    () => (resources === undefined ? null : fillFromRecord(resources, now)),
    [resources, now],
  )

  // The code of the launch has been read and is of no more use: it need not stand in the address.
  useEffect(() => {
    if (params.size > 0) void navigate(paths.launched, { replace: true })
  }, [params, navigate])

  return (
    <ToolPage
      name={t('smart.title')}
      lead={t('smart.lead')}
      above={{ to: paths.calculators, label: t('calculators.title') }}
    >
      {error !== null ? (
        <LaunchFailure error={error} />
      ) : read === null ? (
        <LaunchWaiting />
      ) : (
        <>
          <RecordFacts facts={read.facts} />
          {read.isChild && (
            <div className="mb-8">
              <Alert tone="warning">{t('smart.child')}</Alert>
            </div>
          )}
          <SectionHeader id="filled" title={t('smart.calculators')} />
          <ul aria-labelledby="filled" className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
            {read.calculators.map((each) => (
              <li key={each.id} className="grid">
                <FilledCard {...each} />
              </li>
            ))}
          </ul>
        </>
      )}
    </ToolPage>
  )
}

function RecordFacts({ facts: { ageYears, sex, values } }: { facts: FhirFacts }) {
  const { t } = useTranslation('tools')
  const { formatDateTime } = useFormats()
  if (ageYears === null && sex === null && values.length === 0)
    return (
      <div className="mb-8">
        <Alert tone="info">{t('smart.nothing')}</Alert>
      </div>
    )
  return (
    <section aria-labelledby="from-record" className="mb-8">
      <SectionHeader id="from-record" title={t('smart.fromRecord')} />
      <dl className="grid max-w-measure grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-1.5 text-sm *:odd:text-muted">
        {ageYears !== null && (
          <>
            <dt>{t('smart.age')}</dt>
            <dd>{t('smart.years', { count: ageYears })}</dd>
          </>
        )}
        {sex !== null && (
          <>
            <dt>{t('smart.sex')}</dt>
            <dd>{t(`smart.${sex}`)}</dd>
          </>
        )}
        {values.map(({ measure, text, at }) => (
          <RecordValue key={measure} measure={measure} text={text} at={formatDateTime(at)} />
        ))}
      </dl>
    </section>
  )
}

function RecordValue({ measure, text, at }: { measure: string; text: string; at: string }) {
  return (
    <>
      <dt lang="en-GB">{beginSentence(measure)}</dt>
      <dd className="tabular">
        {text} <span className="text-muted">({at})</span>
      </dd>
    </>
  )
}

function FilledCard({ id, items, filled }: FilledCalculator) {
  const { t } = useTranslation('tools')
  return (
    <Card
      title={<span lang="en-GB">{calculatorTexts[id].name}</span>}
      to={`${paths.calculators}/${id}`}
      state={toRecordState(filled)}
    >
      <p className="text-muted">
        {filled.length === 0 ? t('smart.none') : t('smart.filled', { count: filled.length, items })}
      </p>
    </Card>
  )
}
