import { lookup } from 'node:dns'
import { once } from 'node:events'
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address.ts'

/** What tells a server which version is known here already, as it named it; null where it did not. */
export type Version = { etag: string | null; lastModified: string | null }

export type Fetched = { body: Buffer; contentType: string; version: Version }

export type FetchLimits = {
  maxBytes: number
  withinMs: number
  /** 'host:port' that may lie on this machine: what the operator of a development start set. Nothing else may. */
  ownHost?: string | undefined
  /** Whether a host may be asked at all, redirects included; any where left out. */
  mayAsk?: ((hostname: string) => boolean) | undefined
}

/** A fetch that is not made, or given up, for a reason an operator can act on. */
export class RefusedFetch extends Error {
  override name = 'RefusedFetch'
  /** For how long the server asks to be left alone; 0 where it does not. */
  readonly retryAfterMs: number

  constructor(message: string, retryAfterMs = 0) {
    super(message)
    this.retryAfterMs = retryAfterMs
  }
}

const mostRedirects = 3

const unknown: Version = { etag: null, lastModified: null }

/**
 * Fetches a document of the public internet over http or https. The address that was checked is the one connected to, so that a name
 * cannot be answered differently in between; every redirect is checked in the same way. Throws `RefusedFetch`, or what the network
 * throws.
 */
export async function fetchPublic(url: string, limits: FetchLimits): Promise<Fetched> {
  const fetched = await fetchIfChanged(url, unknown, limits)
  if (fetched === undefined) throw new RefusedFetch(`${new URL(url).host} answered 304 to who asked for all`)
  return fetched
}

/** As `fetchPublic`; undefined where the server says that nothing has changed since `known`. */
export async function fetchIfChanged(
  url: string,
  known: Version,
  limits: FetchLimits,
): Promise<Fetched | undefined> {
  const signal = AbortSignal.timeout(limits.withinMs)
  let target = new URL(url)
  for (let hop = 0; hop <= mostRedirects; hop += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each redirect says where the next request goes
    const answer = await get(target, known, limits, signal)
    const { statusCode = 0, headers } = answer
    if (statusCode === 304) {
      answer.destroy()
      return undefined
    }
    if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
      answer.destroy()
      target = new URL(headers.location, target)
      continue
    }
    if (statusCode !== 200) {
      answer.destroy()
      throw new RefusedFetch(`${target.host} answered ${statusCode}`, readRetryAfter(headers['retry-after']))
    }
    return {
      // oxlint-disable-next-line no-await-in-loop -- the last turn of the loop
      body: await read(answer, limits.maxBytes),
      contentType: headers['content-type'] ?? '',
      version: { etag: headers.etag ?? null, lastModified: headers['last-modified'] ?? null },
    }
  }
  throw new RefusedFetch(`${url} redirects more than ${mostRedirects} times`)
}

/** Seconds, or a date (RFC 9110, 10.2.3). */
function readRetryAfter(value: string | undefined): number {
  if (value === undefined) return 0
  const waitMs = /^\d+$/u.test(value) ? Number(value) * 1_000 : Date.parse(value) - Date.now()
  return waitMs > 0 ? waitMs : 0
}

async function get(
  target: URL,
  known: Version,
  limits: FetchLimits,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const { protocol, hostname, username, password } = target
  if (protocol !== 'http:' && protocol !== 'https:') throw new RefusedFetch(`${protocol} is not fetched`)
  if (username !== '' || password !== '') throw new RefusedFetch('an address with a password is not fetched')
  if (limits.mayAsk?.(hostname) === false) throw new RefusedFetch(`${hostname} is no host of a listed source`)
  const mayBeOwn = target.host === limits.ownHost
  const literal = hostname.replace(/^\[|\]$/gu, '')
  if (isIP(literal) !== 0 && !mayBeOwn && !isPublicAddress(literal)) throw notPublic(target)

  const send = protocol === 'https:' ? requestHttps : requestHttp
  const request = send(target, {
    signal,
    // A connection kept from before would skip the look-up.
    agent: false,
    headers: {
      accept: 'application/rss+xml, application/atom+xml, application/xml;q=0.9',
      'accept-encoding': 'identity',
      'user-agent': 'auscult',
      ...(known.etag !== null && { 'if-none-match': known.etag }),
      ...(known.lastModified !== null && { 'if-modified-since': known.lastModified }),
    },
    ...(!mayBeOwn && { lookup: lookupPublic }),
  })
  request.end()
  const [answer]: IncomingMessage[] = await once(request, 'response')
  if (answer === undefined) throw new RefusedFetch(`${target.host} gave no answer`)
  return answer
}

/** The system's look-up, which fails where any address of the name is not public. */
const lookupPublic: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    if (error !== null) return done(error, [])
    const [first] = found
    if (first === undefined || !found.every(({ address }) => isPublicAddress(address))) {
      return done(new RefusedFetch(`${hostname} is not a host of the public internet`), [])
    }
    return options.all === true ? done(null, found) : done(null, first.address, first.family)
  })
}

function notPublic({ host }: URL): RefusedFetch {
  return new RefusedFetch(`${host} is not a host of the public internet`)
}

async function read(answer: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of answer) {
    if (!Buffer.isBuffer(chunk)) continue
    size += chunk.length
    if (size > maxBytes) {
      answer.destroy()
      throw new RefusedFetch(`the document is larger than ${maxBytes} bytes`)
    }
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
