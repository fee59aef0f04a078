import type { BlogPost } from '@auscult/contract/landing.ts'
import { useQuery } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import { WithQueries } from '../../../lib/calls/with-queries.tsx'
import { useFormats } from '../../../lib/language/format.ts'
import { buttonLook } from '../../../ui/button.tsx'
import { landing } from '../landing-content.ts'
import type { PartFailureProps } from '../load-when-visible/part-failure.tsx'
import { OutsideLink } from '../outside-link.tsx'
import { blogPostsQuery } from '../queries.ts'
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
    <ul className="grid gap-x-8 gap-y-10 min-[40rem]:grid-cols-3 lg:gap-x-10">
      {posts.slice(0, shownPosts).map((post) => (
        <Post key={post.guid} post={post} />
      ))}
    </ul>
  )
}

function Post({ post: { title, link, description, pubDate } }: { post: BlogPost }) {
  const { formatDate } = useFormats()
  return (
    <li className="flex flex-col items-start border-t border-line pt-5">
      {pubDate !== null && (
        <time dateTime={pubDate} className="text-sm text-muted">
          {formatDate(pubDate)}
        </time>
      )}
      <h3 className="mt-2 font-serif text-xl font-semibold wrap-anywhere">{title}</h3>
      <p className="mt-2 mb-5 text-muted wrap-anywhere">{trimDescription(description)}</p>
      <OutsideLink href={link ?? links.blog} className={buttonLook('quiet', 'mt-auto')}>
        {blog.readMore}
        <span className="sr-only">: {title}</span>
      </OutsideLink>
    </li>
  )
}
