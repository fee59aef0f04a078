/** A plain letter in the text's colour: Google's own mark is Google's, and needs its licence. */
export function GoogleMark() {
  return (
    <svg
      viewBox="0 0 20 20"
      aria-hidden="true"
      className="size-5 fill-none stroke-current"
      strokeWidth="2.25"
    >
      <path d="M16 5.6A7.5 7.5 0 1 0 17.5 10H10.5" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}
