import * as contract from '@auscult/contract/public/landing.ts'
import { listOperations } from '@auscult/contract/operations.ts'
import type { Feature } from '../feature.ts'
import { mountLanding } from '../features/landing/routes.ts'
import type { Services } from './services.ts'

export function composeLanding({ blog, clock }: Services): Feature {
  return {
    name: 'landing',
    operations: listOperations(contract),
    mount: (api) => mountLanding(api, { clock, listBlogPosts: () => blog.listEntries() }),
  }
}
