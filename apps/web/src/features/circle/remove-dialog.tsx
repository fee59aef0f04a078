import type { PersonInfo } from '@auscult/contract/people/people.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { refusalOf } from '../../lib/calls/call-errors.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { circleMutations } from './queries.ts'

type RemoveDialogProps = {
  /** Undefined while nobody is to be removed. */
  person: Pick<PersonInfo, '_id' | 'name'> | undefined
  onClose: () => void
}

/** Asks before somebody leaves the circle, because only a new request brings them back. */
export function RemoveDialog({ person, onClose }: RemoveDialogProps) {
  const { t } = useTranslation('circle')
  const [last, setLast] = useState(person)
  // The name stays while the dialog goes.
  if (person !== undefined && person !== last) setLast(person)
  const removing = useMutation(circleMutations(useQueryClient()).remove)
  const name = last?.name ?? ''

  function close() {
    removing.reset()
    onClose()
  }

  return (
    <Dialog
      title={t('remove.title', { name })}
      open={person !== undefined}
      onOpenChange={(open) => {
        if (!open) close()
      }}
    >
      <div className="flex flex-col gap-5">
        <p>{t('remove.text')}</p>
        {removing.isError && <Alert tone="danger">{refusalOf(removing.error, t('remove.failed'))}</Alert>}
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={close}>{t('cancel')}</Button>
          <Button
            variant="danger"
            busy={removing.isPending}
            onClick={() => person && removing.mutate(person._id, { onSuccess: close })}
          >
            {t('remove.open')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
