import { useTranslation } from 'react-i18next'
import type { ReactNode } from 'react'
import { type ComparedPoint, listFigures } from './guideline-comparison.ts'

type PointListProps = {
  points: readonly ComparedPoint[]
  /** Figures that no other guideline gives on this part. */
  marked?: readonly string[]
}

/** What a guideline says on one part, point by point, graded as its body grades it. That it says nothing is said too. */
export function PointList({ points, marked = [] }: PointListProps) {
  const { t } = useTranslation('ai')
  if (points.length === 0) {
    return <p className="font-sans text-sm text-muted">{t('guideline.silent')}</p>
  }
  return (
    <ul className="list-disc space-y-1.5 pl-5 marker:text-muted">
      {points.map(({ text, recommendationClass, evidenceLevel }) => {
        const grades = [
          recommendationClass !== null && t('guideline.class', { class: recommendationClass }),
          evidenceLevel !== null && t('guideline.level', { level: evidenceLevel }),
        ].filter((grade) => grade !== false)
        return (
          <li key={text} className="text-pretty">
            <MarkedText text={text} marked={marked} />
            {grades.length > 0 && (
              <span className="ml-1.5 font-sans text-xs font-semibold whitespace-nowrap text-muted">
                {grades.join(' · ')}
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** A text in which the figures that stand alone are marked; the list above the comparison says the same in words. */
function MarkedText({ text, marked }: { text: string; marked: readonly string[] }) {
  const figures = listFigures(text).filter((figure) => marked.includes(figure))
  const parts: ReactNode[] = []
  let rest = text
  for (const figure of figures) {
    const at = rest.indexOf(figure)
    parts.push(
      rest.slice(0, at),
      <mark key={`${parts.length} ${figure}`} className="bg-warning-soft px-0.5 text-text">
        {figure}
      </mark>,
    )
    rest = rest.slice(at + figure.length)
  }
  return [...parts, rest]
}
