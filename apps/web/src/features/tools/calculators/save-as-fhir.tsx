import type { Calculator } from '@auscult/calculators/calculator.ts'
import { toQuestionnaireResponse } from '@auscult/calculators/fhir/questionnaire-response.ts'
import type { CalculatorTexts } from '@auscult/contract/tools/calculator-texts.ts'
import { FileJson } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { saveFile } from '../../../lib/save-file.ts'
import { Button } from '../../../ui/button.tsx'
import type { Calculation } from './use-calculation.ts'

type SaveAsFhirProps = { calculator: Calculator; texts: CalculatorTexts; calculation: Calculation }

/** Answers and score as a file that a record system reads; it names no patient and is sent nowhere. */
export function SaveAsFhir({ calculator, texts, calculation: { answers, outcomes } }: SaveAsFhirProps) {
  const { t } = useTranslation('tools')

  function handleSave() {
    const [only, ...others] = outcomes
    const response = toQuestionnaireResponse(calculator, {
      texts,
      answers,
      score: only !== undefined && others.length === 0 ? only.score : null,
      base: new URL('/api/fhir', location.origin).toString(),
      authored: new Date().toISOString(),
    })
    saveFile(`${calculator.id}.json`, 'application/fhir+json', JSON.stringify(response, null, 2))
  }

  return (
    <Button className="mt-4" onClick={handleSave}>
      <FileJson aria-hidden="true" className="size-4 stroke-[1.5]" />
      {t('calculators.saveFhir')}
    </Button>
  )
}
