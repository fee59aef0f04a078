import { useTranslation } from 'react-i18next'
import type { ExplainedFigures } from './figure-groups.ts'
import { FigureRow } from './figure-row.tsx'

/*
 * Accessibility
 * - A section under its heading; in it a heading for what is explained alike, and a list of the figures under it.
 */

type FigureGroupProps = {
  group: string
  heading: string
  explained: readonly ExplainedFigures[]
  /** Whether each figure says when it was measured. */
  isDated: boolean
  hasTerms: boolean
}

/** The figures of one group: what each means, then what came out beside what had to. */
export function FigureGroup({ group, heading, explained, isDated, hasTerms }: FigureGroupProps) {
  const { t } = useTranslation('accuracy')
  return (
    <section aria-labelledby={`group-${group}`} className="mt-12">
      <h2
        id={`group-${group}`}
        className="border-b border-line-strong pb-2 font-serif text-2xl font-semibold"
      >
        {heading}
      </h2>
      {explained.map(({ id, kind, figures }) => (
        <div key={id} className="border-b border-line pt-6 pb-2">
          <h3 className="font-serif text-xl font-semibold">
            {kind === null ? <span lang="en-GB">{figures[0]?.measure}</span> : t(`figure.${kind}.title`)}
          </h3>
          {kind !== null && <p className="mt-1 max-w-measure text-base">{t(`figure.${kind}.meaning`)}</p>}
          <ul className="divide-y divide-line">
            {figures.map((figure) => (
              <FigureRow key={figure.id} figure={figure} isDated={isDated} hasTerms={hasTerms} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
