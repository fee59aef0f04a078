import { type AccuracyReport, getAccuracy } from '@auscult/contract/public/accuracy.ts'
import type { FastifyInstance } from 'fastify'
import { mount } from '../../http/mount.ts'

export type AccuracyDeps = { report: AccuracyReport }

export function mountAccuracy(app: FastifyInstance, { report }: AccuracyDeps): void {
  mount(app, getAccuracy, async () => report)
}
