// `npm start`: installs, builds what changed, starts the server. `npm run dev`: the same with hot reload.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findNode, install, isOwnNode, ownEnvironment, root, run, stop } from './bootstrap.mjs'

const isDevelopment = process.argv.includes('--dev')

install({ isWhole: isDevelopment })
endWithNpm()
if (isOwnNode()) await start()
else startAgainOnOwnNode()

/** npm passes a SIGTERM to its shell only, which ends without a word: a server left behind would hold port and data folder. */
function endWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM')
  }, 500).unref()
}

async function start() {
  // Without its parent nobody could stop this server any more.
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  process.chdir(root)
  if (isDevelopment) return develop()
  const { isWebBuilt, markWebBuilt } = await import('./web-build.mjs')
  if (!isWebBuilt()) {
    console.log('Building the web app ...')
    const built = run('npm', [
      'run',
      '--silent',
      'build',
      '--workspace',
      '@auscult/web',
      '--',
      '--logLevel',
      'warn',
    ])
    if (built.status !== 0) stop('The web app could not be built; the lines above say why.')
    markWebBuilt()
  }
  const keepCompiled = await useCompiled()
  await import('../apps/api/src/main.ts')
  keepCompiled()
}

/**
 * Sources without their types, and what V8 made of them, are kept for the next start and for the processes that answer; Node tells by the
 * content of each file whether they still belong to it. Returns what writes down those of this start. Here and not at the top: an older
 * Node of the host has no such thing.
 */
async function useCompiled() {
  const { enableCompileCache, flushCompileCache } = await import('node:module')
  process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules', '.cache', 'compiled')
  enableCompileCache(process.env.NODE_COMPILE_CACHE)
  return flushCompileCache
}

/** A first start may run on an older Node of the host; the packaged one exists only after the installation. */
function startAgainOnOwnNode() {
  const child = spawn(findNode(), [fileURLToPath(import.meta.url), ...process.argv.slice(2)], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: ownEnvironment(),
  })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)))
}

function develop() {
  const port = process.env.PORT ?? '3000'
  const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'apps/api/src/main.ts'], {
    stdio: 'inherit',
  })
  // Vite itself and not through npm, which would not pass the signal on.
  const web = spawn(process.execPath, [join(root, 'node_modules', 'vite', 'bin', 'vite.js')], {
    cwd: join(root, 'apps', 'web'),
    stdio: 'inherit',
    env: ownEnvironment({ API_PORT: port }),
  })
  console.log(
    'The page with hot reload: http://localhost:5173. The address below serves the API and the last build.',
  )
  const end = () => {
    for (const child of [server, web]) child.kill('SIGTERM')
  }
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, end)
  for (const child of [server, web]) child.on('exit', end)
}
