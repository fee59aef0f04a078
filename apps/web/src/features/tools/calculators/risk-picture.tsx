import type { CalculatorTexts } from '@auscult/contract/tools/calculator-texts.ts'
import { useTranslation } from 'react-i18next'
import { Pictograph } from '../../../ui/chart/pictograph.tsx'
import type { RiskRange } from './result-words.ts'

/**
 * The first risk of a result as a hundred people; the higher figure where it is a range. Where some of the scores that are still possible
 * have no figure, the lowest there is, with 'or more': the picture must not say less than the line above it.
 */
export function RiskPicture({ risks, texts }: { risks: readonly RiskRange[]; texts: CalculatorTexts }) {
  const { t } = useTranslation('tools')
  const [first] = risks
  if (first === undefined) return null
  const { label = first.of, time } = texts.risks[first.of] ?? {}
  // Among whom it is counted, 'of 100 people like those studied' says by itself.
  const what = time === undefined ? label : `${label}, ${time}`
  const [from, to] = [Math.round(first.lowest.leastPercent), Math.round(first.highest.mostPercent)]
  const people = first.isOpen ? from : to
  return (
    <div className="mt-4 border-t border-line pt-4">
      <Pictograph groups={[{ mark: 'affected', people }]} text={describe()} />
      {texts.riskNote !== undefined && (
        <p lang="en-GB" className="mt-2 text-sm text-pretty text-muted">
          {texts.riskNote}
        </p>
      )}
    </div>
  )

  function describe(): string {
    if (first?.isOpen === true) return t('calculators.peopleOrMore', { people, what })
    if (to === 0) return t('calculators.peopleFew', { what })
    return from === to
      ? t('calculators.people', { people, what })
      : t('calculators.peopleRange', { from, to, what })
  }
}
