import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { fetchIfChanged, fetchPublic, RefusedFetch } from './fetch-public.ts'
import { isPublicAddress } from './public-address.ts'

const limits = { maxBytes: 1_000, withinMs: 2_000 }
const servers: Server[] = []

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  const place = server.address()
  return `127.0.0.1:${typeof place === 'object' ? place?.port : ''}`
}

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

describe('a document', () => {
  it("comes from the operator's own machine where that was said", async () => {
    const host = await serve((_request, answer) => {
      answer.setHeader('content-type', 'text/xml').end('<rss/>')
    })

    const fetched = await fetchPublic(`http://${host}/feed`, { ...limits, ownHost: host })

    expect(fetched).toEqual({
      body: Buffer.from('<rss/>'),
      contentType: 'text/xml',
      version: { etag: null, lastModified: null },
    })
  })

  it('is asked for only where it has changed', async () => {
    const lastModified = 'Thu, 26 Nov 2026 08:00:00 GMT'
    const host = await serve((request, answer) => {
      const { 'if-none-match': etag, 'if-modified-since': since } = request.headers
      if (etag === '"1"' && since === lastModified) answer.writeHead(304).end()
      else answer.setHeader('etag', '"1"').setHeader('last-modified', lastModified).end('<rss/>')
    })
    const { version } = await fetchPublic(`http://${host}/`, { ...limits, ownHost: host })

    const again = await fetchIfChanged(`http://${host}/`, version, { ...limits, ownHost: host })

    expect(version).toEqual({ etag: '"1"', lastModified })
    expect(again).toBeUndefined()
  })

  it('comes from no host that is not listed, and not by a redirect either', async () => {
    let asked = 0
    const other = await serve((_request, answer) => {
      asked += 1
      answer.end('other')
    })
    const host = await serve((_request, answer) => {
      answer.writeHead(302, { location: `http://localhost:${other.split(':')[1]}/` }).end()
    })
    await expect(
      fetchPublic(`http://${host}/`, { ...limits, ownHost: host, mayAsk: (name) => name === '127.0.0.1' }),
    ).rejects.toThrow('localhost is no host of a listed source')
    expect(asked).toBe(0)
  })

  it.each([
    ['120', 120_000],
    [new Date(Date.now() + 60_000).toUTCString(), 60_000],
    ['soon', 0],
  ])('is left alone for as long as its server asks: Retry-After %s', async (retryAfter, waitMs) => {
    const host = await serve((_request, answer) => {
      answer.writeHead(429, { 'retry-after': retryAfter }).end()
    })

    const refusal = await fetchPublic(`http://${host}/`, { ...limits, ownHost: host }).catch(
      (error: unknown) => error,
    )

    if (!(refusal instanceof RefusedFetch)) throw new Error('was not refused')
    expect(Math.abs(refusal.retryAfterMs - waitMs)).toBeLessThan(5_000)
  })

  it('comes from no machine of the own network otherwise, and nothing is asked there', async () => {
    let asked = 0
    const host = await serve((_request, answer) => {
      asked += 1
      answer.end()
    })

    await expect(fetchPublic(`http://${host}/`, limits)).rejects.toThrow(RefusedFetch)
    await expect(fetchPublic(`http://localhost:${host.split(':')[1]}/`, limits)).rejects.toThrow(RefusedFetch)
    expect(asked).toBe(0)
  })

  it('is not fetched where a redirect leads into the own network', async () => {
    let asked = 0
    const inside = await serve((_request, answer) => {
      asked += 1
      answer.end('secret')
    })
    const host = await serve((_request, answer) => {
      answer.writeHead(302, { location: `http://${inside}/` }).end()
    })

    await expect(fetchPublic(`http://${host}/`, { ...limits, ownHost: host })).rejects.toThrow(RefusedFetch)
    expect(asked).toBe(0)
  })

  it('is found behind a redirect on the same host, but not behind an endless row of them', async () => {
    const host = await serve((request, answer) => {
      if (request.url === '/old') answer.writeHead(301, { location: '/new' }).end()
      else if (request.url === '/new') answer.end('here')
      else answer.writeHead(302, { location: request.url }).end()
    })

    const { body } = await fetchPublic(`http://${host}/old`, { ...limits, ownHost: host })

    expect(body.toString()).toBe('here')
    await expect(fetchPublic(`http://${host}/round`, { ...limits, ownHost: host })).rejects.toThrow(
      'redirects',
    )
  })

  it('is given up when it is too large, whatever it says of its size', async () => {
    const host = await serve((_request, answer) => {
      answer.write('x'.repeat(900))
      answer.end('x'.repeat(900))
    })

    await expect(fetchPublic(`http://${host}/`, { ...limits, ownHost: host })).rejects.toThrow('larger than')
  })

  it('is given up when it takes too long, also in the middle', async () => {
    const host = await serve((_request, answer) => {
      answer.write('<rss>')
    })

    await expect(
      fetchPublic(`http://${host}/`, { ...limits, withinMs: 200, ownHost: host }),
    ).rejects.toThrow()
  })

  it.each([
    'file:///etc/passwd',
    'ftp://example.org/',
    'http://a:b@example.org/',
    'http://[::1]/',
    'http://169.254.169.254/',
    'http://0x7f000001/',
    'http://2130706433/',
  ])('is not fetched from %s', async (url) => {
    await expect(fetchPublic(url, limits)).rejects.toThrow(RefusedFetch)
  })

  it('is a failure where the host answers one', async () => {
    const host = await serve((_request, answer) => {
      answer.writeHead(500).end('oh')
    })

    await expect(fetchPublic(`http://${host}/`, { ...limits, ownHost: host })).rejects.toThrow('answered 500')
  })
})

it.each([
  ['93.184.215.14', true],
  ['2606:2800:21f:cb07:6820:80da:af6b:8b2c', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.31.255.255', false],
  ['172.32.0.1', true],
  ['192.168.0.1', false],
  ['100.64.0.1', false],
  ['169.254.169.254', false],
  ['0.0.0.0', false],
  ['255.255.255.255', false],
  ['::1', false],
  ['::', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:8.8.8.8', false],
  ['fd12::1', false],
  ['fe80::1', false],
  ['64:ff9b::7f00:1', false],
  ['3fff:fff::1', false],
  ['5f00::1', false],
])('tells whether %s is of the public internet: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic)
})
