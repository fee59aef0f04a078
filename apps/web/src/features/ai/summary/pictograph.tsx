import type { RiskNumbers } from '@auscult/contract/answer-summary.ts'
import { useTranslation } from 'react-i18next'

const people = 100
const perRow = 20
const step = 12

/**
 * A hundred people: full circles have the outcome with and without the treatment, crosses are spared it, squares have it because of it.
 * The shape tells; colour only repeats it. The caption says the same in words.
 */
export function Pictograph({ risk }: { risk: RiskNumbers }) {
  const { t } = useTranslation('summary')
  const [treated, untreated] = [Math.round(risk.treated / 10), Math.round(risk.untreated / 10)]
  const both = Math.min(treated, untreated)
  const either = Math.max(treated, untreated)
  const spares = treated < untreated
  const caption =
    treated === untreated
      ? t('pictograph.same', { treated, outcome: risk.outcome })
      : t(spares ? 'pictograph.spared' : 'pictograph.harmed', {
          treated,
          untreated,
          change: either - both,
          outcome: risk.outcome,
        })
  return (
    <figure className="max-w-[18rem]">
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${perRow * step} ${(people / perRow) * step}`}
        className="w-full forced-color-adjust-none"
      >
        {Array.from({ length: people }, (_, nth) => (
          <Person
            key={nth}
            x={(nth % perRow) * step + step / 2}
            y={Math.floor(nth / perRow) * step + step / 2}
            is={nth < both ? 'both' : nth < either ? (spares ? 'spared' : 'harmed') : 'neither'}
          />
        ))}
      </svg>
      <figcaption className="mt-2 text-sm text-pretty wrap-anywhere">{caption}</figcaption>
    </figure>
  )
}

type PersonProps = { x: number; y: number; is: 'both' | 'spared' | 'harmed' | 'neither' }

const radius = 4

function Person({ x, y, is }: PersonProps) {
  switch (is) {
    case 'both':
      return <circle cx={x} cy={y} r={radius} className="fill-muted" />
    case 'spared':
      return (
        <path
          d={`M${x - radius} ${y - radius}l${radius * 2} ${radius * 2}m0 ${-radius * 2}l${-radius * 2} ${radius * 2}`}
          className="fill-none stroke-success stroke-2"
        />
      )
    case 'harmed':
      return (
        <rect x={x - radius} y={y - radius} width={radius * 2} height={radius * 2} className="fill-danger" />
      )
    default:
      return <circle cx={x} cy={y} r={radius - 0.5} className="fill-none stroke-line-strong" />
  }
}
