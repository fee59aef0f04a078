import type { AccuracyFigure } from '@auscult/contract/accuracy.ts'
import { useTranslation } from 'react-i18next'
import { groupFigures } from './figure-groups.ts'
import { FigureTable } from './figure-table.tsx'
import { Measured } from './measured.tsx'

/** All figures under what they tell of, with how many reach their floor ahead, and when they were measured where that is one day for all. */
export function FigureList({ figures }: { figures: readonly AccuracyFigure[] }) {
  const { t } = useTranslation('accuracy')
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
      {groupFigures(figures).map(({ group, explained }) => (
        <section key={group} aria-labelledby={`group-${group}`} className="mt-12">
          <h2 id={`group-${group}`} className="mb-4 font-serif text-2xl font-semibold">
            {t(`group.${group}`)}
          </h2>
          <FigureTable labelledBy={`group-${group}`} explained={explained} isDated={!isOneRun} />
        </section>
      ))}
    </>
  )
}
