import type { CalculatorTexts } from '@auscult/contract/tools/calculator-texts.ts'
import { useTranslation } from 'react-i18next'
import { Pictograph } from '../../../ui/chart/pictograph.tsx'
import type { RiskRange } from './result-words.ts'

/** The first risk of a result as a hundred people; the higher figure where it is a range. */
export function RiskPicture({ risks, texts }: { risks: readonly RiskRange[]; texts: CalculatorTexts }) {
  const { t } = useTranslation('tools')
  const [first] = risks
  if (first === undefined) return null
  const { label: outcome = first.of, time = '' } = texts.risks[first.of] ?? {}
  const [from, to] = [Math.round(first.lowest.leastPercent), Math.round(first.highest.mostPercent)]
  const text =
    to === 0
      ? t('calculators.peopleFew', { outcome, time })
      : from === to
        ? t('calculators.people', { people: to, outcome, time })
        : t('calculators.peopleRange', { from, to, outcome, time })
  return (
    <div className="mt-4 border-t border-line pt-4">
      <Pictograph groups={[{ mark: 'affected', people: to }]} text={text} />
    </div>
  )
}
