import * as geo from '@auscult/contract/public/geo.ts'
import { listOperations } from '@auscult/contract/operations.ts'
import * as contract from '@auscult/contract/public/public.ts'
import type { Feature } from '../feature.ts'
import { mountPublic } from '../features/public/routes.ts'
import type { Services } from './services.ts'

export function composePublic(services: Services): Feature {
  const { config, corpus, envelope, models, partChecks } = services
  return {
    name: 'public',
    operations: listOperations(contract, geo),
    mount: (api) =>
      mountPublic(api, {
        version: services.version,
        publicKey: () => envelope.publicKey(),
        hasMailbox: services.mailbox !== undefined && config.isLocalTrial,
        hasModel: models.wording !== null || models.embedding !== null,
        hasGoogle: services.signInProviders.google !== undefined,
        smart:
          config.SMART_CLIENT_ID === undefined || config.SMART_SERVERS.length === 0
            ? null
            : { clientId: config.SMART_CLIENT_ID, servers: config.SMART_SERVERS },
        countHeld: () => corpus.held(),
        partChecks,
        findCountry: (address) => services.geo.findCountry(address),
      }),
  }
}
