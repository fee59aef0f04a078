import { fileURLToPath } from 'node:url'
import { allCalculators } from '@auscult/calculators/all-calculators.ts'
import { toQuestionnaire } from '@auscult/calculators/fhir/questionnaire.ts'
import * as contract from '@auscult/contract/tools/fhir.ts'
import { listOperations } from '@auscult/contract/operations.ts'
import { readContentFile } from '@auscult/evidence/corpus/content-file.ts'
import { z } from 'zod'
import type { Feature } from '../feature.ts'
import { mountFhir } from '../features/fhir/routes.ts'
import { readToolsContent } from '../features/tools/read-content.ts'
import type { Services } from './services.ts'

const contentFolder = new URL('../../../../content/', import.meta.url)

export async function composeFhir({ publicUrl }: Services): Promise<Feature> {
  const { calculators } = await readToolsContent(contentFolder)
  const about = fileURLToPath(new URL('calculators/about.json', contentFolder))
  const { preparedOn: date } = await readContentFile(about, z.object({ preparedOn: z.iso.date() }))
  const base = `${publicUrl}/api/fhir`
  const questionnaires = allCalculators.flatMap((calculator) => {
    const texts = calculators.get(calculator.id)
    return texts === undefined ? [] : [toQuestionnaire(calculator, texts, { base, date })]
  })
  return {
    name: 'fhir',
    operations: listOperations(contract),
    mount: (api) => mountFhir(api, questionnaires),
  }
}
