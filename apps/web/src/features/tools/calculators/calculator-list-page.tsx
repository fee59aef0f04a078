import { allCalculators } from '@auscult/calculators/all-calculators.ts'
import type { CalculatorId } from '@auscult/calculators/calculator.ts'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../lib/paths.ts'
import { Card } from '../../../ui/card.tsx'
import { SectionHeader } from '../../../ui/page/section-header.tsx'
import { CertificationNote } from '../certification/certification-note.tsx'
import { ToolPage } from '../tool-page.tsx'
import { calculatorTexts } from './calculator-texts.ts'
import { listRecentlyUsed } from './recently-used.ts'

/** The nine calculators, those used last ahead. */
export function CalculatorListPage() {
  const { t } = useTranslation('tools')
  const recent = listRecentlyUsed()
  useEffect(() => {
    // One file has all nine: it is read while somebody chooses, and not after. Where it does not come, the page that needs it says so.
    import('./calculator-page.tsx').catch(() => undefined)
  }, [])
  return (
    <ToolPage
      name={t('calculators.title')}
      lead={t('calculators.lead')}
      above={{ to: paths.tools, label: t('allTools') }}
    >
      <CertificationNote />
      {recent.length > 0 && (
        <CalculatorCards id="recent" title={t('calculators.recent')} calculators={recent} />
      )}
      <CalculatorCards
        id="all"
        title={t('calculators.all')}
        calculators={allCalculators.map(({ id }) => id)}
      />
    </ToolPage>
  )
}

type CalculatorCardsProps = { id: string; title: string; calculators: readonly CalculatorId[] }

function CalculatorCards({ id, title, calculators }: CalculatorCardsProps) {
  return (
    <section aria-labelledby={id} className="mt-8">
      <SectionHeader id={id} title={title} />
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {calculators.map((each) => (
          <li key={each} className="grid" lang="en-GB">
            <Card title={calculatorTexts[each].name} to={`${paths.calculators}/${each}`}>
              <p className="text-muted">{calculatorTexts[each].use}</p>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  )
}
