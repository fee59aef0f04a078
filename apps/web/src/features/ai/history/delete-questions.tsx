import type { PreviousQuestion } from '@auscult/contract/ai/questions.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { messageOf } from '../../../lib/calls/call-errors.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { deleteHistoryMutation } from '../queries.ts'

/** A question that may be deleted; `all` for every one. */
export type Deletable = PreviousQuestion | 'all'

type DeleteQuestionsProps = {
  /** What is about to be deleted; null while nothing is. */
  deleting: Deletable | null
  onDeleted: (questionId: string | null) => void
  onClose: () => void
}

/** Asks once more, because nothing brings a deleted question back. */
export function DeleteQuestions({ deleting, onDeleted, onClose }: DeleteQuestionsProps) {
  const { t } = useTranslation('conversation')
  const { mutate, isPending, error, reset } = useMutation(deleteHistoryMutation(useQueryClient()))
  const isAll = deleting === 'all'

  function close() {
    reset()
    onClose()
  }

  function remove() {
    if (deleting === null) return
    const questionId = deleting === 'all' ? null : deleting._id
    const onSuccess = () => {
      onDeleted(questionId)
      close()
    }
    mutate({ questionId }, { onSuccess })
  }

  return (
    <Dialog
      title={t(isAll ? 'history.confirmAll' : 'history.confirmOne')}
      open={deleting !== null}
      onOpenChange={(open) => {
        if (!open) close()
      }}
    >
      {deleting !== null && deleting !== 'all' && (
        <p className="mb-3 line-clamp-4 border-l-2 border-line-strong pl-3 font-serif text-base wrap-anywhere">
          {deleting.question}
        </p>
      )}
      <p className="text-base">{t(isAll ? 'history.confirmAllText' : 'history.confirmOneText')}</p>
      {error !== null && (
        <div className="mt-4">
          <Alert tone="danger">{messageOf(error, t('history.deleteFailed'))}</Alert>
        </div>
      )}
      <p className="mt-5 flex flex-wrap justify-end gap-3">
        <Button onClick={close}>{t('history.keep')}</Button>
        <Button variant="danger" busy={isPending} onClick={remove}>
          {t(isAll ? 'history.confirmDeleteAll' : 'history.confirmDelete')}
        </Button>
      </p>
    </Dialog>
  )
}
