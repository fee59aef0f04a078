import { useTranslation } from 'react-i18next'
import type { ExplainedFigures } from './figure-groups.ts'
import { FigureRows } from './figure-rows.tsx'

/*
 * Accessibility
 * - A table named by the heading above it, with headers for columns, for what is explained alike, and for each figure.
 * - Its header stays in sight while one scrolls through it.
 */

type FigureTableProps = {
  labelledBy: string
  explained: readonly ExplainedFigures[]
  /** Whether each figure says when it was measured. */
  isDated: boolean
}

const head = 'sticky top-0 border-b border-line-strong bg-paper py-2 text-xs font-normal text-muted'

/** The figures of one group: what each means, then what came out and what had to. */
export function FigureTable({ labelledBy, explained, isDated }: FigureTableProps) {
  const { t } = useTranslation('accuracy')
  return (
    <table aria-labelledby={labelledBy} className="w-full border-collapse text-left text-sm">
      <thead>
        <tr>
          <th scope="col" className={head}>
            {t('set')}
          </th>
          {[t('measured'), t('floor'), t('goal')].map((name) => (
            <th key={name} scope="col" className={`${head} w-[4.5rem] pl-3 text-right sm:w-28`}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      {explained.map(({ id, kind, figures }) => (
        <tbody key={id}>
          <tr>
            <th scope="rowgroup" colSpan={4} className="border-t border-line pt-6 pb-1 font-normal">
              <h3 className="font-serif text-xl font-semibold">
                {kind === null ? <span lang="en-GB">{figures[0]?.measure}</span> : t(`figure.${kind}.title`)}
              </h3>
              {kind !== null && <p className="mt-1 max-w-measure text-base">{t(`figure.${kind}.meaning`)}</p>}
            </th>
          </tr>
          {figures.map((figure) => (
            <FigureRows key={figure.id} figure={figure} isDated={isDated} />
          ))}
        </tbody>
      ))}
    </table>
  )
}
