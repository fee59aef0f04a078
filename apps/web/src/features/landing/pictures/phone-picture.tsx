/** A phone on which an answer is read: two sentences, one lit, and its source. */
export function PhonePicture() {
  return (
    <svg
      viewBox="0 0 180 300"
      aria-hidden="true"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="2"
      className="w-full"
    >
      <rect
        x="14"
        y="4"
        width="152"
        height="292"
        rx="22"
        className="fill-surface stroke-text"
        strokeWidth="3"
      />
      <path d="M74 18h32" className="stroke-line-strong" strokeWidth="4" />
      <circle cx="40" cy="46" r="4" className="fill-accent" />
      <path d="M44 37.500A10 10 0 0 1 34 54.800" className="stroke-accent" />
      <path d="M56 46h52" className="stroke-text" strokeWidth="4" />
      <path d="M32 74h116M32 88h84" className="stroke-line-strong" strokeWidth="3" />
      <path d="M32 116h116M32 132h96" className="stroke-accent-soft" strokeWidth="14" strokeLinecap="butt" />
      <path d="M32 116h116M32 132h80" className="stroke-accent" strokeWidth="3" />
      <circle cx="126" cy="132" r="7" className="fill-accent" />
      <path d="M32 156h108M32 170h64" className="stroke-line-strong" strokeWidth="3" />
      <path d="M126 140c14 22 10 40-6 52" className="stroke-accent" strokeDasharray="1 6" />
      <path d="M32 202h116" className="stroke-line" />
      <path d="M32 220h54" className="stroke-text" strokeWidth="4" />
      <path d="M104 220h44" className="stroke-strong" strokeWidth="10" />
      <path d="M38 240v26" className="stroke-accent" strokeWidth="3" />
      <path d="M48 242h96M48 253h100M48 264h62" className="stroke-line-strong" />
      <path d="M70 284h40" className="stroke-text" strokeWidth="3" />
    </svg>
  )
}
