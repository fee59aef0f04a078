import { backChannelLogOutPath } from '@auscult/contract/auth/oidc.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { addressOf } from '../../../http/address.ts'
import { writeLog } from '../../../parts/log/log-events.ts'
import type { LogoutNotice } from '../../../parts/openid/logout-token.ts'
import { ProviderAway } from '../../../parts/openid/provider-away.ts'
import { recordEvent } from '../audit-trail.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { countRefusal } from '../network-limits.ts'
import { forgetHandoversOf } from './handovers.ts'
import { endProviderSessions, useLogoutToken } from './provider-sessions.ts'

const mostBytes = 32_768

/**
 * Where the organisation's provider says that somebody has logged out there (Back-Channel Logout 1.0): their sessions here end at once.
 * Nothing of the answer tells whether there were any.
 */
export function mountBackChannelLogOut(app: FastifyInstance, deps: AuthDeps): void {
  const provider = deps.providers.oidc
  if (provider === undefined) return

  // In a scope of its own: no operation takes a form.
  app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: mostBytes },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    )
    scope.post(backChannelLogOutPath, { schema: { hide: true } }, async (request, reply) => {
      try {
        const notice = await provider.readLogoutToken(tokenOf(request))
        if (await logOutAll(deps, notice)) return await reply.code(200).send()
        return await refuse(request)
      } catch (error) {
        if (error instanceof ProviderAway) {
          writeLog(request.log, 'sign-in-provider-away', { err: error })
          return reply.code(503).send({ error: 'temporarily_unavailable' })
        }
        writeLog(request.log, 'log-out-refused', { err: error })
        return refuse(request)
      }

      async function refuse({ ip }: FastifyRequest) {
        const addressHash = deps.secrets.hash('address', addressOf(ip))
        await countRefusal(deps, { event: 'oidc-refused', addressHash })
        return reply.code(400).send({ error: 'invalid_request' })
      }
    })
  })
}

function tokenOf({ body }: FastifyRequest): string {
  return body instanceof URLSearchParams ? (body.get('logout_token') ?? '') : ''
}

/** False for a token that was used before. In one transaction, so that a token whose sessions did not end can be sent again. */
async function logOutAll({ db, clock }: AuthDeps, notice: LogoutNotice): Promise<boolean> {
  return db.transaction(async (transaction) => {
    if (!(await useLogoutToken(transaction, notice))) return false
    // First: who is just being signed in by one of them is waited for, and has a session then.
    await forgetHandoversOf(transaction, notice)
    const userIds = new Set(await endProviderSessions(transaction, notice))
    const at = clock()
    // oxlint-disable-next-line no-await-in-loop -- a transaction has one connection; it is one account, but for a person with two
    for (const userId of userIds)
      await recordEvent(transaction, { event: 'logged-out-by-provider', at, userId })
    return true
  })
}
