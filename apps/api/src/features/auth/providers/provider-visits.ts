import { type ProviderFailure, type ProviderName, providerPaths } from '@auscult/contract/auth/providers.ts'
import { EmailAddress } from '@auscult/contract/text.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { addressOf } from '../../../http/address.ts'
import { writeLog } from '../../../parts/log/log-events.ts'
import type { OpenIdProvider } from '../../../parts/openid/openid-provider.ts'
import { ProviderAway } from '../../../parts/openid/provider-away.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { countRefusal } from '../network-limits.ts'
import { handOver, type Vouched } from './handovers.ts'
import { sealIdToken } from './id-token.ts'
import { dropSignIn, openSignIn, sealSignIn } from './sign-in-cookie.ts'
import { findUserByIdentity } from './sign-in-store.ts'

const longestName = 200

const Start = z.object({ challenge: z.string().regex(/^[\w-]{43}$/u) })

type Person = Awaited<ReturnType<OpenIdProvider['finish']>>

/** What the ways to and from one provider need. */
type Visits = {
  deps: AuthDeps
  name: ProviderName
  provider: OpenIdProvider
  redirectUri: string
  /** Where somebody lands who was not signed in. A fragment is sent to no server and stands in no log. */
  failed: (reason: ProviderFailure) => string
}

/** The two addresses that a browser visits: it leaves for a provider from one and comes back to the other. */
export function mountProviderVisits(app: FastifyInstance, deps: AuthDeps, name: ProviderName): void {
  const { publicUrl } = deps
  const provider = deps.providers[name]
  if (provider === undefined) return
  const paths = providerPaths[name]
  const redirectUri = `${publicUrl}/api${paths.redirect}`
  const failed = (reason: ProviderFailure) => `${publicUrl}/login#${name}-error=${reason}`
  const visits: Visits = { deps, name, provider, redirectUri, failed }

  app.get(paths.start, { schema: { hide: true } }, async (request, reply) => {
    const asked = Start.safeParse(request.query)
    if (!asked.success) return reply.redirect(failed('refused'))
    try {
      const { url, secrets } = await provider.begin(redirectUri)
      const cookie = await sealSignIn(deps, { provider: name, ...secrets, ...asked.data })
      return await reply.header('set-cookie', cookie).redirect(url)
    } catch (error) {
      writeLog(request.log, 'sign-in-provider-away', { err: error })
      return reply.redirect(failed('unavailable'))
    }
  })

  app.get(paths.redirect, { schema: { hide: true } }, async (request, reply) => {
    reply.header('set-cookie', dropSignIn(deps))
    try {
      return await reply.redirect(await comeBack(visits, request))
    } catch (error) {
      writeLog(request.log, 'sign-in-unfinished', { err: error })
      return reply.redirect(failed('unavailable'))
    }
  })
}

/** The address to send the browser on to. */
async function comeBack(visits: Visits, request: FastifyRequest): Promise<string> {
  const { deps, name, provider, redirectUri } = visits
  const refuse = (reason: ProviderFailure) => refuseVisit(visits, request, reason)
  const kept = await openSignIn(deps, request.headers.cookie)
  if (kept === undefined) return refuse('expired')
  // What one provider was asked, another must not answer: the code would go to the wrong one.
  if (kept.provider !== name) return refuse('refused')
  const { search } = new URL(request.url, deps.publicUrl)
  const person = await provider.finish(new URL(`${redirectUri}${search}`), kept).catch((error: unknown) => {
    if (error instanceof ProviderAway) throw error
    writeLog(request.log, 'sign-in-refused', { err: error })
  })
  if (!person) return refuse('refused')
  if (!mayEnter(visits, person)) return refuse('not-allowed')
  const vouched = await readVouched(visits, person)
  if (vouched === undefined) return refuse('unverified')
  return `${deps.publicUrl}/login#${name}=${await handOver(deps, name, vouched, kept.challenge)}`
}

/** Groups are the organisation's: Google has none. */
function mayEnter({ deps, name }: Visits, { groups }: Person): boolean {
  const { allowedGroups } = deps.organisation
  return (
    name !== 'oidc' || allowedGroups.length === 0 || groups.some((group) => allowedGroups.includes(group))
  )
}

/** Undefined for an address that the provider has not verified, unless the person is tied to an account: then it decides nothing. */
async function readVouched(
  { deps, name }: Visits,
  { issuer, subject, sid, ...person }: Person,
): Promise<Vouched | undefined> {
  const email = EmailAddress.safeParse(person.email)
  const isProven = person.isEmailVerified && email.success
  if (!isProven && (await findUserByIdentity(deps.db, { issuer, subject })) === undefined) return undefined
  return {
    issuer,
    subject,
    email: isProven ? email.data : null,
    name: person.name.replaceAll('\u0000', '').toWellFormed().slice(0, longestName),
    // Google says of nobody that they have logged out, and has no place to log out at.
    ...(name === 'oidc'
      ? { sid: sid ?? null, idToken: await sealIdToken(deps, person.idToken) }
      : { sid: null, idToken: null }),
  }
}

async function refuseVisit(
  { deps, name, failed }: Visits,
  { ip }: FastifyRequest,
  reason: ProviderFailure,
): Promise<string> {
  const addressHash = deps.secrets.hash('address', addressOf(ip))
  await countRefusal(deps, { event: `${name}-refused`, addressHash })
  return failed(reason)
}
