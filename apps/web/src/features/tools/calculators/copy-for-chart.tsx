import type { Calculator } from '@auscult/calculators/calculator.ts'
import type { CalculatorTexts } from '@auscult/contract/tools/calculator-texts.ts'
import { Copy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../lib/language/format.ts'
import { Button } from '../../../ui/button.tsx'
import { useToast } from '../../../ui/toast.tsx'
import { chosenOption, unknown } from './answers.ts'
import type { Calculation } from './use-calculation.ts'
import type { ResultLines } from './use-result-lines.ts'

type CopyForChartProps = {
  calculator: Calculator
  texts: CalculatorTexts
  calculation: Calculation
  lines: ResultLines
  toConfirm: readonly string[]
  notFor: readonly string[]
}

/** Copies answers, result, source, and what has to be read with them as plain text: whoever reads the chart does not see this page. */
export function CopyForChart({
  calculator,
  texts,
  calculation,
  lines,
  toConfirm,
  notFor,
}: CopyForChartProps) {
  const { t } = useTranslation('tools')
  const { formatDate } = useFormats()
  const { showToast } = useToast()

  function write(): string {
    // The responses of the Glasgow Coma Scale are lines of its result.
    const itemsToTell = calculator.id === 'gcs' ? [] : calculator.items
    const given = itemsToTell.flatMap((item, nth) => {
      const option = chosenOption(calculation.answers, item)
      const own = texts.items[nth]
      if (option === null || own === undefined) return []
      const yesNo = option === 'true' ? t('calculators.yes') : t('calculators.no')
      const words = option === unknown ? t('calculators.unknown') : (own.options?.[option] ?? yesNo)
      const mark = toConfirm.includes(item.name) ? ` (${t('calculators.chart.unconfirmed')})` : ''
      return [`- ${own.label}: ${words}${mark}`]
    })
    const means = lines.hasTotal ? lines.levels.join('; ') : t('calculators.noTotal')
    return [
      `${texts.name}: ${lines.score} (${means})`,
      ...lines.cautions,
      ...(notFor.length === 0 ? [] : [`${t('calculators.notForPatient')} ${notFor.join(' ')}`]),
      ...lines.lines.map(({ label, value }) => `${label}: ${value}`),
      ...given,
      ...(texts.standing === null ? [] : [`${texts.standing.label}. ${texts.standing.says}`]),
      `${t('calculators.warnings')}: ${texts.warnings.join(' ')}`,
      t('calculators.chart.source', { references: texts.references.map(({ text }) => text).join('; ') }),
      t('calculators.chart.review'),
      t('calculators.chart.made', { date: formatDate(new Date().toISOString()) }),
    ].join('\n')
  }

  async function handleCopy() {
    try {
      await navigator.clipboard.writeText(write())
      showToast(t('copied'))
    } catch {
      // The browser refuses on plain http and where the person said no.
      showToast(t('copyFailed'))
    }
  }

  return (
    <Button className="mt-4" onClick={() => void handleCopy()}>
      <Copy aria-hidden="true" className="size-4 stroke-[1.5]" />
      {t('calculators.copy')}
    </Button>
  )
}
