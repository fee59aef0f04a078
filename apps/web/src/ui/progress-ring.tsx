/*
 * Accessibility
 * - A native `progress` with a name and its value, unseen; the ring and the figure in it repeat it for the eye.
 */

type ProgressRingProps = {
  /** Names what is making progress: 'Profile completion'. */
  label: string
  /** 0 to 100. */
  percent: number
  /** The value as it is shown: '64 %'. */
  text: string
}

const radius = 27

export function ProgressRing({ label, percent, text }: ProgressRingProps) {
  return (
    <div className="relative inline-grid size-16 shrink-0 place-items-center">
      <progress aria-label={label} max={100} value={Math.round(percent)} className="sr-only" />
      <svg viewBox="0 0 64 64" aria-hidden="true" className="absolute inset-0 -rotate-90 fill-none">
        <circle cx="32" cy="32" r={radius} strokeWidth="5" className="stroke-line" />
        {percent > 0 && (
          <circle
            cx="32"
            cy="32"
            r={radius}
            strokeWidth="5"
            strokeLinecap="round"
            pathLength="100"
            strokeDasharray={`${Math.min(percent, 100)} 100`}
            className="stroke-accent transition-[stroke-dasharray]"
          />
        )}
      </svg>
      <span aria-hidden="true" className="tabular text-sm font-semibold">
        {text}
      </span>
    </div>
  )
}
