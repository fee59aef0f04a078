import type { FriendRequest } from '@auscult/contract/people/circle.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { refusalOf } from '../../lib/calls/call-errors.ts'
import { useFormats } from '../../lib/language/format.ts'
import { respondMutation } from '../../people/circle.ts'
import { PersonName } from '../../people/person-name.tsx'
import { usePicture } from '../../people/picture.ts'
import { profileLinkOf } from '../../people/profile-link.ts'
import { useReferenceNames } from '../../people/reference-names.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { ListRow } from '../../ui/list/list-row.tsx'
import { useToast } from '../../ui/toast.tsx'

/** Somebody who asks to join the circle. */
export function RequestRow({ request }: { request: FriendRequest }) {
  const { t } = useTranslation('notifications')
  const { formatDate } = useFormats()
  const { professionName } = useReferenceNames()
  const { showToast } = useToast()
  const { _id: requestId, senderInfo: sender, createdAt } = request
  const { name, type } = sender
  const profession = type === null ? '' : professionName(type)
  const responding = useMutation({
    ...respondMutation(useQueryClient()),
    // Here and not beside the call, which is forgotten with this row.
    onSuccess: (_answer, { status }) =>
      showToast(status === 'approved' ? t('accepted', { name }) : t('rejected', { name })),
  })
  const answering = responding.isPending ? responding.variables.status : undefined

  const failure = responding.error && (
    <span role="alert" className="text-danger">
      {refusalOf(responding.error, t('notAnswered'))}
    </span>
  )
  return (
    <ListRow
      {...profileLinkOf(sender)}
      title={
        <span className="flex">
          <PersonName person={sender} />
        </span>
      }
      lead={<Avatar name={name} picture={usePicture(sender.profilePicture)} />}
      detail={
        failure ?? [profession, t('asksToJoin', { date: formatDate(createdAt) })].filter(Boolean).join(' · ')
      }
      actions={
        <>
          <Button
            variant="primary"
            busy={answering === 'approved'}
            disabled={answering === 'rejected'}
            aria-label={t('acceptOf', { name })}
            onClick={() => responding.mutate({ requestId, status: 'approved' })}
          >
            {t('accept')}
          </Button>
          <Button
            busy={answering === 'rejected'}
            disabled={answering === 'approved'}
            aria-label={t('rejectOf', { name })}
            onClick={() => responding.mutate({ requestId, status: 'rejected' })}
          >
            {t('reject')}
          </Button>
        </>
      }
    />
  )
}
