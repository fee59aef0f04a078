import { callCdsService, listCdsServices } from '@auscult/contract/tools/cds-hooks.ts'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../http/errors.ts'
import { mount } from '../../http/mount.ts'
import { type CardParts, makeCard } from './make-card.ts'
import { describeService } from './services.ts'
import type { ClientCheck } from './check-client.ts'

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
    const card = makeCard(Object.values(body.prefetch), body.context.patientId, { ...parts, score })
    return { cards: card === undefined ? [] : [card] }
  })
}
