import { type Post, postLimits, type PostType } from '@auscult/contract/posts/posts.ts'
import { useQuery } from '@tanstack/react-query'
import { Newspaper } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { usePageTitle } from '../../../lib/use-page-title.ts'
import { SideColumns } from '../../../ui/layout/side-columns.tsx'
import { UnreviewedNote } from '../../../evidence/unreviewed-note.tsx'
import { Pagination } from '../../../ui/list/pagination.tsx'
import { EmptyState } from '../../../ui/page/empty-state.tsx'
import { ErrorState } from '../../../ui/page/error-state.tsx'
import { PageHeader } from '../../../ui/page/page-header.tsx'
import { PostItem } from '../post/post-item.tsx'
import { PostsLoading } from '../posts-loading.tsx'
import { postsQuery } from '../queries.ts'
import { BackToTop } from './back-to-top.tsx'
import { type ListAddress, searchOf, useListAddress } from '../list-address.ts'
import { FeedFilter } from './feed-filter.tsx'
import { FoldOnPhone } from './fold-on-phone.tsx'
import { PopularArticles } from './popular-articles.tsx'

type Feed = 'brief' | 'review' | 'feed'

const types: Record<Feed, PostType | undefined> = { brief: 'news', review: 'research', feed: undefined }

/** Daily health updates from public health agencies. */
export const BriefPage = () => <FeedPage key="brief" feed="brief" />

/** Summaries of peer-reviewed research. */
export const ReviewPage = () => <FeedPage key="review" feed="review" />

/** Both, newest first. */
export const AllPage = () => <FeedPage key="feed" feed="feed" />

function FeedPage({ feed }: { feed: Feed }) {
  const { t, i18n } = useTranslation('reading')
  const address = useListAddress()
  const { page, specialty, q } = address
  const posts = useQuery(postsQuery({ type: types[feed], specialty, q }, page))
  const [first, setFirst] = useState<readonly Post[]>()
  // Set while rendering, once: what is popular stays as it was when the page was opened.
  if (first === undefined && posts.data !== undefined) setFirst(posts.data.data)
  usePageTitle(t(`${feed}.title`))

  return (
    <div className="mx-auto w-full max-w-page px-4 pb-16 sm:px-8">
      <PageHeader title={t(`${feed}.title`)} lead={t(`${feed}.lead`)} />
      {!i18n.language.startsWith('en') && <p className="pb-4 text-sm text-muted">{t('inEnglish')}</p>}
      <SideColumns
        main={
          <>
            <FoldOnPhone label={t('filter.label')} isOpenAtFirst={specialty !== '' || q !== ''}>
              <FeedFilter address={address} found={posts.isPlaceholderData ? undefined : posts.data?.total} />
            </FoldOnPhone>
            <Posts feed={feed} address={address} />
          </>
        }
        side={
          <>
            <PopularArticles posts={first ?? []} />
            <p className="pt-6 text-sm text-muted">{t('disclaimer')}</p>
          </>
        }
      />
      <BackToTop />
    </div>
  )
}

function Posts({ feed, address }: { feed: Feed; address: ListAddress }) {
  const { t } = useTranslation('reading')
  const { pathname } = useLocation()
  const { page, specialty, q } = address
  const posts = useQuery(postsQuery({ type: types[feed], specialty, q }, page))

  if (posts.isPending) return <PostsLoading />
  if (posts.isError)
    return (
      <div className="pt-6">
        <ErrorState text={t('failed')} retrying={posts.isFetching} onRetry={() => void posts.refetch()} />
      </div>
    )
  const { data, total } = posts.data
  const isFiltered = specialty !== '' || q !== ''
  if (data.length === 0)
    return (
      <EmptyState Icon={Newspaper} text={feed === 'brief' && isFiltered ? t('noNews') : t('noArticles')} />
    )
  return (
    <div aria-busy={posts.isPlaceholderData}>
      <div className="not-empty:pt-4">
        <UnreviewedNote sources={data} />
      </div>
      {data.map((post) => (
        <PostItem key={post._id} post={post} />
      ))}
      <Pagination
        page={page}
        pageSize={postLimits.page}
        total={total}
        addressOf={(next) => ({ pathname, search: searchOf({ page: next, specialty, q }) })}
      />
    </div>
  )
}
