import {
  constants,
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  publicEncrypt,
  randomBytes,
} from 'node:crypto'
import { envelopeHeaders, macInfo } from '@auscult/contract/envelope-wire.ts'
import type { Operation } from '@auscult/contract/operation.ts'
import { createParser } from 'eventsource-parser'

type WireRequest = {
  method: Operation['method']
  /** With `/api` and the query string. */
  url: string
  headers: Record<string, string>
  body?: string | Buffer
}

export type WireAnswer = { status: number; headers: Record<string, string>; body: string }

/** How a request travels: into the app directly, or over the network. */
export type Transport = (request: WireRequest) => Promise<WireAnswer>

export type Input = {
  params?: Record<string, string>
  query?: Record<string, string | number>
  body?: unknown
  /** What an upload sends. */
  file?: { bytes: Buffer; contentType: string }
  token?: string | undefined
  headers?: Record<string, string>
  /** Left out: sent, as the own web app does. */
  withMac?: boolean
}

export type Answer = {
  status: number
  headers: Record<string, string>
  /** What was inside the envelope, or the plain JSON where the answer was not sealed. Of a stream its last event, of a download `file`. */
  body: Record<string, unknown>
  /** All events of a stream, opened; empty for an ordinary answer. */
  events: Record<string, unknown>[]
  isSealed: boolean
}

export type SealedClient = {
  call(operation: Operation, input?: Input): Promise<Answer>
  seal(body: unknown, withMac?: boolean): { key: Buffer; sealed: Sealed }
  /** The same for bytes that need not be JSON. */
  sealBytes(bytes: Buffer, withMac?: boolean): { key: Buffer; sealed: Sealed }
}

export type Sealed = { encryptedAesKey: string; iv: string; data: string; mac?: string }

/** Calls operations of the contract as a browser would: a fresh key for each request, wrapped with the server's public key. */
export function createSealedClient(transport: Transport, publicKeyPem: string): SealedClient {
  function wrap(): { key: Buffer; encryptedAesKey: string } {
    const key = randomBytes(32)
    const wrapped = publicEncrypt(
      { key: publicKeyPem, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
      key,
    )
    return { key, encryptedAesKey: wrapped.toString('base64') }
  }

  const seal = (body: unknown, withMac = true) => sealBytes(Buffer.from(JSON.stringify(body)), withMac)

  function sealBytes(bytes: Buffer, withMac = true): { key: Buffer; sealed: Sealed } {
    const { key, encryptedAesKey } = wrap()
    const iv = randomBytes(16)
    const cipher = createCipheriv('aes-256-cbc', key, iv)
    const data = Buffer.concat([cipher.update(bytes), cipher.final()])
    const sealed = { encryptedAesKey, iv: iv.toString('base64'), data: data.toString('base64') }
    return { key, sealed: withMac ? { ...sealed, mac: macOf(key, iv, data).toString('base64') } : sealed }
  }

  return {
    seal,
    sealBytes,
    async call(operation, { body = {}, file, token, headers = {}, withMac, ...place } = {}) {
      const request: WireRequest = {
        method: operation.method,
        url: urlOf(operation, place),
        headers: { ...headers, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
      }
      if (operation.upload !== undefined && file !== undefined) {
        request.headers['content-type'] = file.contentType
        request.body = file.bytes
      }
      if (!operation.sealed) return read(await transport(request))
      if (operation.method === 'GET') {
        const { key, encryptedAesKey } = wrap()
        request.headers[envelopeHeaders.key] = encryptedAesKey
        request.headers[envelopeHeaders.iv] = randomBytes(16).toString('base64')
        return read(await transport(request), key)
      }
      const { key, sealed } = seal(body, withMac)
      request.headers['content-type'] = 'application/json'
      request.body = JSON.stringify(sealed)
      return read(await transport(request), key)
    },
  }
}

export function macOf(key: Buffer, iv: Buffer, data: Buffer): Buffer {
  const macKey = Buffer.from(hkdfSync('sha256', key, '', macInfo, 32))
  return createHmac('sha256', macKey).update(iv).update(data).digest()
}

export function urlOf(
  operation: Operation,
  { params = {}, query = {} }: Pick<Input, 'params' | 'query'>,
): string {
  const path = operation.path.replaceAll(/\{(?<name>\w+)\}/gu, (_, name: string) =>
    encodeURIComponent((params[name] ?? '').toWellFormed()),
  )
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) search.set(key, String(value))
  return `/api${path}${search.size > 0 ? `?${search.toString()}` : ''}`
}

export function read({ status, headers, body }: WireAnswer, key?: Buffer): Answer {
  if (headers['content-type']?.startsWith('text/event-stream')) {
    const opened = listEvents(body).map((event) => open(event, key))
    return {
      status,
      headers,
      body: opened.at(-1)?.body ?? {},
      events: opened.map((event) => event.body),
      isSealed: opened.every(({ isSealed }) => isSealed),
    }
  }
  if (headers['content-disposition']?.startsWith('attachment'))
    return { status, headers, body: { file: body }, events: [], isSealed: false }
  return { status, headers, ...open(body, key), events: [] }
}

function open(json: string, key: Buffer | undefined): Pick<Answer, 'body' | 'isSealed'> {
  const outer: Record<string, unknown> = JSON.parse(json)
  if (key === undefined || typeof outer['data'] !== 'string' || typeof outer['iv'] !== 'string') {
    return { body: outer, isSealed: false }
  }
  const decipher = createDecipheriv('aes-256-cbc', key, Buffer.from(outer['iv'], 'base64'))
  const inner = Buffer.concat([decipher.update(Buffer.from(outer['data'], 'base64')), decipher.final()])
  return { body: JSON.parse(inner.toString('utf8')), isSealed: true }
}

/** The data of each whole event in what has arrived of a stream. */
export function listEvents(received: string): string[] {
  const events: string[] = []
  createParser({ onEvent: ({ data }) => events.push(data) }).feed(received)
  return events
}

/** Over the network, to a server that listens. */
export function fetchTransport(baseUrl: string): Transport {
  return async ({ method, url, headers, body }) => {
    const answer = await fetch(`${baseUrl}${url}`, { method, headers, ...(body !== undefined && { body }) })
    return { status: answer.status, headers: Object.fromEntries(answer.headers), body: await answer.text() }
  }
}
