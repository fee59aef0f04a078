import type { BlogPost } from '@auscult/contract/landing.ts'
import { useQuery } from '@tanstack/react-query'
import { useFormats } from '../../lib/format.ts'
import { landing } from '../../lib/landing-content.ts'
import { Alert } from '../../ui/alert.tsx'
import { buttonLook } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { OutsideLink } from './outside-link.tsx'
import { blogPostsQuery } from './queries.ts'
import { Section } from './section.tsx'
import { trimDescription } from './trim-description.ts'
import { useNearby } from './use-nearby.ts'

const shownPosts = 3
const { blog, links } = landing

/** The latest posts, in room that is kept for them from the start. */
export function Blog() {
  const { ref, isNearby } = useNearby<HTMLDivElement>()
  const { data: posts, isError } = useQuery({ ...blogPostsQuery, enabled: isNearby })

  return (
    <Section heading={blog.heading} lead={blog.lead}>
      <div ref={ref} className="min-h-64">
        {isError && <Alert tone="danger">{blog.failed}</Alert>}
        {!isError && posts === undefined && <Loading />}
        {posts?.length === 0 && <p className="text-muted">{blog.empty}</p>}
        <ul className="grid gap-x-10 gap-y-10 lg:grid-cols-3">
          {posts?.slice(0, shownPosts).map((post) => (
            <Post key={post.guid} post={post} />
          ))}
        </ul>
      </div>
    </Section>
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

function Loading() {
  return (
    <div aria-busy="true" className="grid gap-x-10 gap-y-10 lg:grid-cols-3">
      <span className="sr-only">{blog.loading}</span>
      {['first', 'second', 'third'].map((name) => (
        <div key={name} className="border-t border-line pt-5">
          <Skeleton className="h-4 w-28" />
          <Skeleton className="mt-4 h-6 w-4/5" />
          <Skeleton className="mt-4 h-4 w-full" />
          <Skeleton className="mt-2 h-4 w-full" />
          {/* On a phone a description takes a line more. */}
          <Skeleton className="mt-2 h-4 w-full sm:hidden" />
          <Skeleton className="mt-2 h-4 w-2/3" />
          <Skeleton className="mt-6 h-10 w-28" />
        </div>
      ))}
    </div>
  )
}
