import type { BlogPost } from '@auscult/contract/public/landing.ts'
import { useQuery } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import { WithQueries } from '../../../lib/calls/with-queries.tsx'
import { useFormats } from '../../../lib/language/format.ts'
import { buttonLook } from '../../../ui/button.tsx'
import { landing } from '../landing-content.ts'
import type { PartFailureProps } from '../load-when-visible/part-failure.tsx'
import { OutsideLink } from '../outside-link.tsx'
import { blogPostsQuery } from '../queries.ts'
import { SwipeRow, swipeItem } from '../swipe-row.tsx'
import { trimDescription } from './trim-description.ts'

const shownPosts = 3
const { blog, links } = landing

/** `loading` is shown until the posts are there, `Failure` where they do not come; the page has both already. */
type BlogPostsProps = { loading: ReactNode; Failure: ComponentType<PartFailureProps> }

/** The latest posts, with what it takes to ask for them. */
export function BlogPosts(props: BlogPostsProps) {
  return (
    <WithQueries>
      <Posts {...props} />
    </WithQueries>
  )
}

function Posts({ loading, Failure }: BlogPostsProps) {
  const { data: posts, isError, isFetching, refetch } = useQuery(blogPostsQuery)
  if (isError) return <Failure text={blog.failed} isRetrying={isFetching} onRetry={() => void refetch()} />
  if (posts === undefined) return loading
  if (posts.length === 0) return <p className="text-muted">{blog.empty}</p>

  return (
    <SwipeRow label={blog.region}>
      {posts.slice(0, shownPosts).map((post) => (
        <Post key={post.guid} post={post} />
      ))}
    </SwipeRow>
  )
}

function Post({ post: { title, link, description, pubDate } }: { post: BlogPost }) {
  const { formatDate } = useFormats()
  return (
    <li className={`${swipeItem} border-t border-line pt-3 sm:pt-5`}>
      {pubDate !== null && (
        <time dateTime={pubDate} className="text-sm text-muted">
          {formatDate(pubDate)}
        </time>
      )}
      <h3 className="mt-1 font-serif text-reading sm:mt-2 sm:text-xl font-semibold wrap-anywhere">{title}</h3>
      <p className="mt-1 mb-2 text-sm text-muted sm:mt-2 sm:mb-5 sm:text-base wrap-anywhere">
        {trimDescription(description)}
      </p>
      <OutsideLink href={link ?? links.blog} className={buttonLook('quiet', 'mt-auto')}>
        {blog.readMore}
        <span className="sr-only">: {title}</span>
      </OutsideLink>
    </li>
  )
}
