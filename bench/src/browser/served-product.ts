import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const root = resolve(import.meta.dirname, '../../..')
const readyWithinMs = 120_000

/** An address of loopback, the folder it keeps its data in, and what ends the process and removes that folder. */
export type Running = { port: number; folder: string; stop(): Promise<void> }

/** The server as it is shipped, with the web app as it was built last. Throws where none was built. */
export async function startProduct(): Promise<Running> {
  if (!existsSync(join(root, 'apps/web/dist/index.html')))
    throw new Error('Build the web app first: npm run build --workspace @auscult/web')
  return start(
    process.execPath,
    () => [join(root, 'apps/api/src/main.ts')],
    '/api/health',
    (port, folder) => ({
      PORT: String(port),
      DATA_DIR: folder,
    }),
  )
}

/** A Chromium without a window that Lighthouse can steer: CHROMIUM_PATH, or the system's. */
export async function startChromium(): Promise<Running> {
  return start(
    process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    (port, folder) => [
      '--headless',
      '--no-sandbox',
      '--disable-dev-shm-usage',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--user-data-dir=${folder}`,
      `--remote-debugging-port=${port}`,
    ],
    '/json/version',
    () => ({}),
  )
}

async function start(
  program: string,
  options: (port: number, folder: string) => string[],
  readyPath: string,
  environment: (port: number, folder: string) => Record<string, string>,
): Promise<Running> {
  const folder = await mkdtemp(join(tmpdir(), 'auscult-lighthouse-'))
  const port = await findFreePort()
  const child = spawn(program, options(port, folder), {
    stdio: 'ignore',
    env: { ...process.env, ...environment(port, folder) },
  })
  const stop = async () => {
    await end(child)
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
  }
  try {
    await untilReady(`http://127.0.0.1:${port}${readyPath}`, child)
  } catch (error) {
    await stop()
    throw error
  }
  return { port, folder, stop }
}

async function untilReady(address: string, child: ChildProcess): Promise<void> {
  const giveUpAt = Date.now() + readyWithinMs
  while (Date.now() < giveUpAt && child.exitCode === null) {
    // oxlint-disable-next-line no-await-in-loop -- asked until it answers
    const isReady = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    // oxlint-disable-next-line no-await-in-loop -- see above
    await pause(250)
  }
  throw new Error(`${child.spawnfile} did not get ready`)
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const place = probe.address()
  const port = typeof place === 'object' && place !== null ? place.port : 0
  probe.close()
  return port
}
