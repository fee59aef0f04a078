import { classNames } from './class-names.ts'
import { Mark } from './mark.tsx'

/*
 * Accessibility
 * - The name is text; the mark beside it says nothing.
 */

export function Wordmark({ className }: { className?: string }) {
  return (
    <span className={classNames('inline-flex items-center gap-2.5 text-text', className)}>
      <Mark className="size-[1.1em] shrink-0 text-accent" />
      <span className="font-serif font-semibold tracking-[-0.01em]">Auscult</span>
    </span>
  )
}
