import type { AccuracyFigure } from '@auscult/contract/accuracy.ts'
import { useTranslation } from 'react-i18next'
import { formatPart } from './format-part.ts'
import { Measured } from './measured.tsx'
import { ReachedMark } from './reached-mark.tsx'

const number = 'tabular py-2 pl-3 text-right align-top text-base last:pr-0'

/** One figure: a row for each of its numbers, the first with the set it was measured on and whether that is enough. */
export function FigureRows({ figure, isDated }: { figure: AccuracyFigure; isDated: boolean }) {
  const { t } = useTranslation('accuracy')
  return figure.parts.map((part, nth) => {
    // The engine's own measure has two numbers that no name of the field tells apart.
    const isAbstention = figure.id.startsWith('clinicians-abstention-')
    const name = isAbstention ? t(`abstentionPart.${part.better}`) : part.name
    return (
      <tr key={`${part.name} ${part.better}`}>
        <th scope="row" className="py-2 align-top font-normal wrap-anywhere">
          {/* The server names its sets and measures in English. */}
          {nth === 0 && <span lang="en-GB">{withCapital(figure.set)}</span>}
          {nth === 0 && isDated && <Measured figure={figure} />}
          {name !== '' && <span className="block text-muted">{name}</span>}
          {nth === 0 && <ReachedMark reached={figure.reached} />}
        </th>
        <td className={`${number} font-semibold`}>{formatPart(part.value, part.unit)}</td>
        {[part.floor, part.goal].map((bound, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- floor and goal, always both
          <td key={index} className={number}>
            {bound === null ? t('none') : formatPart(bound, part.unit)}
          </td>
        ))}
      </tr>
    )
  })
}

function withCapital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}
