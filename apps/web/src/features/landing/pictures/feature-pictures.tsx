import type { ReactNode } from 'react'

/** Frame of the small drawings: strokes in the colours of the theme, nothing for assistive technology. */
function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 160 96"
      aria-hidden="true"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="2"
      className="h-24 w-40"
    >
      {children}
    </svg>
  )
}

/** A page of which one line is lit, and the arc from it to where it came from. */
function CitedPicture() {
  return (
    <Drawing>
      <path d="M3 14h70M3 30h62M3 62h66M3 78h40" className="stroke-line-strong" />
      <path d="M3 46h58" className="stroke-accent-soft" strokeWidth="14" strokeLinecap="butt" />
      <path d="M3 46h58" className="stroke-accent" />
      <path d="M70 46c10 0 24 0 40 0" className="stroke-accent" strokeDasharray="1 5" />
      <path d="M112 24h36l8 8v54h-44z" className="fill-surface stroke-text" />
      <path d="M148 24v8h8" className="stroke-text" />
      <path d="M120 58h28M120 70h18" className="stroke-line-strong" />
      <path d="M112 46h44" className="stroke-accent-soft" strokeWidth="12" strokeLinecap="butt" />
      <path d="M120 46h28" className="stroke-accent" />
      <circle cx="66" cy="46" r="5" className="fill-accent" />
    </Drawing>
  )
}

const ticks = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

function bandColour(score: number): string {
  if (score >= 8) return 'stroke-strong'
  return score >= 5 ? 'stroke-moderate' : 'stroke-limited'
}

/** The ten steps of the Strength Score, growing; the eighth is marked. */
function GradedPicture() {
  return (
    <Drawing>
      {ticks.map((score) => (
        <path
          key={score}
          d={`M${score * 15 - 7} 84V${78 - score * 6}`}
          className={bandColour(score)}
          strokeWidth={score === 8 ? 7 : 3}
        />
      ))}
      <circle cx="113" cy="14" r="5" className="fill-strong" />
    </Drawing>
  )
}

/** Three guidelines beside each other; where they differ is marked. */
function GuidelinesPicture() {
  return (
    <Drawing>
      <path d="M54 8v80M106 8v80" className="stroke-line-strong" />
      {[4, 62, 114].map((left) => (
        <g key={left}>
          <path d={`M${left} 14h24`} className="stroke-text" strokeWidth="3" />
          <path d={`M${left} 34h38M${left} 46h30M${left} 82h34`} className="stroke-line-strong" />
        </g>
      ))}
      <path d="M4 64h36" className="stroke-accent" strokeWidth="3" />
      <path d="M62 64h36" className="stroke-accent" strokeWidth="3" />
      <path d="M114 64h14M134 64h8" className="stroke-limited" strokeWidth="3" />
    </Drawing>
  )
}

const twelve = Array.from({ length: 12 }, (_, index) => (index * Math.PI) / 6)

/** Twelve points in a ring around the mark. */
function EuropePicture() {
  return (
    <Drawing>
      {twelve.map((angle) => (
        <circle
          key={angle}
          cx={(44 + 40 * Math.cos(angle)).toFixed(1)}
          cy={(48 + 40 * Math.sin(angle)).toFixed(1)}
          r="2.5"
          className="fill-accent"
        />
      ))}
      <circle cx="47" cy="48" r="6" className="fill-text" />
      <path d="M53.5 37A13 13 0 0 1 40.5 59.2" className="stroke-text" strokeWidth="3.5" />
      <path d="M36 67.6A20.5 20.5 0 0 1 57 30.2" className="stroke-text" strokeWidth="3.5" />
    </Drawing>
  )
}

/** By the names that `content/landing/product.json` gives the features. */
export const featurePictures: Readonly<Record<string, () => ReactNode>> = {
  cited: CitedPicture,
  graded: GradedPicture,
  guidelines: GuidelinesPicture,
  private: EuropePicture,
}
