/*
 * Accessibility
 * - Decoration beside the wordmark; alone it needs a name from whoever shows it.
 */

/** Something heard, and drawn: a dot and two arcs, in the colour of the text around it. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className} fill="none">
      <circle cx="9" cy="23" r="4.5" fill="currentColor" />
      <path d="M9 12.5A10.5 10.5 0 0 1 19.5 23" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
      <path d="M9 4.5A18.5 18.5 0 0 1 27.5 23" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </svg>
  )
}
