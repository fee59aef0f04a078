import type { ReactNode } from 'react'

function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 280 120"
      aria-hidden="true"
      fill="none"
      strokeLinecap="round"
      strokeWidth="2"
      className="w-full max-w-72"
    >
      {children}
    </svg>
  )
}

const graded = [
  { y: 16, length: 190, band: 'strong' },
  { y: 46, length: 176, band: 'strong' },
  { y: 76, length: 128, band: 'moderate' },
  { y: 106, length: 74, band: 'limited' },
] as const

const strokeOf = { strong: 'stroke-strong', moderate: 'stroke-moderate', limited: 'stroke-limited' }
const fillOf = { strong: 'fill-strong', moderate: 'fill-moderate', limited: 'fill-limited' }

/** Sources from strongest to weakest. */
function ClinicalPicture() {
  return (
    <Drawing>
      {graded.map(({ y, length, band }) => (
        <g key={y}>
          <path d={`M4 ${y}h240`} className="stroke-line" />
          <path d={`M4 ${y}h${length}`} className={strokeOf[band]} strokeWidth="4" />
          <circle cx={4 + length} cy={y} r="8" className={fillOf[band]} />
        </g>
      ))}
    </Drawing>
  )
}

const rows = [
  { y: 12, found: 9, of: 10, look: 'fill-strong' },
  { y: 50, found: 5, of: 7, look: 'fill-moderate' },
  { y: 88, found: 2, of: 5, look: 'fill-limited' },
]

/** Studies counted one by one: those that agree are filled. */
function ConsensusPicture() {
  return (
    <Drawing>
      {rows.map(({ y, found, of, look }) =>
        Array.from({ length: of }, (_, index) => (
          <rect
            key={`${y}-${index}`}
            x={4 + index * 24}
            y={y}
            width="16"
            height="22"
            rx="2"
            className={index < found ? look : 'stroke-line-strong'}
          />
        )),
      )}
    </Drawing>
  )
}

/** A table of bodies: three columns, one cell that differs. */
function GuidelinePicture() {
  return (
    <Drawing>
      <path d="M4 30h264M4 62h264M4 94h264" className="stroke-line" />
      {[64, 136, 208].map((x, column) => (
        <g key={x}>
          <path d={`M${x} 14h36`} className="stroke-text" strokeWidth="4" />
          <path d={`M${x} 46h52M${x} 78h${column === 1 ? 18 : 52}`} className="stroke-line-strong" />
          <path d={`M${x} 110h44`} className="stroke-line-strong" />
        </g>
      ))}
      <path d="M4 46h36M4 78h28M4 110h34" className="stroke-line-strong" strokeDasharray="1 6" />
      <path d="M136 78h52" className="stroke-accent-soft" strokeWidth="18" strokeLinecap="butt" />
      <path d="M136 78h40" className="stroke-accent" strokeWidth="4" />
    </Drawing>
  )
}

/** By the names that `content/landing/how.json` gives the agents. */
export const agentPictures: Readonly<Record<string, () => ReactNode>> = {
  clinical: ClinicalPicture,
  consensus: ConsensusPicture,
  guideline: GuidelinePicture,
}
