import { expect, test } from 'vitest'
import { z } from 'zod'
import { startReplay } from '../testing/replay-server.ts'
import { DownloadError, HttpSource } from './http-source.ts'

const Answer = z.object({ found: z.number() })

async function startSource(options: { attempts?: number; silenceMs?: number; pauseMs?: number } = {}) {
  const replay = await startReplay(() => ({ body: '{"found": 3}' }))
  const source = new HttpSource({ name: 'The source', baseUrl: replay.baseUrl, firstWaitMs: 5, ...options })
  return { ...replay, ask: () => source.json('found', Answer, 1_000, {}) }
}

test('too many requests, errors of the server, cuts, silence and nonsense pass; the answer comes', async () => {
  const { ask, faults, requests } = await startSource({ attempts: 8, silenceMs: 200 })
  faults.push(429, 500, 503, 'cut', 'silent', { body: '<html>busy</html>' }, { body: '{"other": 1}' })

  const answer = await ask()

  expect(answer).toEqual({ found: 3 })
  expect(requests).toHaveLength(8)
})

test('the server says how long to wait, and is left alone for so long', async () => {
  const { ask, faults } = await startSource()
  faults.push({ status: 429, headers: { 'retry-after': '1' } })
  const startedAt = performance.now()

  await ask()

  expect(performance.now() - startedAt).toBeGreaterThan(950)
})

test('a server that asks for an hour is for a person to come back to', async () => {
  const { ask, faults, requests } = await startSource()
  faults.push({ status: 503, headers: { 'retry-after': '3600' } })

  await expect(ask()).rejects.toThrow('The source asks to come back in 60 minutes.')
  expect(requests).toHaveLength(1)
})

test('after the last try the failure is named', async () => {
  const { ask, faults, requests } = await startSource({ attempts: 3 })
  faults.push(502, 502, 502, 502)

  await expect(ask()).rejects.toThrow('The source could not be reached (answered 502).')
  expect(requests).toHaveLength(3)
})

test('a refusal is not asked for again', async () => {
  const { ask, faults, requests } = await startSource()
  faults.push(400)

  await expect(ask()).rejects.toMatchObject({ status: 400, message: 'The source refused /found (400).' })
  expect(requests).toHaveLength(1)
})

test('a redirect is followed on the same host and on no other', async () => {
  const other = await startReplay(() => ({ body: '{"found": 666}' }))
  const { ask, faults } = await startSource()
  faults.push({ status: 302, headers: { location: '/moved' } })
  const followed = await ask()
  faults.push({ status: 302, headers: { location: `${other.baseUrl}/found` } })

  await expect(ask()).rejects.toThrow(/which is not asked/u)
  expect(followed).toEqual({ found: 3 })
  expect(other.requests).toHaveLength(0)
})

test('an answer beyond its limit is broken off', async () => {
  const replay = await startReplay(() => ({ body: 'x'.repeat(100_000) }))
  const source = new HttpSource({ name: 'The source', baseUrl: replay.baseUrl })

  await expect(source.text('long', 1_000, {}, (text) => text)).rejects.toThrow(/more than 1000 bytes/u)
  expect(replay.requests).toHaveLength(1)
})

test('only https is asked, but for this machine, and no name or password goes along', () => {
  const addresses = [
    'http://example.org',
    'http://169.254.169.254/latest',
    'file:///etc/passwd',
    'ftp://example.org',
    'https://user:secret@example.org',
    'nonsense',
  ]

  for (const baseUrl of addresses)
    expect(() => new HttpSource({ name: 'x', baseUrl }), baseUrl).toThrow(DownloadError)
  expect(() => new HttpSource({ name: 'x', baseUrl: 'https://clinicaltrials.gov/api/v2' })).not.toThrow()
})

test('a stop ends the waiting at once', async () => {
  const replay = await startReplay(() => undefined)
  const stopping = new AbortController()
  const source = new HttpSource({
    name: 'The source',
    baseUrl: replay.baseUrl,
    signal: stopping.signal,
    firstWaitMs: 60_000,
  })
  replay.faults.push(500)
  setTimeout(() => stopping.abort(), 100)

  await expect(source.json('found', Answer, 1_000, {})).rejects.toThrow(/abort/u)
})
