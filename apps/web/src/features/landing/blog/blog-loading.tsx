import { Skeleton } from '../../../ui/skeleton.tsx'
import { landing } from '../landing-content.ts'

/** The shape of the posts to come. */
export function BlogLoading() {
  return (
    <div aria-busy="true" className="grid gap-x-8 min-[40rem]:grid-cols-3 lg:gap-x-10">
      <span className="sr-only">{landing.blog.loading}</span>
      {['first', 'second', 'third'].map((name) => (
        <div key={name} className="border-t border-line pt-5 max-[40rem]:hidden first-of-type:block">
          <Skeleton className="h-4 w-28" />
          <Skeleton className="mt-4 h-6 w-4/5" />
          <Skeleton className="mt-4 h-4 w-full" />
          <Skeleton className="mt-2 h-4 w-full" />
          {/* On a phone a description takes a line more. */}
          <Skeleton className="mt-2 h-4 w-full sm:hidden" />
          <Skeleton className="mt-2 h-4 w-2/3" />
          <Skeleton className="mt-6 h-10 w-28 pointer-coarse:h-11.5" />
        </div>
      ))}
    </div>
  )
}
