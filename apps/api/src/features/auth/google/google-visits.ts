import { type GoogleFailure, googlePaths } from '@auscult/contract/auth/google.ts'
import { EmailAddress } from '@auscult/contract/text.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { addressOf } from '../../../http/address.ts'
import { type OpenIdProvider, ProviderAway } from '../../../parts/openid-provider.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { handOver } from './handovers.ts'
import { dropSignIn, openSignIn, sealSignIn } from './sign-in-cookie.ts'
import { countRefusal } from '../network-limits.ts'
import { writeLog } from '../../../parts/log/log-events.ts'

const longestName = 200

const Start = z.object({ challenge: z.string().regex(/^[\w-]{43}$/u) })

/** The two addresses that a browser visits: it leaves for Google from one and comes back to the other. */
export function mountGoogleVisits(app: FastifyInstance, deps: AuthDeps): void {
  const { google, publicUrl } = deps
  if (google === undefined) return
  const redirectUri = `${publicUrl}/api${googlePaths.redirect}`

  app.get(googlePaths.start, { schema: { hide: true } }, async (request, reply) => {
    const asked = Start.safeParse(request.query)
    if (!asked.success) return reply.redirect(failed(publicUrl, 'refused'))
    try {
      const { url, secrets } = await google.begin(redirectUri)
      const cookie = await sealSignIn(deps, { ...secrets, ...asked.data })
      return await reply.header('set-cookie', cookie).redirect(url)
    } catch (error) {
      writeLog(request.log, 'sign-in-provider-away', { err: error })
      return reply.redirect(failed(publicUrl, 'unavailable'))
    }
  })

  app.get(googlePaths.redirect, { schema: { hide: true } }, async (request, reply) => {
    reply.header('set-cookie', dropSignIn(deps))
    try {
      return await reply.redirect(await comeBack(google, request))
    } catch (error) {
      writeLog(request.log, 'sign-in-unfinished', { err: error })
      return reply.redirect(failed(publicUrl, 'unavailable'))
    }
  })

  /** The address to send the browser on to. */
  async function comeBack(provider: OpenIdProvider, request: FastifyRequest): Promise<string> {
    const kept = await openSignIn(deps, request.headers.cookie)
    if (kept === undefined) return refuse('expired', request)
    const { search } = new URL(request.url, publicUrl)
    const person = await provider.finish(new URL(`${redirectUri}${search}`), kept).catch((error: unknown) => {
      if (error instanceof ProviderAway) throw error
      writeLog(request.log, 'sign-in-refused', { err: error })
    })
    if (!person) return refuse('refused', request)
    const email = EmailAddress.safeParse(person.email)
    if (!person.isEmailVerified || !email.success) return refuse('unverified', request)
    const { issuer, subject } = person
    const name = person.name.replaceAll('\u0000', '').toWellFormed().slice(0, longestName)
    const code = await handOver(deps, { issuer, subject, email: email.data, name }, kept.challenge)
    // A fragment is sent to no server and stands in no log.
    return `${publicUrl}/login#google=${code}`
  }

  async function refuse(reason: GoogleFailure, { ip }: FastifyRequest): Promise<string> {
    const addressHash = deps.secrets.hash('address', addressOf(ip))
    await countRefusal(deps, { event: 'google-refused', addressHash })
    return failed(publicUrl, reason)
  }
}

function failed(publicUrl: string, reason: GoogleFailure): string {
  return `${publicUrl}/login#google-error=${reason}`
}
