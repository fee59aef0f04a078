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
import { addProbes } from './http/probes.ts'
import type { ServerPhase } from './http/server-phase.ts'
import { addWebApp } from './http/static.ts'
import { countRequests } from './metrics/count-requests.ts'
import { gatherInstallation } from './metrics/gather-installation.ts'
import { measureParts } from './metrics/measure-parts.ts'
import { createMetrics, type Metrics } from './metrics/metrics.ts'
import { addMetricsRoute } from './metrics/serve-metrics.ts'
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
  /** What is counted, where the operator wants figures. */
  metrics: Metrics | undefined
  /** Begins what goes on beside the calls: mail, jobs, what features start. */
  start(): Promise<void>
  /** Drops what has expired; also done by a job. */
  tidy(): Promise<void>
  /** From now on it says that it is not ready, and still answers. */
  startClosing(): void
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

/** Figures are off until the operator says how they can be fetched. */
function wantsMetrics({ METRICS_PORT, METRICS_TOKEN }: Parts['config']): boolean {
  return METRICS_PORT !== undefined || METRICS_TOKEN !== undefined
}

/** Every call of the contract, below /api. */
async function addApi(
  server: FastifyInstance,
  { config, counters, envelope, sessions }: Services,
  features: readonly Feature[],
): Promise<void> {
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
}

/** Joins parts and features to a server that does not listen yet. */
export async function buildApp(
  given: Parts,
  { passwords, headersTimeoutMs = 10_000 }: AppOptions = {},
): Promise<App> {
  const { config, mailbox } = given
  const metrics = wantsMetrics(config) ? createMetrics() : undefined
  const parts = metrics === undefined ? given : measureParts(given, metrics)
  const phase: ServerPhase = { current: 'starting' }
  const hasTls = config.PUBLIC_URL?.startsWith('https:') ?? false
  const server = await createServer({ ...parts, hasTls, headersTimeoutMs })
  if (metrics !== undefined) countRequests(server, metrics)
  const services = await createServices(parts, { metrics, passwords })
  if (metrics !== undefined) gatherInstallation(services, metrics)
  const { backups, intake, jobs, notifier, outbox, publicUrl, sessions } = services
  const features = await listFeatures(services)
  await addApi(server, services, features)
  addProbes(server, { partChecks: services.partChecks, phase })
  if (metrics !== undefined && config.METRICS_PORT === undefined && config.METRICS_TOKEN !== undefined)
    addMetricsRoute(server, metrics.registry, config.METRICS_TOKEN)
  if (mailbox !== undefined && config.isLocalTrial) addMailPage(server, mailbox, publicUrl)
  await addWebApp(server, parts.webFolder, {
    publicUrl,
    hasGoogle: parts.signInProviders.google !== undefined,
    organisation: parts.signInProviders.oidc && config.OIDC_NAME,
  })

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
    metrics,
    tidy,
    async start() {
      outbox.start()
      await Promise.all(features.map(async (feature) => feature.start?.()))
      const tidying = { name: 'tidy', schedule: '*/5 * * * *', run: tidy }
      await jobs.start([tidying, ...features.flatMap((feature) => feature.jobs ?? [])])
      phase.current = 'running'
    },
    startClosing() {
      phase.current = 'closing'
    },
    async stop() {
      await jobs.stop()
      await outbox.stop()
    },
  }
}
