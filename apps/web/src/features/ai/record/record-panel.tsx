import type { AgentResponse } from '@auscult/contract/ai.ts'
import { useQuery } from '@tanstack/react-query'
import { FileSearch } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { messageOf } from '../../../lib/calls/call-errors.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Drawer } from '../../../ui/dialog/drawer.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { recordQuery } from '../queries.ts'
import { RecordBody } from './record-body.tsx'

type RecordPanelProps = {
  questionId: string
  /** The answer itself. */
  response: Pick<AgentResponse, 'safety' | 'engine'>
}

/** Opens how an answer was made; it is fetched when somebody wants to know. */
export function RecordPanel({ questionId, response }: RecordPanelProps) {
  const { t } = useTranslation('answer-record')
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className="target inline-flex items-center gap-2 text-sm font-semibold text-accent underline-offset-4 hover:underline"
        onClick={() => setOpen(true)}
      >
        <FileSearch aria-hidden="true" className="size-4 shrink-0 stroke-[1.5]" />
        {t('open')}
      </button>
      <Drawer title={t('open')} open={open} onOpenChange={setOpen} wide>
        <Record questionId={questionId} response={response} />
      </Drawer>
    </>
  )
}

function Record({ questionId, response }: RecordPanelProps) {
  const { t } = useTranslation('answer-record')
  const record = useQuery(recordQuery(questionId))

  if (record.isPending) return <RecordLoading />
  if (record.isError && record.data === undefined) {
    return (
      <div className="space-y-3 p-5">
        <Alert tone="danger">{messageOf(record.error, t('failed'))}</Alert>
        <Button onClick={() => void record.refetch()}>{t('again')}</Button>
      </div>
    )
  }
  return <RecordBody record={record.data} response={response} />
}

function RecordLoading() {
  const { t } = useTranslation('answer-record')
  return (
    <div className="space-y-4 p-5" aria-busy="true">
      <output className="sr-only">{t('loading')}</output>
      {['w-1/3', 'w-full', 'w-5/6', 'w-1/4', 'w-full', 'w-full', 'w-2/3'].map((width, nth) => (
        // oxlint-disable-next-line react/no-array-index-key -- seven bars that never change
        <Skeleton key={nth} className={`h-4 ${width}`} />
      ))}
    </div>
  )
}
