import type { Post } from '@auscult/contract/posts/posts.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ThumbsUp } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../lib/language/format.ts'
import { useOptimisticValue } from '../../../ui/optimistic-value.ts'
import { likeMutation } from '../marks.ts'
import { MarkButton } from './mark-button.tsx'

type LikeButtonProps = { post: Post; userId: string; onFailure: () => void; onChange: () => void }

/** A doctor's like and how many there are: changed at once, and put right again where it could not be kept. */
export function LikeButton({ post, userId, onFailure, onChange }: LikeButtonProps) {
  const { t } = useTranslation('reading')
  const { formatNumber } = useFormats()
  const { mutateAsync } = useMutation(likeMutation(useQueryClient(), userId, post._id))
  const [{ isLiked, count }, change] = useOptimisticValue({
    value: { isLiked: post.isLiked, count: post.likesCount ?? 0 },
    save: (next) => mutateAsync(next.isLiked),
    onFailure,
  })

  function handlePress() {
    onChange()
    change({ isLiked: !isLiked, count: count + (isLiked ? -1 : 1) })
  }

  return (
    <MarkButton
      Icon={ThumbsUp}
      text={t('like.do')}
      count={{ amount: count, words: t('like.count', { count, amount: formatNumber(count) }) }}
      isPressed={isLiked}
      onPress={handlePress}
    />
  )
}
