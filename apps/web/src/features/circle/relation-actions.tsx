import type { OtherProfile } from '@auscult/contract/profile.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Check, UserRoundPlus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { refusalOf } from '../../lib/calls/call-errors.ts'
import { respondMutation } from '../../people/circle.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { circleMutations } from './queries.ts'

/*
 * Accessibility
 * - Buttons in lists name whom they are about; a failure is announced where it happened.
 */

type RelationActionsProps = { person: Pick<OtherProfile, '_id' | 'name' | 'relation' | 'requestId'> }

/** What can be done about somebody: ask them, take that back, answer theirs; or that they are in the circle. */
export function RelationActions({ person }: RelationActionsProps) {
  const { t } = useTranslation('circle')
  const queryClient = useQueryClient()
  const mutations = circleMutations(queryClient)
  const requesting = useMutation(mutations.request)
  const withdrawing = useMutation(mutations.withdraw)
  const responding = useMutation(respondMutation(queryClient))
  const { _id, name, relation, requestId } = person
  const error = requesting.error ?? withdrawing.error ?? responding.error
  const busy = requesting.isPending || withdrawing.isPending || responding.isPending

  return (
    <>
      {error !== null && (
        <p role="alert" className="max-w-56 text-sm text-danger">
          {refusalOf(error, t('actionFailed'))}
        </p>
      )}
      {relation === 'connected' && (
        <Badge tone="success" Icon={Check}>
          {t('inCircle')}
        </Badge>
      )}
      {relation === 'none' && (
        <Button aria-label={t('add.of', { name })} busy={busy} onClick={() => requesting.mutate(_id)}>
          {!busy && <UserRoundPlus aria-hidden="true" className="size-5 stroke-[1.5]" />}
          {t('add.button')}
        </Button>
      )}
      {relation === 'requested' && requestId !== null && (
        <Button
          aria-label={t('withdraw.of', { name })}
          busy={busy}
          onClick={() => withdrawing.mutate(requestId)}
        >
          {t('withdraw.button')}
        </Button>
      )}
      {relation === 'received' && requestId !== null && (
        <>
          <Button
            variant="primary"
            aria-label={t('accept.of', { name })}
            busy={busy}
            onClick={() => responding.mutate({ requestId, status: 'approved' })}
          >
            {t('accept.button')}
          </Button>
          <Button
            aria-label={t('reject.of', { name })}
            busy={busy}
            onClick={() => responding.mutate({ requestId, status: 'rejected' })}
          >
            {t('reject.button')}
          </Button>
        </>
      )}
    </>
  )
}
