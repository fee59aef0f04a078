import { backChannelLogOutPath } from '@auscult/contract/auth/oidc.ts'
import { providerPaths } from '@auscult/contract/auth/providers.ts'
import { challengeOf, signInThere } from './google-app.ts'
import { type LocalOpenIdProvider, startLocalOpenIdProvider } from './local-openid-provider.ts'
import type { Transport } from './sealed-client.ts'
import { startTestApp, type TestApp } from './test-app.ts'

export type OrganisationApp = {
  app: TestApp
  provider: LocalOpenIdProvider
  environment: Record<string, string>
  visit(url: string, cookie?: string, to?: TestApp): Promise<{ location: string; cookie: string }>
  leave(verifier: string, to?: TestApp): Promise<{ location: string; cookie: string }>
  goAround(verifier: string, to?: TestApp): Promise<string>
  /** What the provider sends when a session has ended there. */
  tell(logoutToken: string, to?: TestApp): ReturnType<Transport>
  close(): Promise<void>
}

/** The real app with an organisation's provider that can be told to send what no certified one does. */
export async function startOrganisationApp(): Promise<OrganisationApp> {
  const provider = await startLocalOpenIdProvider()
  const environment = {
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: provider.clientId,
    OIDC_CLIENT_SECRET: provider.clientSecret,
    OIDC_NAME: 'St Vincent’s',
    PUBLIC_URL: 'http://localhost:3000',
  }
  const app = await startTestApp({ environment })

  async function visit(url: string, cookie = '', to = app) {
    const { headers } = await to.transport()({ method: 'GET', url, headers: { cookie } })
    return { location: headers['location'] ?? '', cookie: headers['set-cookie']?.split(';')[0] ?? '' }
  }

  const leave = (verifier: string, to = app) =>
    visit(`/api${providerPaths.oidc.start}?challenge=${challengeOf(verifier)}`, '', to)

  return {
    app,
    provider,
    environment,
    visit,
    leave,
    async goAround(verifier, to = app) {
      const left = await leave(verifier, to)
      const back = await signInThere(left.location)
      return (await visit(back.pathname + back.search, left.cookie, to)).location
    },
    tell: (logoutToken, to = app) =>
      to.transport()({
        method: 'POST',
        url: `/api${backChannelLogOutPath}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ logout_token: logoutToken }).toString(),
      }),
    async close() {
      await app.close()
      await provider.close()
    },
  }
}
