import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { readTestDatabaseUrl } from './apps/api/src/testing/test-environment.ts'

/**
 * The files of a worker run in one another's modules: what they share, the lexicon above all, is read once and not once a file. So no module
 * keeps what a test changes; a test that replaces something global puts it back.
 */
const shared = { isolate: false, testTimeout: 20_000 }

const apiTests = 'apps/api/src/**/*.test.ts'

export default defineConfig({
  test: {
    // Two even on two cores: half of the tests wait for a database, a socket or a process of their own.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        test: { name: 'packages', ...shared, include: ['packages/*/src/**/*.test.ts'] },
      },
      {
        test: {
          name: 'api',
          ...shared,
          include: readTestDatabaseUrl() === undefined ? [apiTests] : listDatabaseTests(),
          globalSetup: ['apps/api/src/testing/migrate-once.ts'],
          hookTimeout: 60_000,
        },
      },
      {
        extends: './apps/web/vite.config.ts',
        test: {
          name: 'web',
          root: './apps/web',
          include: ['src/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          setupFiles: [join(import.meta.dirname, 'apps/web/src/testing/setup.ts')],
          // More than what a page waits for by itself, so that a slow one fails at what was waited for, not at the clock.
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'house',
          ...shared,
          include: [
            'house-rules.test.ts',
            'engine-rules.test.ts',
            'apps/web/vite-plugins/*.test.ts',
            'evaluation/src/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
        },
      },
    ],
  },
})

/**
 * What the pass on PostgreSQL repeats. A test comes by its database through the `testing` folder; what imports nothing from there, or only
 * starts a server of its own, would do the same again.
 */
function listDatabaseTests(): string[] {
  return globSync(apiTests, { cwd: import.meta.dirname }).filter((file) =>
    /'(?:\.{1,2}\/)+testing\/(?!server-process|starter-evidence)/u.test(
      readFileSync(join(import.meta.dirname, file), 'utf8'),
    ),
  )
}
