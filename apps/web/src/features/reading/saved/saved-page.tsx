import { postLimits } from '@auscult/contract/posts/posts.ts'
import { savedLimits } from '@auscult/contract/posts/saved.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Bookmark, SearchX } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { usePageTitle } from '../../../lib/use-page-title.ts'
import { useSettled } from '../../../lib/use-settled.ts'
import { Field } from '../../../ui/form/field.tsx'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { SideColumns } from '../../../ui/layout/side-columns.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Pagination } from '../../../ui/list/pagination.tsx'
import { EmptyState } from '../../../ui/page/empty-state.tsx'
import { ErrorState } from '../../../ui/page/error-state.tsx'
import { PageHeader } from '../../../ui/page/page-header.tsx'
import { useToast } from '../../../ui/toast.tsx'
import { BeyondTheEnd } from '../beyond-the-end.tsx'
import { type ListAddress, searchOf, useListAddress } from '../list-address.ts'
import { saveAgainMutation, unsaveMutation } from '../marks.ts'
import { PostsLoading } from '../posts-loading.tsx'
import { savedQuery } from '../queries.ts'
import { ExportSaved } from './export-saved.tsx'
import { SavedRow } from './saved-row.tsx'

const typingPauseMs = 300

/** What the reader has saved, with a search, and the way into a reference manager. */
export function SavedPage() {
  const { t, i18n } = useTranslation('reading')
  const navigate = useNavigate()
  const address = useListAddress()
  const [typed, setTyped] = useState(address.q)
  const searched = useSettled(typed.trim(), typingPauseMs)
  const saved = useQuery(savedQuery(address.q, address.page))
  // With nothing saved there is nothing to search or to take along.
  const isEmpty = saved.data?.total === 0 && address.q === '' && typed.trim() === ''
  usePageTitle(t('saved.title'))

  const search = useEffectEvent((q: string) => {
    if (q !== address.q) void navigate({ search: searchOf({ q }) }, { replace: true })
  })
  useEffect(() => search(searched), [searched])

  return (
    <div className="mx-auto w-full max-w-page px-4 pb-16 sm:px-8">
      <SideColumns
        main={
          <>
            <PageHeader title={t('saved.title')} lead={t('saved.lead')} />
            {!i18n.language.startsWith('en') && <p className="pb-4 text-sm text-muted">{t('inEnglish')}</p>}
            {!isEmpty && (
              <search aria-label={t('saved.search')} className="mb-4 block">
                <Field label={t('saved.search')}>
                  <TextInput
                    type="search"
                    maxLength={postLimits.searchCharacters}
                    autoComplete="off"
                    value={typed}
                    onChange={({ target }) => setTyped(target.value)}
                  />
                </Field>
              </search>
            )}
            <SavedList address={address} />
          </>
        }
        side={<div className="md:pt-8">{saved.isSuccess && !isEmpty && <ExportSaved />}</div>}
      />
    </div>
  )
}

function SavedList({ address }: { address: ListAddress }) {
  const { t } = useTranslation('reading')
  const { page, q } = address
  const saved = useQuery(savedQuery(q, page))
  const unsave = useUnsave()

  // What stands in for a page on its way may be the end that one is led away from.
  if (saved.isPending || (saved.isPlaceholderData && saved.data.data.length === 0)) return <PostsLoading />
  if (saved.isError)
    return <ErrorState text={t('failed')} retrying={saved.isFetching} onRetry={() => void saved.refetch()} />
  const { data, total } = saved.data
  // Not while what was taken off is still on its way: what comes after it moves up.
  if (data.length === 0 && total > 0 && !saved.isFetching && page > 1)
    return <BeyondTheEnd address={address} pageSize={savedLimits.page} total={total} />
  return (
    <div aria-busy={saved.isPlaceholderData}>
      <div role="alert" className="not-empty:pb-4">
        {unsave.isError && <p className="text-sm text-danger">{t('saved.unsaveFailed')}</p>}
      </div>
      {data.length > 0 ? (
        <ul className="border-t border-line">
          {data.map(({ postDetails, savedAt }) => (
            <SavedRow
              key={postDetails._id}
              post={postDetails}
              savedAt={savedAt}
              onUnsave={() => unsave.mutate(postDetails._id)}
            />
          ))}
        </ul>
      ) : q === '' ? (
        <EmptyState
          Icon={Bookmark}
          text={t('saved.empty')}
          action={<LinkButton to={paths.review}>{t('saved.toReview')}</LinkButton>}
        />
      ) : (
        <EmptyState Icon={SearchX} text={t('noArticles')} />
      )}
      <Pagination
        page={page}
        pageSize={savedLimits.page}
        total={total}
        addressOf={(next) => ({ pathname: paths.saved, search: searchOf({ page: next, q }) })}
      />
    </div>
  )
}

/** Takes a post off the list at once, offers to take that back, and puts it back by itself where it could not be done. */
function useUnsave() {
  const { t } = useTranslation('reading')
  const queryClient = useQueryClient()
  const { showToast } = useToast()
  const saving = useMutation(saveAgainMutation(queryClient))
  return useMutation({
    ...unsaveMutation(queryClient),
    onSuccess: (_answer, postId) =>
      showToast(t('saved.unsaved'), { label: t('saved.undo'), onPress: () => saving.mutate(postId) }),
  })
}
