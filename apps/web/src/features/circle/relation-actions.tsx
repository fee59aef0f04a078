import type { OtherProfile } from '@auscult/contract/people/profile.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Check, UserRoundPlus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { refusalOf } from '../../lib/calls/call-errors.ts'
import { respondMutation } from '../../people/circle.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { useKeptFocus } from '../../ui/kept-focus.ts'
import { circleMutations } from './queries.ts'

/*
 * Accessibility
 * - Buttons in lists name whom they are about; a failure is announced where it happened.
 * - When a button gives way to the next one the focus stays with the person.
 */

type RelationActionsProps = { person: Pick<OtherProfile, '_id' | 'name' | 'relation' | 'requestId'> }

/** What can be done about somebody: ask them, take that back, answer theirs; or that they are in the circle. */
export function RelationActions({ person }: RelationActionsProps) {
  const { t } = useTranslation('circle')
  const kept = useKeptFocus<HTMLFieldSetElement>()
  const { relation, requestId } = person
  return (
    <fieldset {...kept} aria-label={person.name} className="flex min-w-0 flex-wrap items-center gap-2">
      {relation === 'connected' && (
        <Badge tone="success" Icon={Check}>
          {t('inCircle')}
        </Badge>
      )}
      {relation === 'none' && <Ask person={person} />}
      {relation === 'requested' && requestId !== null && <Withdraw person={person} requestId={requestId} />}
      {relation === 'received' && requestId !== null && <Answer person={person} requestId={requestId} />}
    </fieldset>
  )
}

function Failure({ error }: { error: Error | null }) {
  const { t } = useTranslation('circle')
  if (error === null) return null
  return (
    <p role="alert" className="max-w-56 text-sm text-danger">
      {refusalOf(error, t('actionFailed'))}
    </p>
  )
}

function Ask({ person: { _id, name } }: RelationActionsProps) {
  const { t } = useTranslation('circle')
  const requesting = useMutation(circleMutations(useQueryClient()).request)
  const busy = requesting.isPending
  return (
    <>
      <Failure error={requesting.error} />
      <Button aria-label={t('add.of', { name })} busy={busy} onClick={() => requesting.mutate(_id)}>
        {!busy && <UserRoundPlus aria-hidden="true" className="size-5 stroke-[1.5]" />}
        {t('add.button')}
      </Button>
    </>
  )
}

type RequestActionsProps = RelationActionsProps & { requestId: string }

function Withdraw({ person: { name }, requestId }: RequestActionsProps) {
  const { t } = useTranslation('circle')
  const withdrawing = useMutation(circleMutations(useQueryClient()).withdraw)
  return (
    <>
      <Failure error={withdrawing.error} />
      <Button
        aria-label={t('withdraw.of', { name })}
        busy={withdrawing.isPending}
        onClick={() => withdrawing.mutate(requestId)}
      >
        {t('withdraw.button')}
      </Button>
    </>
  )
}

function Answer({ person: { name }, requestId }: RequestActionsProps) {
  const { t } = useTranslation('circle')
  const responding = useMutation(respondMutation(useQueryClient()))
  const answering = responding.isPending ? responding.variables.status : undefined
  return (
    <>
      <Failure error={responding.error} />
      <Button
        variant="primary"
        aria-label={t('accept.of', { name })}
        busy={answering === 'approved'}
        disabled={answering === 'rejected'}
        onClick={() => responding.mutate({ requestId, status: 'approved' })}
      >
        {t('accept.button')}
      </Button>
      <Button
        aria-label={t('reject.of', { name })}
        busy={answering === 'rejected'}
        disabled={answering === 'approved'}
        onClick={() => responding.mutate({ requestId, status: 'rejected' })}
      >
        {t('reject.button')}
      </Button>
    </>
  )
}
