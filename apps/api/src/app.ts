import type { FastifyInstance } from 'fastify'
import type { Backups } from './backup/backups.ts'
import { composeAccount } from './compose/account.ts'
import { composeAccuracy } from './compose/accuracy.ts'
import { composeAi } from './compose/ai.ts'
import { composeAuth } from './compose/auth.ts'
import { composeBackup } from './compose/backup.ts'
import { composeCdsHooks } from './compose/cds-hooks.ts'
import { composeFhir } from './compose/fhir.ts'
import { composeIntake } from './compose/intake.ts'
import { composeInvite } from './compose/invite.ts'
import { composeLanding } from './compose/landing.ts'
import { composePublic } from './compose/public.ts'
import { composeCircle } from './compose/circle.ts'
import { composeNotifications } from './compose/notifications.ts'
import { composePhoto } from './compose/photo.ts'
import { composePosts } from './compose/posts.ts'
import { composeProfile } from './compose/profile.ts'
import { composeReference } from './compose/reference.ts'
import { composeSecondOpinion } from './compose/second-opinion.ts'
import { createServices, type Services } from './compose/services.ts'
import { composeTools } from './compose/tools.ts'
import { type Feature, mountFeature } from './feature.ts'
import type { Passwords } from './features/auth/passwords/passwords.ts'
import type { Intake } from './features/intake/intake.ts'
import { addApiRules } from './http/api-rules.ts'
import { addCrossOrigin } from './http/cross-origin.ts'
import { createServer } from './http/create-server.ts'
import { addMailPage } from './http/dev-mail.ts'
import type { Sessions } from './http/session.ts'
import { addWebApp } from './http/static.ts'
import type { Outbox } from './parts/mail/outbox.ts'
import type { Notifier } from './parts/notify.ts'
import type { Parts } from './parts/parts.ts'

export type AppOptions = {
  passwords?: Passwords
  /** A test would wait too long for the product's own. */
  headersTimeoutMs?: number
}

export type App = {
  server: FastifyInstance
  features: readonly Feature[]
  outbox: Outbox
  sessions: Sessions
  notifier: Notifier
  intake: Intake
  backups: Backups
  /** Where people reach the product, without a slash at its end. */
  publicUrl: string
  /** Begins what goes on beside the calls: mail, jobs, what features start. */
  start(): Promise<void>
  /** Drops what has expired; also done by a job. */
  tidy(): Promise<void>
  /** Stops what `start` began. */
  stop(): Promise<void>
}

/** Every feature of the product. What it may be asked, keeps and does by itself stands in its own file. */
async function listFeatures(services: Services): Promise<Feature[]> {
  const features = [
    composePublic(services),
    await composeAccuracy(),
    composeLanding(services),
    composeAuth(services),
    composeAi(services),
    await composeTools(services),
    await composeCdsHooks(services),
    await composeFhir(services),
    composeReference(services),
    composeProfile(services),
    composeCircle(services),
    composeNotifications(services),
    composePhoto(services),
    composeInvite(services),
    composeIntake(services),
    composeSecondOpinion(services),
    composePosts(services),
    composeBackup(services),
  ]
  return [...features, composeAccount(services, features)]
}

/** Joins parts and features to a server that does not listen yet. */
export async function buildApp(
  parts: Parts,
  { passwords, headersTimeoutMs = 10_000 }: AppOptions = {},
): Promise<App> {
  const { config, counters, jobs, mailbox } = parts
  const hasTls = config.PUBLIC_URL?.startsWith('https:') ?? false
  const server = await createServer({ ...parts, hasTls, headersTimeoutMs })
  const services = await createServices(parts, server.log, passwords)
  const { backups, envelope, intake, notifier, outbox, publicUrl, sessions } = services
  const features = await listFeatures(services)
  await server.register(
    async (api) => {
      addApiRules(api, {
        sessions,
        envelope,
        counters,
        callsPerMinute: {
          address: config.ADDRESS_RATE_LIMIT_PER_MINUTE,
          general: config.USER_RATE_LIMIT_PER_MINUTE,
          questions: config.AI_RATE_LIMIT_PER_MINUTE,
          people: config.PEOPLE_RATE_LIMIT_PER_MINUTE,
        },
      })
      const operations = features.flatMap((feature) => feature.operations)
      addCrossOrigin(api, operations, config.CDS_HOOKS_ORIGINS)
      // oxlint-disable-next-line no-await-in-loop -- Fastify loads one after the other
      for (const feature of features) await mountFeature(api, feature)
    },
    { prefix: '/api' },
  )
  if (mailbox !== undefined && config.isLocalTrial) addMailPage(server, mailbox, publicUrl)
  await addWebApp(server, parts.webFolder, { publicUrl, hasGoogle: parts.google !== undefined })

  async function tidy(): Promise<void> {
    // oxlint-disable-next-line no-await-in-loop -- the embedded database does one thing at a time anyway
    for (const feature of features) await feature.tidy?.()
  }
  return {
    server,
    features,
    outbox,
    sessions,
    notifier,
    intake,
    backups,
    publicUrl,
    tidy,
    async start() {
      outbox.start()
      await Promise.all(features.map(async (feature) => feature.start?.()))
      const tidying = { name: 'tidy', schedule: '*/5 * * * *', run: tidy }
      await jobs.start([tidying, ...features.flatMap((feature) => feature.jobs ?? [])])
    },
    async stop() {
      await jobs.stop()
      await outbox.stop()
    },
  }
}
