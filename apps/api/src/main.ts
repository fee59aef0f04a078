import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openControlDoor } from './admin/control-door.ts'
import { type App, buildApp } from './app.ts'
import { BadConfiguration, type Config, loadConfig } from './config.ts'
import { refundAbandoned } from './features/ai/store.ts'
import { type DemoAccount, ensureDemoAccounts, removeDemoAccounts } from './features/auth/demo-accounts.ts'
import { createPasswords, type Passwords } from './features/auth/passwords/passwords.ts'
import { ensureDemoProfiles } from './features/profile/demo-profiles.ts'
import { openWaitingRoom } from './http/waiting-room.ts'
import { type MetricsDoor, openMetricsDoor } from './metrics/serve-metrics.ts'
import { openParts } from './open-parts.ts'
import type { Parts } from './parts/parts.ts'
import { hasCode, StartError } from './parts/start-error.ts'
import { writeLog } from './parts/log/log-events.ts'

const neededNodeMajor = 24
const sameSignalMs = 1_000
const closeWithinMs = 30_000

const say = (line: string) => process.stdout.write(`${line}\n`)

try {
  await start()
} catch (error) {
  process.stderr.write(`${explain(error)}\n`)
  process.exit(1)
}

async function start(): Promise<void> {
  requireNode()
  const config = loadConfig()
  const waitingRoom = await takeAddress(config)
  say('Opening the database and the evidence; a first start indexes the starter corpus ...')
  const parts = await openParts(config, say)
  // Where other servers are at work, what a crash cut off is told from their questions by its age, in the five-minute tidying.
  await parts.database.join(() => refundAbandoned(parts.database.db, parts.clock()))
  const passwords = createPasswords()
  const demo = await prepareDemoAccounts(parts, passwords)
  const app = await buildApp(parts, { passwords })
  const metricsDoor = await openMetrics(app, config)
  await waitingRoom?.close()
  const address = await listen(app, config)
  await app.start()
  parts.embeddings?.start()
  const door = await openControlDoor(config.DATA_DIR, {
    db: parts.database.db,
    clock: parts.clock,
    mailbox: parts.mailbox,
    secrets: parts.secrets,
    sessions: app.sessions,
    outbox: app.outbox,
    notifier: app.notifier,
    intake: app.intake,
    backups: app.backups,
    publicUrl: app.publicUrl,
  })
  announce(address, parts, demo)
  closeOnSignal(
    async () => {
      app.startClosing()
      // Whoever sends calls here has to hear of it first.
      await pause(config.DRAIN_SECONDS * 1_000)
      await door.close()
      await metricsDoor?.close()
      await close(app, parts)
    },
    config.DRAIN_SECONDS * 1_000 + closeWithinMs,
  )
}

/** Those of an earlier trial go before anybody else can reach them: their passwords stood on a terminal. */
async function prepareDemoAccounts(
  { config, database: { db }, clock, logger }: Parts,
  passwords: Passwords,
): Promise<DemoAccount[]> {
  const path = join(config.DATA_DIR, 'demo.json')
  if (config.isLocalTrial) {
    const accounts = await ensureDemoAccounts({ db, clock, passwords }, path)
    await ensureDemoProfiles(db, clock(), accounts)
    return accounts
  }
  const removed = await removeDemoAccounts(db, path)
  if (removed > 0) writeLog(logger, 'demo-accounts-removed', { removed })
  return []
}

/** Before the slow part of the start, so that a taken port is said at once. Nobody can know a port that is chosen later. */
async function takeAddress({
  HOST: host,
  PORT: port,
}: Config): Promise<{ close(): Promise<void> } | undefined> {
  if (port === 0) return undefined
  try {
    return await openWaitingRoom(host, port)
  } catch (error) {
    throw toStartError(error, host, port)
  }
}

function openMetrics({ metrics }: App, config: Config): Promise<MetricsDoor> | undefined {
  const { METRICS_PORT } = config
  if (metrics === undefined || METRICS_PORT === undefined) return undefined
  return openMetricsDoor({ ...config, METRICS_PORT }, metrics.registry)
}

async function listen({ server }: App, { HOST: host, PORT: wanted }: Config): Promise<string> {
  try {
    await server.listen({ host, port: wanted })
  } catch (error) {
    throw toStartError(error, host, wanted)
  }
  const place = server.server.address()
  const port = typeof place === 'object' && place !== null ? place.port : wanted
  return `http://${['127.0.0.1', '0.0.0.0', '::'].includes(host) ? 'localhost' : host}:${port}`
}

function toStartError(cause: unknown, host: string, port: number): unknown {
  if (hasCode(cause, 'EADDRINUSE')) {
    return new StartError(
      `Port ${port} is taken by another program. Stop it, or choose another one: PORT=${port + 1} npm start`,
      { cause },
    )
  }
  if (!hasCode(cause, 'EACCES', 'EADDRNOTAVAIL', 'ENOTFOUND', 'EINVAL')) return cause
  return new StartError(`The server cannot listen on ${host}:${port}. Check HOST and PORT.`, { cause })
}

function announce(address: string, { config, mailbox }: Parts, demo: readonly DemoAccount[]): void {
  say(`\nAuscult is ready: ${address}`)
  for (const { name, email, password } of demo) say(`  ${name.padEnd(13)} ${email}  password ${password}`)
  if (mailbox === undefined) say('  Mail goes out through the SMTP server of SMTP_URL.')
  else {
    const page = config.isLocalTrial ? `${address}/dev/mail, ` : ''
    say(
      `  Mail lands in ${page}${join(config.DATA_DIR, 'mail')}, or: npm run --silent admin -- mail newest ADDRESS`,
    )
  }
  say('  Ctrl-C stops it.\n')
}

/**
 * The first signal lets requests in flight finish; a second one ends the process at once. Ctrl-C may arrive twice, from the terminal
 * and from the process above, so signals close together count as one.
 */
function closeOnSignal(end: () => Promise<void>, withinMs: number): void {
  let closingSince: number | undefined
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (closingSince !== undefined) {
        if (performance.now() - closingSince > sameSignalMs) process.exit(1)
        return
      }
      closingSince = performance.now()
      // An answer that still runs after this long is given up, so that the stop always ends.
      setTimeout(() => process.exit(1), withinMs).unref()
      end().then(
        () => process.exit(0),
        (error: unknown) => {
          process.stderr.write(`${explain(error)}\n`)
          process.exit(1)
        },
      )
    })
  }
}

async function close(
  app: App,
  { counters, database, embeddings, engine, evidence, mailer, storage }: Parts,
): Promise<void> {
  await app.server.close()
  await app.stop()
  mailer.close()
  await embeddings?.close()
  await engine.close()
  await evidence.close()
  await storage.close()
  await counters.close()
  await database.close()
}

function requireNode(): void {
  const major = Number(process.versions.node.split('.')[0])
  if (major >= neededNodeMajor) return
  throw new StartError(
    `Auscult needs Node ${neededNodeMajor} or newer, and this is ${process.version}. Start it with npm start, which brings its own.`,
  )
}

/** What an operator can act on is said plainly; only what nobody foresaw comes with its stack. */
function explain(error: unknown): string {
  if (error instanceof StartError || error instanceof BadConfiguration) return `\n${error.message}`
  if (hasCode(error, 'ENOSPC', 'EROFS', 'EACCES')) {
    return `\nA file could not be written (${error instanceof Error ? error.message : ''}). Check the disk and the permissions of DATA_DIR.`
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
