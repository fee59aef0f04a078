import { allCalculators } from '@auscult/calculators/all-calculators.ts'
import type { Calculator, CalculatorId } from '@auscult/calculators/calculator.ts'
import { History } from 'lucide-react'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../lib/paths.ts'
import { Badge } from '../../../ui/badge.tsx'
import { ToolPage } from '../tool-page.tsx'
import { CalculatorForm } from './calculator-form.tsx'
import { calculatorTexts } from './calculator-texts.ts'
import { Disclaimer } from './disclaimer.tsx'
import { English } from './item-field.tsx'
import { ScoreTexts } from './score-texts.tsx'

function pageOf(calculator: Calculator): ComponentType {
  return () => <CalculatorPage calculator={calculator} />
}

const pages = allCalculators.map((calculator) => [calculator.id, pageOf(calculator)] as const)

/** The page of each calculator. */
// `fromEntries` knows no keys; each calculator gave one.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
export const calculatorPages = Object.fromEntries(pages) as Record<CalculatorId, ComponentType>

function CalculatorPage({ calculator }: { calculator: Calculator }) {
  const { t } = useTranslation('tools')
  const texts = calculatorTexts[calculator.id]

  return (
    <ToolPage
      name={texts.name}
      title={<English text={texts.name} />}
      lead={<English text={texts.use} />}
      above={{ to: paths.calculators, label: t('calculators.title') }}
    >
      {texts.standing !== null && (
        <p
          lang="en-GB"
          className="mb-6 flex max-w-measure flex-wrap items-baseline gap-x-3 gap-y-1.5 text-sm"
        >
          <Badge tone="warning" Icon={History}>
            {texts.standing.label}
          </Badge>
          <span className="basis-full">{texts.standing.says}</span>
        </p>
      )}
      <CalculatorForm calculator={calculator} texts={texts} />
      <ScoreTexts texts={texts} />
      <Disclaimer />
    </ToolPage>
  )
}
