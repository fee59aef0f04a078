import { useTranslation } from 'react-i18next'
import { type ComparedGuideline, comparedParts } from './guideline-comparison.ts'
import { GuidelineFacts } from './guideline-facts.tsx'
import { PointList } from './point-list.tsx'

/*
 * Accessibility
 * - A table with row and column headers and a caption; a cell without points says so in words.
 * - Wider than the screen it scrolls in a box of its own; the link in each column brings it into view for the keyboard, and the
 *   row headers stay.
 */

type GuidelineTableProps = { topic: string; compared: readonly ComparedGuideline[] }

/** A column a guideline, a row a part. */
export function GuidelineTable({ topic, compared }: GuidelineTableProps) {
  const { t } = useTranslation('ai')
  return (
    <div className="relative overflow-x-auto border-y border-line-strong print:overflow-visible">
      <table className="w-full border-separate border-spacing-0 text-sm print:table-fixed">
        <caption className="sr-only">{t('guideline.caption', { topic })}</caption>
        <thead>
          <tr className="align-top">
            <th scope="col" className={`${stickyLook} text-left font-normal text-muted`}>
              {t('guideline.body')}
            </th>
            {compared.map((guideline) => (
              <th
                key={guideline.name}
                scope="col"
                className="min-w-56 border-l border-line px-4 py-3 text-left font-normal print:min-w-0 print:px-2"
              >
                <span className="block font-serif text-reading leading-snug font-semibold">
                  {guideline.name}
                </span>
                <GuidelineFacts guideline={guideline} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {comparedParts.map((part) => (
            <tr key={part} className="align-top">
              <th scope="row" className={`${stickyLook} border-t text-left font-semibold`}>
                {t(`guideline.part.${part}`)}
              </th>
              {compared.map((guideline) => (
                <td
                  key={guideline.name}
                  className="border-t border-l border-line px-4 py-3 font-serif text-base leading-snug print:px-2"
                >
                  <PointList points={guideline[part]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const stickyLook =
  'sticky left-0 z-raised w-32 min-w-32 border-line bg-paper py-3 pr-4 print:static print:w-24 print:min-w-0'
