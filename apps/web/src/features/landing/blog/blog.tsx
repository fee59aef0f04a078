import { landing } from '../landing-content.ts'
import { PartFailure } from '../load-when-visible/part-failure.tsx'
import { useLoadWhenVisible } from '../load-when-visible/use-load-when-visible.ts'
import { usePart } from '../load-when-visible/use-part.ts'
import { Section } from '../section.tsx'
import { BlogLoading } from './blog-loading.tsx'

const { blog } = landing

const loadPosts = async () => (await import('./blog-posts.tsx')).BlogPosts

/** The latest posts, in room that is kept for them from the start. */
export function Blog() {
  const { ref, isNearby } = useLoadWhenVisible<HTMLDivElement>()
  const { Part: Posts, hasFailed, retry } = usePart(loadPosts, isNearby)

  return (
    <Section heading={blog.heading} lead={blog.lead} isLeadExtra>
      <div
        ref={ref}
        className="min-h-64 min-[40rem]:min-h-[23.75rem] md:min-h-[20.5rem] lg:min-h-[17rem] xl:min-h-64"
      >
        {hasFailed && <PartFailure text={blog.failed} onRetry={retry} />}
        {!hasFailed && Posts === undefined && <BlogLoading />}
        {Posts && <Posts loading={<BlogLoading />} Failure={PartFailure} />}
      </div>
    </Section>
  )
}
