// `npm run package`: archives for Linux x64 and arm64 that run without npm or network, with their parts and checksums, in dist/.
import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { install, root, run, stop } from './bootstrap.mjs'
import { slim } from './slim.mjs'
import { isWebBuilt, markWebBuilt } from './web-build.mjs'

/** What runs: sources of server and engine, and what they read. */
const shipped = [
  'apps/api/{src,migrations,package.json}',
  'apps/web/package.json',
  'packages/{calculators,contract,digest,evidence}/{src,package.json}',
  'content',
  'package.json',
  'package-lock.json',
  '.npmrc',
  '.env.example',
  'LICENSE',
]
const isTest = /\.test\.ts$|\.fixture\.ts$|\/testing\//u

const commands = `#!/bin/sh
# Usage: ./auscult start | admin ... | feed ... | corpus ... | ask ... | mcp
here=$(cd "$(dirname "$0")" && pwd)
case "$1" in
  start) exec "$here/node" "$here/apps/api/src/main.ts" ;;
  admin) shift; exec "$here/node" "$here/apps/api/src/admin/main.ts" "$@" ;;
  feed) exec "$here/node" "$here/apps/api/src/admin/main.ts" "$@" ;;
  mcp) exec "$here/node" "$here/apps/api/src/mcp/main.ts" ;;
  corpus | ask) name=$1; shift; exec "$here/node" "$here/packages/evidence/src/cli/$name.ts" "$@" ;;
  *) echo "Usage: $0 start | admin ... | feed ... | corpus ... | ask ... | mcp" >&2; exit 2 ;;
esac
`

install({ isWhole: true })
const { version, optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const target = join(root, 'dist')
rmSync(target, { recursive: true, force: true })
buildWeb()
const wanted = process.argv.slice(2)
const archives = ['x64', 'arm64']
  .filter((cpu) => wanted.length === 0 || wanted.includes(cpu))
  .flatMap((cpu) => pack(cpu) ?? [])
writeFileSync(join(target, 'SHA256SUMS'), archives.map(checksumLine).join(''))
for (const archive of archives) console.log(join('dist', archive))

function buildWeb() {
  if (isWebBuilt()) return
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

/** The archive's name; undefined where a native part for this processor cannot be had. */
function pack(cpu) {
  const name = `auscult-${version}-linux-${cpu}`
  const folder = join(target, name)
  copySources(folder)
  const platform = ['--os=linux', `--cpu=${cpu}`, '--libc=glibc']
  npmIn(folder, ['ci', '--omit=dev', '--workspace', '@auscult/api', ...platform])
  const natives = [
    `@lancedb/lancedb-linux-${cpu}-gnu`,
    `@node-rs/argon2-linux-${cpu}-gnu`,
    `@img/sharp-linux-${cpu}`,
  ]
  // npm puts a part below the workspace where the top has another version of it.
  const places = [join(folder, 'node_modules'), join(folder, 'apps/api/node_modules')]
  const missing = natives.filter((part) => !places.some((place) => existsSync(join(place, part))))
  if (missing.length > 0) {
    rmSync(folder, { recursive: true })
    console.error(
      `No archive for ${cpu}: the lock file has no ${missing.join(', ')}, which this registry lacks.`,
    )
    process.exitCode = 1
    return undefined
  }
  writeFileSync(
    join(folder, 'sbom.cyclonedx.json'),
    npmIn(folder, [
      'sbom',
      '--package-lock-only',
      '--sbom-format',
      'cyclonedx',
      '--omit=dev',
      '--workspace',
      '@auscult/api',
    ]),
  )
  addNode(folder, cpu, platform)
  slim(join(folder, 'node_modules'))
  strip(folder, cpu)
  cpSync(join(root, 'apps/web/dist'), join(folder, 'apps/web/dist'), { recursive: true })
  writeFileSync(join(folder, 'auscult'), commands)
  chmodSync(join(folder, 'auscult'), 0o755)
  const archive = `${name}.tar.gz`
  execFileSync('tar', ['--owner=0', '--group=0', '-czf', archive, name], { cwd: target })
  rmSync(folder, { recursive: true })
  return archive
}

function addNode(folder, cpu, platform) {
  const part = `node-linux-${cpu}`
  const spare = join(target, part)
  mkdirSync(spare)
  writeFileSync(join(spare, 'package.json'), '{}')
  npmIn(spare, ['install', '--no-save', ...platform, '--force', `${part}@${optionalDependencies[part]}`])
  renameSync(join(spare, 'node_modules', part, 'bin/node'), join(folder, 'node'))
  renameSync(join(spare, 'node_modules', part, 'LICENSE'), join(folder, 'LICENSE.node'))
  rmSync(spare, { recursive: true })
}

/** Symbols, which only this processor's tools can take out, are for debuggers. */
function strip(folder, cpu) {
  if (process.arch !== cpu || spawnSync('strip', ['--version']).status !== 0) return
  const native = join(
    folder,
    'node_modules/@lancedb',
    `lancedb-linux-${cpu}-gnu`,
    `lancedb.linux-${cpu}-gnu.node`,
  )
  execFileSync('strip', [join(folder, 'node'), native])
}

function copySources(folder) {
  const listed = execFileSync('git', ['ls-files', ...shipped.flatMap(expand)], {
    cwd: root,
    encoding: 'utf8',
  })
  for (const path of listed.split('\n').filter((each) => each !== '' && !isTest.test(each))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    cpSync(join(root, path), join(folder, path))
  }
}

/** 'a/{b,c}' as 'a/b' and 'a/c': git has no braces. */
function expand(pattern) {
  const found = /^(?<before>[^{]*)\{(?<choices>[^}]*)\}(?<after>.*)$/u.exec(pattern)?.groups
  if (found === undefined) return [pattern]
  return found.choices.split(',').flatMap((choice) => expand(`${found.before}${choice}${found.after}`))
}

function npmIn(folder, args) {
  return execFileSync('npm', [...args, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
}

function checksumLine(archive) {
  const digest = createHash('sha256')
    .update(readFileSync(join(target, archive)))
    .digest('hex')
  return `${digest}  ${archive}\n`
}
