import { classNames } from '../../../ui/class-names.ts'
import { findKnownSource } from './known-source.ts'

/*
 * Accessibility
 * - Says nothing: the name of the source stands beside it as text.
 */

/** The source as a wordmark of our own, for logos are trade marks: agencies on a plate, journals in the serif within a rule. Nothing for others. */
export function SourceMark({ source }: { source: string }) {
  const known = findKnownSource(source)
  if (known === undefined) return null
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'inline-flex h-7 min-w-11 shrink-0 items-center justify-center rounded-base border px-2 text-xs whitespace-nowrap',
        known.kind === 'agency'
          ? 'border-accent bg-accent font-bold tracking-[0.02em] text-on-accent'
          : 'border-line-strong bg-surface font-serif font-semibold text-text',
      )}
    >
      {known.shortName}
    </span>
  )
}
