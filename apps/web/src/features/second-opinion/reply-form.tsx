import { findNoteIdentifier } from '@auscult/contract/note-identifiers.ts'
import { opinionLimits } from '@auscult/contract/people/second-opinion.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { useUnsent } from '../../lib/session/use-unsent.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { opinionMutations } from './queries.ts'
import { useWordsRefusal } from './words-refusal.ts'
import { WordsInput } from './words-input.tsx'

/** The colleague's line, which is sent once. */
export function ReplyForm({ opinionId, names }: { opinionId: string; names: readonly string[] }) {
  const { t } = useTranslation('second-opinion')
  const [reply, setReply] = useUnsent(`reply:${opinionId}`, z.string(), '')
  const replying = useMutation(opinionMutations(useQueryClient()).reply)
  const wordsRefusal = useWordsRefusal()
  const canSend = reply.trim() !== '' && findNoteIdentifier(reply, names) === undefined

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (canSend && !replying.isPending)
      replying.mutate({ opinionId, reply }, { onSuccess: () => setReply('') })
  }

  return (
    <form onSubmit={handleSubmit} noValidate className="flex flex-col items-stretch gap-4">
      <WordsInput
        label={t('replying.label')}
        value={reply}
        names={names}
        most={opinionLimits.replyCharacters}
        onChange={setReply}
      />
      {replying.isError && <Alert tone="danger">{wordsRefusal(replying.error, t('replying.failed'))}</Alert>}
      <Button
        type="submit"
        variant="primary"
        disabled={!canSend}
        busy={replying.isPending}
        className="self-start"
      >
        {replying.isPending ? t('replying.busy') : t('replying.button')}
      </Button>
    </form>
  )
}
