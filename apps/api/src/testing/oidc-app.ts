import { logInWithOidc } from '@auscult/contract/auth/oidc.ts'
import { backChannelLogOutPath } from '@auscult/contract/auth/oidc.ts'
import { providerPaths } from '@auscult/contract/auth/providers.ts'
import { createProviderBrowser, type ProviderBrowser } from './certified-provider/provider-browser.ts'
import {
  type CertifiedProvider,
  startCertifiedProvider,
} from './certified-provider/start-certified-provider.ts'
import { challengeOf, makeVerifier } from './google-app.ts'
import type { Answer } from './sealed-client.ts'
import { startTestApp, type TestApp } from './test-app.ts'

const publicUrl = 'http://localhost:3000'
const clientId = 'auscult'
const clientSecret = 'a secret / of two servers: 100 %'

/** Those whom the provider knows, by the name that they sign in with. */
export const staff = {
  grace: { email: 'grace@example.org', email_verified: true, name: 'Grace Hopper', groups: ['clinicians'] },
  unproven: { email: 'ada@example.org', email_verified: false, name: 'Eve', groups: ['clinicians'] },
  porter: { email: 'porter@example.org', email_verified: true, name: 'Pat', groups: ['porters'] },
}

export type OidcApp = {
  app: TestApp
  provider: CertifiedProvider
  environment: Record<string, string>
  /** Away, signed in there under a name, and back; resolves to the address one lands on. */
  goAround(name: string, verifier: string, browser?: ProviderBrowser, to?: TestApp): Promise<string>
  /** The same with what the page does then. */
  signIn(name: string, browser?: ProviderBrowser): Promise<Answer>
  newBrowser(): ProviderBrowser
  close(): Promise<void>
}

export const codeOf = (landing: string) => landing.split('#oidc=')[1] ?? ''

/** The real app, which listens, with a certified provider of an organisation in another process. */
export async function startOidcApp(): Promise<OidcApp> {
  const provider = await startCertifiedProvider()
  const environment = {
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: clientId,
    OIDC_CLIENT_SECRET: clientSecret,
    OIDC_NAME: 'St Vincent’s',
    PUBLIC_URL: publicUrl,
  }
  const app = await startTestApp({ environment })
  const address = await app.server.listen({ port: 0, host: '127.0.0.1' })
  await provider.register(
    {
      clientId,
      clientSecret,
      redirectUri: `${publicUrl}/api${providerPaths.oidc.redirect}`,
      postLogoutRedirectUri: `${publicUrl}/login`,
      backChannelLogoutUri: `${address}/api${backChannelLogOutPath}`,
    },
    staff,
  )
  const newBrowser = () => createProviderBrowser(provider.issuer)

  async function goAround(name: string, verifier: string, browser = newBrowser(), to = app): Promise<string> {
    const visit = (url: string, cookie = '') => to.transport()({ method: 'GET', url, headers: { cookie } })
    const left = await visit(`/api${providerPaths.oidc.start}?challenge=${challengeOf(verifier)}`)
    const back = await browser.signIn(left.headers['location'] ?? '', name)
    const cookie = left.headers['set-cookie']?.split(';')[0]
    return (await visit(back.pathname + back.search, cookie)).headers['location'] ?? ''
  }

  return {
    app,
    provider,
    environment,
    goAround,
    newBrowser,
    async signIn(name, browser) {
      const verifier = makeVerifier()
      const code = codeOf(await goAround(name, verifier, browser))
      return app.call(logInWithOidc, { body: { code, verifier } })
    },
    async close() {
      await app.close()
      await provider.close()
    },
  }
}
