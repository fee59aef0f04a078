import * as antibiotics from '@auscult/contract/guides/antibiotics.ts'
import * as acute from '@auscult/contract/tools/calcs-acute.ts'
import * as vascular from '@auscult/contract/tools/calcs-vascular.ts'
import * as labs from '@auscult/contract/guides/labs.ts'
import { listOperations } from '@auscult/contract/operations.ts'
import type { Feature } from '../feature.ts'
import { readToolsContent } from '../features/tools/read-content.ts'
import { mountTools } from '../features/tools/routes.ts'
import type { Services } from './services.ts'

const contentFolder = new URL('../../../../content/', import.meta.url)

export async function composeTools({ config }: Services): Promise<Feature> {
  const content = await readToolsContent(contentFolder)
  return {
    name: 'tools',
    operations: listOperations(vascular, acute, labs, antibiotics),
    mount: (api) =>
      mountTools(api, { ...content, localGuidance: config.LOCAL_ANTIBIOTIC_GUIDANCE_URL ?? null }),
  }
}
