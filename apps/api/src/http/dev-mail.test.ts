import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { addMailPage } from './dev-mail.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const get = (url: string, headers: Record<string, string>, from = '127.0.0.1') =>
  app.transport(from)({ method: 'GET', url, headers })

describe('the page of the local mailbox', () => {
  const mail = { id: 'x', to: 'ada@example.org', subject: '<b>Code</b>', html: '', text: 'Hello\n\n123456\n' }

  it('shows the newest code, and mail as text', async () => {
    await app.mailbox.send(mail)

    const page = await get('/dev/mail', { host: 'localhost:3000' })

    expect(page.body).toMatch(/class="code"><span>Code<\/span> 123456</u)
    expect(page.body).toContain('&lt;b&gt;Code&lt;/b&gt;')
    expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'/u)
  })

  it('lets a newcomer press the address in a mail, of the product alone, and says when the mail came', async () => {
    const own = 'http://localhost:3000/reset-password?email=ada%40example.org&token=abc'
    await app.mailbox.send({
      ...mail,
      id: 'y',
      text: `Here:\n\n${own}\n\nNot https://evil.example/"><b>x</b>`,
    })

    const { body } = await get('/dev/mail', { host: 'localhost:3000' })

    const links = [...body.matchAll(/<a href="(?<href>[^"]+)"/gu)].map(({ groups }) => groups?.['href'])
    expect(links).toEqual([own.replace('&', '&amp;')])
    expect(body).not.toContain('<b>')
    expect(body).toMatch(/<time datetime="\d{4}-[^"]+Z">\d{1,2} \w{3} \d{4}, \d{2}:\d{2}<\/time>/u)
  })

  it('is there for this machine only, by address and by name', async () => {
    const fromElsewhere = await get('/dev/mail', { host: 'localhost:3000' }, '10.0.0.1')
    const underAnotherName = await get('/dev/mail', { host: 'rebound.example.org' })

    for (const answer of [fromElsewhere, underAnotherName]) expect(answer.body).not.toContain('123456')
  })

  it.each(['x-forwarded-for', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via', 'cf-connecting-ip'])(
    'is not there for what a proxy on this machine passes on, which says so by %s',
    async (header) => {
      const passedOn = await get('/dev/mail', { host: '127.0.0.1:3000', [header]: '203.0.113.9' })

      expect(passedOn.status).toBe(404)
    },
  )

  it('looks at the connection, and not at what a trusted proxy says', async () => {
    const proxied = Fastify({ trustProxy: true })
    addMailPage(proxied, app.mailbox, 'http://localhost:3000')
    const headers = { host: 'localhost:3000', 'x-forwarded-for': '127.0.0.1' }

    const answer = await proxied.inject({ url: '/dev/mail', headers, remoteAddress: '10.0.0.1' })
    await proxied.close()

    expect(answer.statusCode).toBe(404)
  })

  it('is not there, nor is it spoken of, where people reach the product from elsewhere', async () => {
    const reached = await startTestApp({
      environment: { PUBLIC_URL: 'https://auscult.example.org' },
      beside: app,
    })
    const send = reached.transport('127.0.0.1')
    const page = await send({ method: 'GET', url: '/dev/mail', headers: { host: 'localhost:3000' } })
    const config = await send({ method: 'GET', url: '/api/config', headers: {} })
    await reached.close()

    expect(page.status).toBe(404)
    expect(JSON.parse(config.body)).toMatchObject({ features: { mailbox: false } })
  })

  it('is not there in production, nor is the page of the API, whose description is', async () => {
    const production = await startTestApp({
      beside: app,
      environment: {
        AUSCULT_MODE: 'production',
        PUBLIC_URL: 'https://auscult.example.org',
        SMTP_URL: 'smtp://127.0.0.1:1',
        SESSION_SECRET: 'x'.repeat(32),
        ENVELOPE_PRIVATE_KEY: app.parts.secrets.rings.envelope.current(),
      },
    })
    const send = production.transport('127.0.0.1')
    const headers = { host: 'localhost:3000' }
    const answer = await send({ method: 'GET', url: '/dev/mail', headers })
    const apiPage = await send({ method: 'GET', url: '/api/docs', headers })
    const api = await send({ method: 'GET', url: '/api/docs/json', headers })
    await production.close()

    expect(answer.status).toBe(404)
    expect(apiPage.status).toBe(404)
    expect(JSON.parse(api.body)).toMatchObject({ openapi: '3.1.0' })
  })
})
