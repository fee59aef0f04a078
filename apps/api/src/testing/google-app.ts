import { createHash, randomBytes } from 'node:crypto'
import { providerPaths } from '@auscult/contract/auth/providers.ts'
import { type LocalOpenIdProvider, startLocalOpenIdProvider } from './local-openid-provider.ts'
import { startTestApp, type TestApp } from './test-app.ts'

export const grace = {
  sub: 'google-1',
  email: 'Grace@Example.org',
  email_verified: true,
  name: 'Grace Hopper',
}

/** A page's secret, and what it sends along when it leaves. */
export const makeVerifier = () => randomBytes(32).toString('base64url')
export const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url')

type Visit = { location: string; cookie: string }

export type GoogleApp = {
  app: TestApp
  provider: LocalOpenIdProvider
  /** What configures a server for the provider. */
  environment: Record<string, string>
  visit(url: string, cookie?: string, to?: TestApp): Promise<Visit>
  leave(verifier: string): Promise<Visit>
  /** The whole round: away, signed in there, and back; resolves to the address one lands on. */
  goAround(verifier: string): Promise<string>
  close(): Promise<void>
}

/** The real app with a sign-in provider on loopback in the place of Google. */
export async function startGoogleApp(): Promise<GoogleApp> {
  const provider = await startLocalOpenIdProvider()
  const environment = {
    GOOGLE_CLIENT_ID: provider.clientId,
    GOOGLE_CLIENT_SECRET: provider.clientSecret,
    GOOGLE_ISSUER: provider.issuer,
    PUBLIC_URL: 'http://localhost:3000',
  }
  const app = await startTestApp({ environment })

  async function visit(url: string, cookie = '', to = app): Promise<Visit> {
    const { headers } = await to.transport()({ method: 'GET', url, headers: { cookie } })
    return { location: headers['location'] ?? '', cookie: headers['set-cookie']?.split(';')[0] ?? '' }
  }

  const leave = (verifier: string) =>
    visit(`/api${providerPaths.google.start}?challenge=${challengeOf(verifier)}`)

  return {
    app,
    provider,
    environment,
    visit,
    leave,
    async goAround(verifier) {
      const left = await leave(verifier)
      const back = await signInThere(left.location)
      return (await visit(back.pathname + back.search, left.cookie)).location
    },
    async close() {
      await app.close()
      await provider.close()
    },
  }
}

/** What the provider sends the browser back with. */
export async function signInThere(address: string): Promise<URL> {
  const answer = await fetch(address, { redirect: 'manual' })
  return new URL(answer.headers.get('location') ?? '')
}
