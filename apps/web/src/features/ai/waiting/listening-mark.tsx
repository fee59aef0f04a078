/** The mark of the product, its arcs sounding one after the other. */
export function ListeningMark() {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" fill="none" className="size-5">
      <circle cx="9" cy="23" r="4.5" fill="currentColor" />
      <path
        className="ai-arc"
        d="M9 12.5A10.5 10.5 0 0 1 19.5 23"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path
        className="ai-arc ai-arc-late"
        d="M9 4.5A18.5 18.5 0 0 1 27.5 23"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </svg>
  )
}
