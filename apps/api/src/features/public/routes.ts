import { getCountry } from '@auscult/contract/public/geo.ts'
import { getConfig, getHealth } from '@auscult/contract/public/public.ts'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../http/errors.ts'
import type { AnswerOf } from '@auscult/contract/operation.ts'
import { mount } from '../../http/mount.ts'
import type { PartChecks } from '../../parts/part-checks.ts'
import texts from './locales/en-GB.json' with { type: 'json' }

export type PublicDeps = {
  version: string
  /** That of the envelope, which changes now and then. */
  publicKey(): { pem: string; id: string }
  /** Whether mail lands in the local mailbox that a development start shows. */
  hasMailbox: boolean
  /** Whether questions go to a model outside the server. */
  hasModel: boolean
  /** Whether people can sign in with Google. */
  hasGoogle: boolean
  /** Record systems that open the calculators; null where none is set up. */
  smart: AnswerOf<typeof getConfig>['smart']
  partChecks: Pick<PartChecks, 'database' | 'evidence' | 'mail'>
  /** Records of each kind, without waiting; null until they were counted once. */
  countHeld(): AnswerOf<typeof getConfig>['holds']
  /** English name; undefined where it is not known. */
  findCountry(address: string): Promise<string | undefined>
}

export function mountPublic(app: FastifyInstance, deps: PublicDeps): void {
  mount(app, getHealth, async (call) => {
    const { partChecks } = deps
    const [database, evidence, mail] = await Promise.all([
      partChecks.database(),
      partChecks.evidence(),
      partChecks.mail(),
    ])
    // Mail may be down for a while: the outbox keeps it. Without database or evidence nothing can be answered.
    const ready = database && evidence
    if (!ready) call.setStatus(503)
    return {
      ready,
      version: deps.version,
      parts: { database: state(database), evidence: state(evidence), mail: state(mail) },
    }
  })

  mount(app, getConfig, async () => {
    const { pem, id } = deps.publicKey()
    return {
      publicKey: pem,
      keyId: id,
      features: { mailbox: deps.hasMailbox, model: deps.hasModel, google: deps.hasGoogle },
      smart: deps.smart,
      holds: deps.countHeld(),
    }
  })

  mount(app, getCountry, async ({ address }) => {
    const country = await deps.findCountry(address)
    if (country === undefined)
      throw new AppError('unavailable', texts.countryUnknown, { reason: 'country-unknown' })
    return { country_name: country }
  })
}

function state(isUp: boolean): 'up' | 'down' {
  return isUp ? 'up' : 'down'
}
