import type { AccuracyFigure } from '@auscult/contract/public/accuracy.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { FigureGroup } from './figure-group.tsx'
import { groupFigures } from './figure-groups.ts'
import { Measured } from './measured.tsx'

/** All figures under what they tell of, with how many reach their floor ahead, and when they were measured where that is one day for all. */
export function FigureList({ figures }: { figures: readonly AccuracyFigure[] }) {
  const { t } = useTranslation('accuracy')
  const [hasTerms, setHasTerms] = useState(false)
  const reached = figures.filter((figure) => figure.reached !== 'short').length
  const [first] = figures
  const isOneRun = figures.every(
    ({ measuredOn, commit }) => measuredOn === first?.measuredOn && commit === first.commit,
  )
  return (
    <>
      <p className="mt-4 max-w-measure text-reading font-semibold">
        {t('summary', { count: figures.length, reached })}
      </p>
      {isOneRun && first && <Measured figure={first} />}
      <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Legend />
        <Button aria-pressed={hasTerms} onClick={() => setHasTerms(!hasTerms)}>
          {hasTerms ? t('terms.hide') : t('terms.show')}
        </Button>
      </div>
      {groupFigures(figures).map(({ group, explained }) => (
        <FigureGroup
          key={group}
          group={group}
          heading={t(`group.${group}`)}
          explained={explained}
          isDated={!isOneRun}
          hasTerms={hasTerms}
        />
      ))}
    </>
  )
}

/** How to read a bar; the words under each one say the same. */
function Legend() {
  const { t } = useTranslation('accuracy')
  return (
    <p aria-hidden="true" className="flex flex-wrap items-center gap-x-5 gap-y-1 text-sm text-muted">
      <span className="flex items-center gap-2">
        <span className="h-2.5 w-7 bg-info" />
        {t('legend.measured')}
      </span>
      <span className="flex items-center gap-2">
        <span className="h-4 w-0.5 bg-text" />
        {t('legend.floor')}
      </span>
      <span className="flex items-center gap-2">
        <svg viewBox="0 0 10 18" className="h-4 w-2.5">
          <path d="M1 18V1" className="stroke-text" />
          <path d="M1 1 9 4.500 1 8Z" className="fill-text" />
        </svg>
        {t('legend.goal')}
      </span>
    </p>
  )
}
