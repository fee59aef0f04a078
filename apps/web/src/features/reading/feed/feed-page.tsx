import { type Post, postLimits, type PostType } from '@auscult/contract/posts/posts.ts'
import { useQuery } from '@tanstack/react-query'
import { Newspaper, SearchX } from 'lucide-react'
import { Fragment, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { usePageTitle } from '../../../lib/use-page-title.ts'
import { specialitiesQuery } from '../../../people/queries.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { SideColumns } from '../../../ui/layout/side-columns.tsx'
import { UnreviewedNote } from '../../../evidence/unreviewed-note.tsx'
import { Pagination } from '../../../ui/list/pagination.tsx'
import { EmptyState } from '../../../ui/page/empty-state.tsx'
import { ErrorState } from '../../../ui/page/error-state.tsx'
import { PageHeader } from '../../../ui/page/page-header.tsx'
import { BeyondTheEnd } from '../beyond-the-end.tsx'
import { PostItem } from '../post/post-item.tsx'
import { PostsLoading } from '../posts-loading.tsx'
import { postsQuery } from '../queries.ts'
import { BackToTop } from './back-to-top.tsx'
import { type ListAddress, searchOf, useListAddress } from '../list-address.ts'
import { FeedFilter } from './feed-filter.tsx'
import { FoldOnPhone } from './fold-on-phone.tsx'
import { ListOrder } from './list-order.tsx'
import { PopularArticles } from './popular-articles.tsx'
import { findSpeciality } from './speciality-of-address.ts'

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
  const posts = useQuery(postsQuery({ type: types[feed], ...address }, page))
  const [first, setFirst] = useState<readonly Post[]>()
  // Set while rendering, once: what is popular stays as it was when the page was opened.
  if (first === undefined && posts.data !== undefined && posts.data.data.length > 0) setFirst(posts.data.data)
  usePageTitle(t(`${feed}.title`))

  return (
    <div className="mx-auto w-full max-w-page px-4 pb-16 sm:px-8">
      <SideColumns
        main={
          <>
            <PageHeader title={t(`${feed}.title`)} lead={t(`${feed}.lead`)} />
            {!i18n.language.startsWith('en') && <p className="pb-4 text-sm text-muted">{t('inEnglish')}</p>}
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
  const { page, specialty, q, order } = address
  const posts = useQuery(postsQuery({ type: types[feed], ...address }, page))

  // What stands in for a page on its way may be the end that one is led away from.
  if (posts.isPending || (posts.isPlaceholderData && posts.data.data.length === 0)) return <PostsLoading />
  if (posts.isError)
    return (
      <div className="pt-6">
        <ErrorState text={t('failed')} retrying={posts.isFetching} onRetry={() => void posts.refetch()} />
      </div>
    )
  const { data, total, leading } = posts.data
  const isFiltered = specialty !== '' || q !== ''
  if (data.length === 0 && total > 0)
    return <BeyondTheEnd address={address} pageSize={postLimits.page} total={total} />
  if (data.length === 0) return <NothingFound feed={feed} address={address} />
  return (
    <div aria-busy={posts.isPlaceholderData}>
      {!isFiltered && (leading > 0 || order === 'date') && <ListOrder order={order} />}
      <div className="not-empty:pt-4">
        <UnreviewedNote sources={data} />
      </div>
      {data.map((post, nth) => (
        <Fragment key={post._id}>
          {nth > 0 && nth === leading && <p className="pt-6 text-sm text-muted">{t('order.others')}</p>}
          <PostItem post={post} />
        </Fragment>
      ))}
      <Pagination
        page={page}
        pageSize={postLimits.page}
        total={total}
        addressOf={(next) => ({ pathname, search: searchOf({ ...address, page: next }) })}
      />
    </div>
  )
}

function NothingFound({ feed, address: { specialty, q, order } }: { feed: Feed; address: ListAddress }) {
  const { t } = useTranslation('reading')
  const { data: specialities } = useQuery(specialitiesQuery)
  const isUnknown =
    specialty !== '' && specialities !== undefined && findSpeciality(specialities, specialty) === undefined
  if (isUnknown)
    return (
      <EmptyState
        Icon={SearchX}
        text={t('filter.noSpeciality', { speciality: specialty })}
        action={<LinkButton to={{ search: searchOf({ q, order }) }}>{t('filter.showAll')}</LinkButton>}
      />
    )
  const isFiltered = specialty !== '' || q !== ''
  return <EmptyState Icon={Newspaper} text={feed === 'brief' && isFiltered ? t('noNews') : t('noArticles')} />
}
