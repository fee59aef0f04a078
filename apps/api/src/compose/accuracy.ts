import * as contract from '@auscult/contract/public/accuracy.ts'
import { listOperations } from '@auscult/contract/operations.ts'
import type { Feature } from '../feature.ts'
import { readReport } from '../features/accuracy/read-report.ts'
import { mountAccuracy } from '../features/accuracy/routes.ts'

const accuracyFile = new URL('../../../../content/accuracy/figures.json', import.meta.url)

export async function composeAccuracy(): Promise<Feature> {
  const report = await readReport(accuracyFile)
  return {
    name: 'accuracy',
    operations: listOperations(contract),
    mount: (api) => mountAccuracy(api, { report }),
  }
}
