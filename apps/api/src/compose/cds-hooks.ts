import { fileURLToPath } from 'node:url'
import { allCalculators } from '@auscult/calculators/all-calculators.ts'
import * as contract from '@auscult/contract/tools/cds-hooks.ts'
import { ObservationCode } from '@auscult/contract/tools/fhir-facts.ts'
import { listOperations } from '@auscult/contract/operations.ts'
import { readContentFile } from '@auscult/evidence/corpus/content-file.ts'
import { readToolContent } from '@auscult/evidence/tools/tool-content.ts'
import { z } from 'zod'
import type { Feature } from '../feature.ts'
import { createClientCheck } from '../features/cds-hooks/check-client.ts'
import { mountCdsHooks } from '../features/cds-hooks/routes.ts'
import type { Services } from './services.ts'

const contentFolder = fileURLToPath(new URL('../../../../content', import.meta.url))

export async function composeCdsHooks({ clock, config, counters, publicUrl }: Services): Promise<Feature> {
  const [content, codes] = await Promise.all([
    readToolContent(contentFolder),
    readContentFile(`${contentFolder}/tools/observations.json`, z.array(ObservationCode)),
  ])
  const scores = allCalculators.flatMap((calculator) =>
    content.calculators
      .filter(({ row }) => row.id === calculator.id)
      .map(({ row, texts }) => ({ calculator, texts, fills: row.fills })),
  )
  const checkClient = createClientCheck({
    clients: config.CDS_HOOKS_CLIENTS,
    counters,
    clock,
    baseUrl: `${publicUrl}/api/cds-services`,
  })
  return {
    name: 'cds-hooks',
    operations: listOperations(contract),
    mount: (api) => mountCdsHooks(api, { scores, codes, clock, checkClient, publicUrl }),
  }
}
