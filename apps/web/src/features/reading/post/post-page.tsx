import type { Post } from '@auscult/contract/posts/posts.ts'
import { useQuery } from '@tanstack/react-query'
import { FileX2, MessagesSquare } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { generatePath, Link, useParams } from 'react-router'
import { ApiError } from '../../../lib/calls/call-errors.ts'
import { UnreviewedNote } from '../../../evidence/unreviewed-note.tsx'
import { askPathOf, paths, postPaths } from '../../../lib/paths.ts'
import { usePageTitle } from '../../../lib/use-page-title.ts'
import { EmptyState } from '../../../ui/page/empty-state.tsx'
import { ErrorState } from '../../../ui/page/error-state.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { PostsLoading } from '../posts-loading.tsx'
import { postQuery } from '../queries.ts'
import { CopyLink } from './copy-link.tsx'
import { PostActions } from './post-actions.tsx'
import { PostBody } from './post-body.tsx'
import { PostEvidence } from './post-evidence.tsx'
import { PostGrade } from './post-grade.tsx'
import { PostHead } from './post-head.tsx'

const notFound = 404

/** One item by itself, at an address that can be sent to somebody. */
export function PostPage() {
  const { t } = useTranslation('reading')
  const { postId = '' } = useParams()
  const post = useQuery(postQuery(postId))
  usePageTitle(post.data?.title ?? t('feed.title'))

  return (
    <div className="mx-auto w-full max-w-page px-4 pt-6 pb-16 sm:px-8 md:pt-8">
      {post.isPending ? (
        <PostsLoading />
      ) : post.isSuccess ? (
        <Found post={post.data} />
      ) : post.error instanceof ApiError && post.error.status === notFound ? (
        <>
          <h1 className="sr-only">{t('missing.title')}</h1>
          <EmptyState
            Icon={FileX2}
            text={t('missing.text')}
            action={<LinkButton to={paths.feed}>{t('missing.toFeed')}</LinkButton>}
          />
        </>
      ) : (
        <ErrorState text={t('failed')} retrying={post.isFetching} onRetry={() => void post.refetch()} />
      )}
    </div>
  )
}

function Found({ post }: { post: Post }) {
  const { t, i18n } = useTranslation('reading')
  const list = post.type === 'news' ? 'brief' : 'review'
  return (
    <article aria-labelledby="post-title" className="max-w-column space-y-5">
      <p className="-mt-3 flex">
        <Link
          to={paths[list]}
          className="target inline-flex items-center text-sm font-semibold text-accent underline-offset-4 hover:underline"
        >
          <span aria-hidden="true" className="mr-1.5">
            ←
          </span>
          {t(`${list}.title`)}
        </Link>
      </p>
      <PostHead post={post}>
        <h1
          id="post-title"
          lang="en"
          className="mt-3 font-serif text-2xl leading-tight font-semibold text-pretty wrap-anywhere md:text-3xl"
        >
          {post.title}
        </h1>
      </PostHead>
      {!i18n.language.startsWith('en') && <p className="text-sm text-muted">{t('inEnglish')}</p>}
      <PostBody post={post} />
      <PostGrade post={post} />
      <UnreviewedNote sources={post.evidence === null ? [post] : [post, post.evidence]} />
      <PostActions post={post} />
      <p className="flex flex-wrap gap-3 print:hidden">
        <CopyLink path={generatePath(postPaths[post.type], { postId: post._id })} />
        <LinkButton to={askPathOf('post', post._id)}>
          <MessagesSquare aria-hidden="true" className="size-5 stroke-[1.5]" />
          {t('secondOpinion.ask')}
        </LinkButton>
      </p>
      {post.evidence !== null && <PostEvidence evidence={post.evidence} />}
      {post.isPracticeChanging && <p className="text-sm text-muted">{t('practiceChanging.rule')}</p>}
      <p className="text-sm text-muted">{t('disclaimer')}</p>
    </article>
  )
}
