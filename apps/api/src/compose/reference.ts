import * as contract from '@auscult/contract/people/reference.ts'
import { listOperations } from '@auscult/contract/operations.ts'
import type { Feature } from '../feature.ts'
import { mountReference } from '../features/reference/routes.ts'
import type { Services } from './services.ts'

export function composeReference({ lists }: Services): Feature {
  return {
    name: 'reference',
    operations: listOperations(contract),
    mount: (api) => mountReference(api, { lists }),
  }
}
