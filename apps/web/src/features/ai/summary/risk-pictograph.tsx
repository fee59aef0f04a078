import type { RiskNumbers } from '@auscult/contract/evidence/answer-summary.ts'
import { useTranslation } from 'react-i18next'
import { Pictograph } from '../../../ui/chart/pictograph.tsx'

/** A risk as a hundred people: who has the outcome with and without the treatment, who is spared it, who has it because of it: a harm, or a gain as a cure is. */
export function RiskPictograph({ risk }: { risk: RiskNumbers }) {
  const { t } = useTranslation('summary')
  const [treated, untreated] = [Math.round(risk.treated / 10), Math.round(risk.untreated / 10)]
  const both = Math.min(treated, untreated)
  const change = Math.max(treated, untreated) - both
  const told = treated < untreated ? 'spared' : 'harmed'
  const mark = told === 'harmed' && risk.direction === 'benefit' ? 'gained' : told

  return (
    <Pictograph
      groups={[
        { mark: 'affected', people: both },
        { mark, people: change },
      ]}
      text={
        change === 0
          ? t('pictograph.same', { treated, outcome: risk.outcome })
          : t(`pictograph.${told}`, { treated, untreated, change, outcome: risk.outcome })
      }
    />
  )
}
