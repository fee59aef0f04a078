import { getIdentity, logIn } from '@auscult/contract/auth/auth.ts'
import { getHealth } from '@auscult/contract/public/public.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addPerson } from '../testing/people.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { isLocalAddress, isLoopback, isLoopbackName } from '../parts/addresses.ts'
import { addressOf } from './address.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({
    environment: {
      USER_RATE_LIMIT_PER_MINUTE: '5',
      ADDRESS_RATE_LIMIT_PER_MINUTE: '10',
      LOG_LEVEL: 'warn',
    },
  })
})
afterAll(() => app.close())

describe('behind a proxy that the configuration does not name', () => {
  it('the operator is told once, and not where there is none', async () => {
    const seen: string[] = []
    for (const headers of [{}, { 'x-forwarded-for': '192.0.2.1' }, { forwarded: 'for=192.0.2.1' }]) {
      await app.call(getHealth, { headers, from: '10.4.0.1' })
      seen.push(app.logs())
    }

    const warnings = seen.map((logs) => logs.split('TRUST_PROXY is not set').length - 1)
    expect(warnings).toEqual([0, 1, 1])
  })
})

describe('limits', () => {
  it('stop one address after its share of a minute, before anything is opened, and tell it how long to wait', async () => {
    const answers = []
    for (let turn = 0; turn < 12; turn += 1) answers.push(await app.call(getHealth, { from: '10.1.0.1' }))

    const last = answers.at(-1)
    expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429])
    expect(last?.body).toMatchObject({ statusCode: 429, error: 'Too Many Requests' })
    expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0)
  })

  it('leave other addresses alone', async () => {
    const answer = await app.call(getHealth, { from: '10.1.0.2' })

    expect(answer.status).toBe(200)
  })

  it('stop one user wherever the requests come from', async () => {
    const { token } = await addPerson(app)
    const statuses = []
    for (let turn = 0; turn < 7; turn += 1) {
      statuses.push((await app.call(getIdentity, { token, from: `10.2.0.${turn}` })).status)
    }

    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
  })

  it('do not believe an address that the caller claims', async () => {
    const statuses = []
    for (let turn = 0; turn < 11; turn += 1) {
      const headers = { 'x-forwarded-for': `10.9.9.${turn}` }
      const answer = await app.call(logIn, {
        headers,
        body: { email: 'a@b.example', password: 'x' },
        from: '10.3.0.1',
      })
      statuses.push(answer.isSealed)
    }

    expect(statuses.filter(Boolean)).toHaveLength(10)
  })
})

describe('behind one trusted proxy', () => {
  it('callers are told apart by what the proxy says, not by what they say themselves', async () => {
    const proxied = await startTestApp({
      environment: { TRUST_PROXY: '1', ADDRESS_RATE_LIMIT_PER_MINUTE: '3' },
      beside: app,
    })
    const ask = async (forwarded: string) =>
      (await proxied.call(getHealth, { headers: { 'x-forwarded-for': forwarded } })).status
    const one = []
    for (let turn = 0; turn < 4; turn += 1) one.push(await ask(`10.9.9.${turn}, 192.0.2.1`))
    const other = await ask('192.0.2.2')
    const ports = []
    for (let turn = 0; turn < 4; turn += 1) ports.push(await ask(`192.0.2.3:${40_000 + turn}`))
    await proxied.close()

    expect(one).toEqual([200, 200, 200, 429])
    expect(other).toBe(200)
    expect(ports).toEqual([200, 200, 200, 429])
  })
})

describe('an address as limits count it', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['192.0.2.1:40001', '192.0.2.1'],
    ['[2001:db8:1:2::7]:40001', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::7]', '2001:db8:1:2::/64'],
    ['[::ffff:192.0.2.1]:40001', '192.0.2.1'],
    ['[fe80::1%eth0]:40001', 'fe80:0:0:0::/64'],
    ['_hidden', 'unknown'],
    ['192.0.2.999:1', 'unknown'],
    ['', 'unknown'],
  ])('%s counts as %s', (ip, counted) => {
    expect(addressOf(ip)).toBe(counted)
  })

  it('knows this machine by any of its names', () => {
    expect(['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1'].every(isLoopback)).toBe(true)
    expect(['10.0.0.1', '::2', '128.0.0.1', 'localhost', ''].some(isLoopback)).toBe(false)
    expect(['localhost', '127.0.0.1', '[::1]', '::1'].every(isLoopbackName)).toBe(true)
    expect(['127.0.0.1.evil.example', 'localhost.evil.example', '10.0.0.1'].some(isLoopbackName)).toBe(false)
  })

  it.each([
    ['127.0.0.1', true],
    ['10.1.2.3', true],
    ['172.31.255.255', true],
    ['172.32.0.1', false],
    ['192.168.3.4', true],
    ['169.254.1.1', true],
    ['100.64.0.1', true],
    ['100.128.0.1', false],
    ['0:0:0:0::/64', true],
    ['fd00:1:2:3::/64', true],
    ['fe80:0:0:0::/64', true],
    ['2001:770:18:0::/64', false],
    ['unknown', false],
  ])('tells whether %s is of the own network: %s', (address, isLocal) => {
    expect(isLocalAddress(address)).toBe(isLocal)
  })
})
