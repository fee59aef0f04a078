import type { Post } from '@auscult/contract/posts/posts.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Bookmark } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../lib/language/format.ts'
import { useOptimisticValue } from '../../../ui/optimistic-value.ts'
import { saveMutation } from '../marks.ts'
import { MarkButton } from './mark-button.tsx'

type SaveButtonProps = { post: Post; onFailure: () => void; onChange: () => void }

/** Saves a post for later, or no more. Doctors see how many have; a count of null says that the reader is none. */
export function SaveButton({ post, onFailure, onChange }: SaveButtonProps) {
  const { t } = useTranslation('reading')
  const { formatNumber } = useFormats()
  const { mutateAsync } = useMutation(saveMutation(useQueryClient(), post._id))
  const [{ isSaved, count }, change] = useOptimisticValue({
    value: { isSaved: post.isSaved, count: post.savedCount },
    save: (next) => mutateAsync(next.isSaved),
    onFailure,
  })

  function handlePress() {
    onChange()
    change({ isSaved: !isSaved, count: count === null ? null : count + (isSaved ? -1 : 1) })
  }

  return (
    <MarkButton
      Icon={Bookmark}
      text={count === null ? t('save.forLater') : t('save.do')}
      count={
        count === null
          ? null
          : { amount: count, words: t('save.count', { count, amount: formatNumber(count) }) }
      }
      isPressed={isSaved}
      onPress={handlePress}
    />
  )
}
