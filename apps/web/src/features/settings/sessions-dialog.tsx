import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { MonitorSmartphone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { refusalOf } from '../../lib/calls/call-errors.ts'
import { useFormats } from '../../lib/language/format.ts'
import { useDeviceName } from '../../people/device-name.ts'
import { Alert } from '../../ui/alert.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { useKeptFocus } from '../../ui/kept-focus.ts'
import { ListRow } from '../../ui/list/list-row.tsx'
import { ErrorState } from '../../ui/page/error-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { endOtherSessionsMutation, endSessionMutation, sessionsQuery } from './queries.ts'

type SessionsDialogProps = { open: boolean; onOpenChange: (open: boolean) => void }

/** Every browser that is logged in, and the way to log one out. */
export function SessionsDialog({ open, onOpenChange }: SessionsDialogProps) {
  const { t } = useTranslation('settings')
  return (
    <Dialog title={t('sessions.title')} open={open} onOpenChange={onOpenChange}>
      <p className="mb-4 text-sm text-muted">{t('sessions.text')}</p>
      <Sessions />
    </Dialog>
  )
}

function Sessions() {
  const { t } = useTranslation('settings')
  const queryClient = useQueryClient()
  const kept = useKeptFocus<HTMLElement>()
  const ending = useMutation(endSessionMutation(queryClient))
  const endingOthers = useMutation(endOtherSessionsMutation(queryClient))
  const { data } = useQuery(sessionsQuery)
  const hasOthers = data?.data.some(({ isCurrent }) => !isCurrent) ?? false
  const isEnding = ending.isPending || endingOthers.isPending

  const handleEnd = (sessionId: string) => {
    endingOthers.reset()
    ending.mutate(sessionId)
  }
  const handleEndOthers = () => {
    ending.reset()
    endingOthers.mutate()
  }

  return (
    <section {...kept} aria-label={t('sessions.title')} className="space-y-4">
      {ending.isError && <Alert tone="danger">{refusalOf(ending.error, t('sessions.notEnded'))}</Alert>}
      {ending.isSuccess && <Alert tone="success">{t('sessions.ended')}</Alert>}
      {endingOthers.isError && (
        <Alert tone="danger">{refusalOf(endingOthers.error, t('sessions.othersNotEnded'))}</Alert>
      )}
      {endingOthers.isSuccess && <Alert tone="success">{t('sessions.othersEnded')}</Alert>}
      <SessionList isEnding={isEnding} onEnd={handleEnd} />
      {hasOthers && (
        <Button busy={isEnding} onClick={handleEndOthers}>
          {t('sessions.endOthers')}
        </Button>
      )}
    </section>
  )
}

function SessionList({ isEnding, onEnd }: { isEnding: boolean; onEnd: (sessionId: string) => void }) {
  const { t } = useTranslation('settings')
  const { formatDateTime } = useFormats()
  const deviceName = useDeviceName()
  const sessions = useQuery(sessionsQuery)

  if (sessions.isPending)
    return (
      <div aria-busy="true" className="space-y-3">
        <output className="sr-only">{t('sessions.loading')}</output>
        <Skeleton className="h-11 w-full" />
        <Skeleton className="h-11 w-full" />
      </div>
    )
  if (sessions.isError)
    return (
      <ErrorState
        text={refusalOf(sessions.error, t('sessions.failed'))}
        retrying={sessions.isFetching}
        onRetry={() => void sessions.refetch()}
      />
    )
  return (
    <ul className="border-t border-line">
      {sessions.data.data.map(({ _id, createdAt, isCurrent, device: began }) => {
        const date = formatDateTime(createdAt)
        const device = deviceName(began)
        return (
          <ListRow
            key={_id}
            title={device}
            detail={t('sessions.since', { date })}
            lead={
              <MonitorSmartphone aria-hidden="true" className="size-5 shrink-0 stroke-[1.5] text-accent" />
            }
            meta={isCurrent && <Badge>{t('sessions.current')}</Badge>}
            actions={
              !isCurrent && (
                <Button
                  aria-label={t('sessions.endOf', { device, date })}
                  busy={isEnding}
                  onClick={() => onEnd(_id)}
                >
                  {t('sessions.end')}
                </Button>
              )
            }
          />
        )
      })}
    </ul>
  )
}
