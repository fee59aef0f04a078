import { useTranslation } from 'react-i18next'
import { classNames } from '../../../ui/class-names.ts'
import {
  type ComparedFigures,
  type ComparedGuideline,
  comparedParts,
  findAlone,
} from './guideline-comparison.ts'
import { GuidelineFacts, GuidelineLink } from './guideline-facts.tsx'
import { PointList } from './point-list.tsx'

/*
 * Accessibility
 * - A table with row and column headers and a caption; a cell without points says so in words.
 * - The names of the guidelines and of the parts stay in view. Wider than the screen it scrolls in a box of its own; the link in each
 *   column brings it into view for the keyboard.
 * - A marked figure is told in words above the table, too.
 */

type GuidelineTableProps = {
  topic: string
  compared: readonly ComparedGuideline[]
  figures: readonly ComparedFigures[]
}

/** Of so many columns the table is never wider than a wide screen, and its head can stay at the top of the page. */
const mostThatFit = 4

/** A column a guideline, a row a part. */
export function GuidelineTable({ topic, compared, figures }: GuidelineTableProps) {
  const { t } = useTranslation('ai')
  return (
    <div
      className={classNames(
        'relative max-h-[80dvh] overflow-auto border-b border-line-strong print:max-h-none print:overflow-visible',
        compared.length <= mostThatFit && 'xl:max-h-none xl:overflow-visible',
      )}
    >
      <table className="w-full border-separate border-spacing-0 text-sm print:table-fixed">
        <caption className="sr-only">{t('guideline.caption', { topic })}</caption>
        <thead>
          <tr className="align-bottom">
            <th scope="col" className={`${head} ${side} z-sticky text-left font-normal text-muted`}>
              {t('guideline.body')}
            </th>
            {compared.map((guideline) => (
              <th
                key={guideline.name}
                scope="col"
                className={`${head} min-w-56 border-l px-4 text-left font-normal print:min-w-0 print:px-2`}
              >
                <span className="block font-serif text-reading leading-snug font-semibold">
                  {guideline.name}
                </span>
                <GuidelineLink guideline={guideline} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr className="align-top">
            <th scope="row" className={`${side} text-left font-normal text-muted`}>
              {t('guideline.about')}
            </th>
            {compared.map((guideline) => (
              <td key={guideline.name} className="border-l border-line px-4 py-2 print:px-2">
                <GuidelineFacts guideline={guideline} />
              </td>
            ))}
          </tr>
          {comparedParts.map((part) => (
            <tr key={part} className="align-top">
              <th scope="row" className={`${side} border-t text-left font-semibold`}>
                {t(`guideline.part.${part}`)}
              </th>
              {compared.map((guideline) => (
                <td
                  key={guideline.name}
                  className="border-t border-l border-line px-4 py-3 font-serif text-base leading-snug print:px-2"
                >
                  <PointList points={guideline[part]} marked={findAlone(figures, part, guideline.name)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const head =
  'sticky top-0 z-raised border-t border-b border-line-strong bg-paper py-2 print:static print:border-line'

const side =
  'sticky left-0 z-raised w-32 min-w-32 border-line bg-paper py-3 pr-4 print:static print:w-24 print:min-w-0'
