import { callCdsService, listCdsServices } from '@auscult/contract/tools/cds-hooks.ts'
import { countFhirResources } from '@auscult/contract/tools/fhir-facts.ts'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../http/errors.ts'
import { mount } from '../../http/mount.ts'
import { type CardParts, makeCard } from './make-card.ts'
import { describeService } from './services.ts'
import type { ClientCheck } from './check-client.ts'

/** Twenty times what a service asks for. Anybody may call, and a megabyte of empty resources took a fifth of a second to read. */
const mostResources = 1_000

export type CdsHooksDeps = Omit<CardParts, 'score'> & {
  scores: readonly CardParts['score'][]
  checkClient: ClientCheck
}

export function mountCdsHooks(app: FastifyInstance, { scores, checkClient, ...parts }: CdsHooksDeps): void {
  mount(app, listCdsServices, async () => ({
    services: scores.map((score) => describeService(score, parts.codes)),
  }))
  mount(app, callCdsService, async ({ params: { serviceId }, body, authorization }) => {
    await checkClient(authorization, serviceId)
    const score = scores.find(({ calculator }) => calculator.id === serviceId)
    if (score === undefined) throw new AppError('not-found', 'There is no such service.')
    const resources = Object.values(body.prefetch)
    if (countFhirResources(resources) > mostResources)
      throw new AppError('bad-request', `More than ${mostResources} resources are not read.`, {
        reason: 'input-not-valid',
      })
    const card = makeCard(resources, body.context.patientId, { ...parts, score })
    return { cards: card === undefined ? [] : [card] }
  })
}
