import { useTranslation } from 'react-i18next'

/** What a guideline says on one part, point by point. That it says nothing is said too. */
export function PointList({ points }: { points: readonly string[] }) {
  const { t } = useTranslation('ai')
  if (points.length === 0) {
    return <p className="font-sans text-sm text-muted">{t('guideline.silent')}</p>
  }
  return (
    <ul className="list-disc space-y-1.5 pl-5 marker:text-muted">
      {points.map((point) => (
        <li key={point} className="text-pretty">
          {point}
        </li>
      ))}
    </ul>
  )
}
