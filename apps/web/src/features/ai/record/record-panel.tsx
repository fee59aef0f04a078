import type { AgentResponse } from '@auscult/contract/ai/ai.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { messageOf } from '../../../lib/calls/call-errors.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Drawer } from '../../../ui/dialog/drawer.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { answerPath, recordPath } from '../address/answer-address.ts'
import { recordQuery } from '../queries.ts'
import { RecordBody } from './record-body.tsx'

type RecordPanelProps = {
  questionId: string
  /** The answer itself. */
  response: Pick<AgentResponse, 'safety' | 'engine'>
}

/** State of the link that opened the panel over its answer, so that closing it goes back there instead of on. */
export const fromAnswer = { openedOver: 'answer' } as const

/** How an answer was made, at an address of its own: Back closes it, and it is fetched when somebody wants to know. */
export function RecordPanel({ questionId, response }: RecordPanelProps) {
  const { t } = useTranslation('answer-record')
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  const open = pathname === recordPath(questionId)

  function close() {
    if (isFromAnswer(state)) void navigate(-1)
    else void navigate(answerPath(questionId), { replace: true, preventScrollReset: true })
  }

  return (
    <Drawer
      title={t('open')}
      open={open}
      onOpenChange={(next) => {
        if (!next) close()
      }}
      hasOwnAddress
      wide
    >
      <Record questionId={questionId} response={response} />
    </Drawer>
  )
}

function isFromAnswer(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'openedOver' in state
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
