import type { FastifyInstance } from 'fastify'
import { writeLog } from '../parts/log/log-events.ts'

/** Names of the headers by which proxies and tunnels tell whom they speak for. */
const ofProxies = /^(?:forwarded|via|x-forwarded-.+|x-real-ip|true-client-ip|cf-.+)$/u

/** Whether a request, by its headers, came through a proxy. Callers can claim it, so it may only ever take something away. */
export function isProxied(headers: NodeJS.Dict<string | string[]>): boolean {
  return Object.keys(headers).some((name) => ofProxies.test(name))
}

/** Says once in the log that a proxy seems to stand in front which TRUST_PROXY does not name. */
export function warnOfUntrustedProxy(app: FastifyInstance): void {
  let isSaid = false
  app.addHook('onRequest', async ({ headers, log }) => {
    if (isSaid || !isProxied(headers)) return
    isSaid = true
    writeLog(log, 'proxy-not-trusted', {})
  })
}
