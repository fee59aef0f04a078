import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { post, request } from './cds-request.fixture.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

const now = new Date('2026-11-20T12:00:00Z')

describe('where clients are named', () => {
  const issuer = 'https://ehr.example.org'
  let guarded: TestApp
  let keys: Awaited<ReturnType<typeof generateKeyPair>>
  let keyServer: ReturnType<typeof createServer>
  let tokens = 0

  beforeAll(async () => {
    keys = await generateKeyPair('ES384')
    const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'ES384', use: 'sig' }
    keyServer = createServer((_request, response) => {
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify({ keys: [jwk] }))
    })
    await new Promise<void>((resolve) => void keyServer.listen(0, '127.0.0.1', resolve))
    // A server listening on a port has an address in this form.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const { port } = keyServer.address() as AddressInfo
    guarded = await startTestApp({
      environment: {
        PUBLIC_URL: 'https://auscult.example.org',
        CDS_HOOKS_CLIENTS: `${issuer}=http://127.0.0.1:${port}/keys`,
      },
    })
  })
  afterAll(async () => {
    keyServer.close()
    await guarded.close()
  })

  async function sign(
    changes: { audience?: string; issuer?: string; ageSeconds?: number; jti?: string } = {},
  ) {
    tokens += 1
    const issuedAt = Math.floor(now.getTime() / 1_000) - (changes.ageSeconds ?? 10)
    return new SignJWT({})
      .setProtectedHeader({ alg: 'ES384', typ: 'JWT', kid: 'one' })
      .setIssuer(changes.issuer ?? issuer)
      .setAudience(changes.audience ?? 'https://auscult.example.org/api/cds-services/qsofa')
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + 300)
      .setJti(changes.jti ?? `token-${tokens}`)
      .sign(keys.privateKey)
  }

  const callWith = async (token?: string) =>
    post(guarded, 'qsofa', request({}), token === undefined ? {} : { authorization: `Bearer ${token}` })

  it('their token opens a service, once', async () => {
    const token = await sign()

    expect((await callWith(token)).status).toBe(200)
    expect((await callWith(token)).status).toBe(401)
  })

  it('nobody comes in without one, with one of another issuer or service, or with one that is old', async () => {
    expect((await callWith()).status).toBe(401)
    expect((await callWith('a.b.c')).status).toBe(401)
    expect((await callWith(await sign({ issuer: 'https://other.example.org' }))).status).toBe(401)
    expect(
      (await callWith(await sign({ audience: 'https://auscult.example.org/api/cds-services/gcs' }))).status,
    ).toBe(401)
    expect((await callWith(await sign({ ageSeconds: 400 }))).status).toBe(401)
  })

  it('a token signed by a stranger in their name opens nothing', async () => {
    const stranger = await generateKeyPair('ES384')
    const token = await new SignJWT({})
      .setProtectedHeader({ alg: 'ES384', typ: 'JWT', kid: 'one' })
      .setIssuer(issuer)
      .setAudience('https://auscult.example.org/api/cds-services/qsofa')
      .setIssuedAt(Math.floor(now.getTime() / 1_000))
      .setExpirationTime(Math.floor(now.getTime() / 1_000) + 300)
      .setJti('forged')
      .sign(stranger.privateKey)

    expect((await callWith(token)).status).toBe(401)
  })
})
