// A PostgreSQL of its own for the tests: made from installed binaries in a temporary folder, reachable on loopback only,
// gone when the tests are. Runs before and beside the installed packages, so it uses no dependency.
import { spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const debianFolder = '/usr/lib/postgresql'
const aptGet = '/usr/bin/apt-get'
const readyWithinMs = 30_000
const stopWithinMs = 10_000

/**
 * Starts a throwaway cluster and resolves once it takes connections.
 * @returns {Promise<{url: string, stop: () => Promise<void>}>} `stop` ends it and removes its folder; calling it twice is fine.
 */
export async function startCluster() {
  const binaries = requireBinaries()
  const owner = findUnprivilegedOwner()
  const folder = mkdtempSync(join(tmpdir(), 'auscult-postgres-'))
  if (owner) {
    chownSync(folder, owner.uid, owner.gid)
    chmodSync(folder, 0o700)
  }
  const place = { binaries, owner, folder, logPath: join(folder, 'server.log') }
  try {
    createFiles(place)
    return await startServer(place)
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
}

function requireBinaries() {
  const found = findBinaries()
  if (found) return found
  if (existsSync(aptGet) && process.getuid?.() === 0) {
    console.log('Installing PostgreSQL for the tests ...')
    const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
    spawnSync(aptGet, ['update', '-qq'], options)
    spawnSync(aptGet, ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'], options)
    const installed = findBinaries()
    if (installed) return installed
  }
  throw new Error(
    'No PostgreSQL was found or could be installed. Install it and put initdb and postgres in PATH.',
  )
}

/** Debian keeps the server's programs out of PATH, one folder for each version: the newest is taken. */
function findBinaries() {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder) : []
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions
      .toSorted((a, b) => Number(b) - Number(a))
      .map((version) => join(debianFolder, version, 'bin')),
  ]
  return folders.find((folder) =>
    ['initdb', 'postgres', 'pg_isready'].every((name) => existsSync(join(folder, name))),
  )
}

/** PostgreSQL refuses to run as root, so root hands it to the packaged user, or to nobody. */
function findUnprivilegedOwner() {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) =>
      spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout.trim(),
    )
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) }
  }
  throw new Error('PostgreSQL does not run as root, and neither the user postgres nor nobody exists.')
}

function createFiles({ binaries, owner, folder }) {
  const made = spawnSync(
    join(binaries, 'initdb'),
    [
      '--pgdata',
      join(folder, 'data'),
      '--username',
      'postgres',
      '--auth',
      'trust',
      '--encoding',
      'UTF8',
      '--no-locale',
      '--no-sync',
    ],
    { cwd: folder, encoding: 'utf8', ...owner },
  )
  if (made.status !== 0) throw new Error(`initdb did not succeed: ${made.stderr || made.error?.message}`)
}

async function startServer({ binaries, owner, folder, logPath }) {
  const port = await findFreePort()
  const log = openSync(logPath, 'a')
  const server = spawn(
    join(binaries, 'postgres'),
    [
      '-D',
      join(folder, 'data'),
      '-p',
      String(port),
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      'unix_socket_directories=',
    ],
    { cwd: folder, stdio: ['ignore', log, log], ...owner },
  )
  const ended = new Promise((resolve) => {
    server.once('exit', resolve)
    server.once('error', resolve)
  })
  const hasEnded = () => server.exitCode !== null || server.signalCode !== null || server.pid === undefined

  function stopNow() {
    if (!hasEnded()) server.kill('SIGQUIT')
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  }
  function stopOnSignal(signal) {
    stopNow()
    process.exit(signal === 'SIGINT' ? 130 : 143)
  }
  async function stop() {
    process.off('exit', stopNow)
    process.off('SIGINT', stopOnSignal)
    process.off('SIGTERM', stopOnSignal)
    if (!hasEnded()) {
      server.kill('SIGINT')
      await Promise.race([ended, pause(stopWithinMs, undefined, { ref: false })])
    }
    stopNow()
  }
  process.once('exit', stopNow)
  process.once('SIGINT', stopOnSignal)
  process.once('SIGTERM', stopOnSignal)

  const giveUpAt = Date.now() + readyWithinMs
  while (
    spawnSync(join(binaries, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)]).status !== 0
  ) {
    if (hasEnded() || Date.now() > giveUpAt) {
      const reason = readFileSync(logPath, 'utf8')
      await stop()
      throw new Error(`PostgreSQL did not start: ${reason}`)
    }
    await pause(100)
  }
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop }
}

function findFreePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}
