import type { Config } from '../../config.ts'
import { createOpenIdProvider, type OpenIdProvider } from './openid-provider.ts'

/** The scopes that tell who somebody is, and no more. */
const identityScopes = 'openid email profile'

/** Those that may vouch for people; undefined where no client is configured. */
export type SignInProviders = { google: OpenIdProvider | undefined; oidc: OpenIdProvider | undefined }

export function openSignInProviders(config: Config): SignInProviders {
  return { google: openGoogle(config), oidc: openOrganisation(config) }
}

/** Google, or the issuer that stands in its place. */
function openGoogle({
  GOOGLE_CLIENT_ID: clientId,
  GOOGLE_CLIENT_SECRET: clientSecret,
  GOOGLE_ISSUER: issuer,
}: Config): OpenIdProvider | undefined {
  if (clientId === undefined || clientSecret === undefined) return undefined
  return createOpenIdProvider({
    issuer: new URL(issuer),
    clientId,
    clientSecret,
    scopes: identityScopes,
    groupsClaim: undefined,
  })
}

/** That of the operator's organisation: Keycloak, Entra, Okta, any that speaks OpenID Connect. */
function openOrganisation({
  OIDC_ISSUER: issuer,
  OIDC_CLIENT_ID: clientId,
  OIDC_CLIENT_SECRET: clientSecret,
  OIDC_SCOPES: scopes,
  OIDC_ALLOWED_GROUPS: allowed,
  OIDC_GROUPS_CLAIM: groupsClaim,
}: Config): OpenIdProvider | undefined {
  if (issuer === undefined || clientId === undefined || clientSecret === undefined) return undefined
  return createOpenIdProvider({
    issuer: new URL(issuer),
    clientId,
    clientSecret,
    scopes,
    groupsClaim: allowed.length > 0 ? groupsClaim : undefined,
  })
}
