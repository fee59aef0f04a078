import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { refusalOf } from '../../../lib/calls/call-errors.ts'
import { useToast } from '../../../ui/toast.tsx'
import { watchedQuery, watchMutations } from './queries.ts'

/**
 * Whether an answer is watched, and how to change that; what came of it is told in a notice. Undefined until it is known, and of an answer
 * that is kept nowhere.
 */
export function useWatch(questionId: string | null) {
  const { t } = useTranslation('watch')
  const { showToast } = useToast()
  const { data: watched } = useQuery({ ...watchedQuery, enabled: questionId !== null })
  const mutations = watchMutations(useQueryClient())
  const watching = useMutation(mutations.watch)
  const unwatching = useMutation(mutations.unwatch)
  if (questionId === null || watched === undefined) return undefined

  const own = watched.find((each) => each.questionId === questionId)
  const tell = (text: string) => ({
    onSuccess: () => showToast(text),
    onError: (error: Error) => showToast(refusalOf(error, t('failed'))),
  })
  return {
    isWatched: own !== undefined,
    isBusy: watching.isPending || unwatching.isPending,
    toggle: () =>
      own === undefined
        ? watching.mutate(questionId, tell(t('begun')))
        : unwatching.mutate(own._id, tell(t('ended'))),
  }
}
