import { useTranslation } from 'react-i18next'
import type { ComparedPoint } from './guideline-comparison.ts'

/** What a guideline says on one part, point by point, graded as its body grades it. That it says nothing is said too. */
export function PointList({ points }: { points: readonly ComparedPoint[] }) {
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
            {text}
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
