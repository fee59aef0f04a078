// `npm test`: every check of the project, in the order in which a mistake is cheapest to see. The last line counts them.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findNode, install, isOwnNode, ownEnvironment, root, run } from './bootstrap.mjs'
import { createTiming } from './test-timing.mjs'

install({ isWhole: true })
if (!isOwnNode()) {
  const again = spawnSync(findNode(), [fileURLToPath(import.meta.url), ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: ownEnvironment(),
  })
  process.exit(again.status ?? 1)
}

process.chdir(root)
const reports = mkdtempSync(join(tmpdir(), 'auscult-test-'))
const tally = { passed: 0, failed: 0, skipped: 0 }
const only = process.argv.slice(2)
const timing = createTiming()

const { startCluster } = await import('./postgres-cluster.mjs')
const { installRedis } = await import('./redis.mjs')
const { requireChromium } = await import('./chromium.mjs')
const { markWebBuilt } = await import('./web-build.mjs')

try {
  check('format', ['run', '--silent', 'check:format'])
  check('lint', ['run', '--silent', 'check:lint'])
  check('types', ['run', '--silent', 'check:types'])
  check('unused', ['run', '--silent', 'check:unused'])
  installRedis()
  vitest('unit', [])
  await withPostgres((url) => vitest('api on PostgreSQL', ['--project', 'api'], { TEST_DATABASE_URL: url }))
  endToEnd()
} catch (error) {
  tally.failed += 1
  console.error(error)
} finally {
  rmSync(reports, { recursive: true, force: true })
}

timing.print()
console.log(
  `\n${tally.passed} passed, ${tally.failed} failed${tally.skipped > 0 ? `, ${tally.skipped} skipped` : ''}`,
)
process.exitCode = tally.failed === 0 ? 0 : 1

function isWanted(name) {
  return only.length === 0 || only.some((word) => name.includes(word))
}

function step(name, body) {
  if (!isWanted(name)) return
  const startedAt = Date.now()
  console.log(`\n── ${name}`)
  body()
  const seconds = (Date.now() - startedAt) / 1000
  timing.addPart(name, seconds)
  console.log(`── ${name}: ${seconds.toFixed(1)} s`)
}

function check(name, npmArguments) {
  step(name, () => {
    const ok = run('npm', npmArguments).status === 0
    tally[ok ? 'passed' : 'failed'] += 1
  })
}

function vitest(name, args, env = {}) {
  step(name, () => {
    const report = join(reports, `${name.replaceAll(' ', '-')}.json`)
    const result = run(
      'vitest',
      ['run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
      {
        env,
      },
    )
    timing.addFiles(name, report)
    count(report, result, (counted) => ({
      passed: counted.numPassedTests,
      failed: counted.numFailedTests,
      skipped: counted.numPendingTests,
    }))
  })
}

/** A runner that fails without a failed test (a file that does not load, a crash) still counts as one failure. */
function count(report, result, read) {
  const counted = existsSync(report)
    ? read(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 0, skipped: 0 }
  tally.passed += counted.passed
  tally.skipped += counted.skipped
  tally.failed += result.status !== 0 && counted.failed === 0 ? 1 : counted.failed
}

async function withPostgres(body) {
  if (!isWanted('api on PostgreSQL')) return
  const cluster = await startCluster()
  try {
    body(cluster.url)
  } finally {
    await cluster.stop()
  }
}

function endToEnd() {
  step('end to end', () => {
    const chromium = requireChromium()
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
    if (built.status !== 0) throw new Error('The web app could not be built; the lines above say why.')
    markWebBuilt()
    const report = join(reports, 'e2e.json')
    const result = run('playwright', ['test', '--config', 'e2e/playwright.config.ts'], {
      env: { ...(chromium ? { CHROMIUM_PATH: chromium } : {}), PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    })
    count(report, result, ({ stats }) => ({
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      skipped: stats.skipped,
    }))
  })
}
