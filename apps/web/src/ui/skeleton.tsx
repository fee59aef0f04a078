import { classNames } from './class-names.ts'

/*
 * Accessibility
 * - Decoration: the region that loads says so with `aria-busy` and words of its own.
 * - Takes the room of what will stand there (give it a size), so that nothing moves when it comes.
 */

export function Skeleton({ className }: { className?: string }) {
  return (
    <span aria-hidden="true" className={classNames('block animate-pulse rounded-base bg-line', className)} />
  )
}
