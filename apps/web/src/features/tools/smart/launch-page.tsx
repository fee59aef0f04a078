import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { Alert } from '../../../ui/alert.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { ToolPage } from '../tool-page.tsx'
import { launchQuery } from './launch-queries.ts'
import { LaunchRefused } from './smart-launch.ts'

/** Where a patient's record opens the calculators (SMART App Launch); it goes on by itself to where the launch is allowed. */
export function LaunchPage() {
  const { t } = useTranslation('tools')
  const [params] = useSearchParams()
  const [given] = useState(params)
  const { data: next, error } = useQuery(launchQuery(given))

  useEffect(() => {
    if (next !== undefined) location.assign(next)
  }, [next])

  return (
    <ToolPage name={t('smart.title')} lead={t('smart.lead')} hasContent={false}>
      {error === null ? <LaunchWaiting /> : <LaunchFailure error={error} />}
    </ToolPage>
  )
}

export function LaunchWaiting() {
  const { t } = useTranslation('tools')
  return (
    <output className="flex items-center gap-3">
      <Spinner />
      {t('smart.waiting')}
    </output>
  )
}

export function LaunchFailure({ error }: { error: Error }) {
  const { t } = useTranslation('tools')
  const reason = error instanceof LaunchRefused ? error.reason : 'unreachable'
  return <Alert tone="danger">{t(`smart.refused.${reason}`)}</Alert>
}
