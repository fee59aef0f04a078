import type { FastifyInstance } from 'fastify'

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
    log.warn(
      'a request came through a proxy, but TRUST_PROXY is not set: all its callers count as one address',
    )
  })
}
