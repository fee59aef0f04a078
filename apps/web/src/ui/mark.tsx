/*
 * Accessibility
 * - Decoration beside the wordmark; alone it needs a name from whoever shows it.
 */

/** Something heard, and drawn: a dot and two arcs, in the colour of the text around it. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className} fill="none">
      <circle cx="18.5" cy="16" r="4" fill="currentColor" />
      <path d="M23 8.21A9 9 0 0 1 14 23.79" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
      <path
        d="M11.5 28.12A14 14 0 0 1 25.5 3.88"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </svg>
  )
}
