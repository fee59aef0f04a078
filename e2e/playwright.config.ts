import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'

// Playwright loads this file again in each worker; the address and the folder must stay those of the server it started.
const port = (process.env.E2E_PORT ??= String(20_000 + Math.floor(Math.random() * 20_000)))
// A second server with other settings, and a sign-in provider in the place of Google; journeys that need them start them.
process.env.E2E_OTHER_PORT ??= String(Number(port) + 20_001)
const googlePort = (process.env.E2E_GOOGLE_PORT ??= String(Number(port) + 20_002))
// A record system that opens the calculators; the journey starts it.
const recordPort = (process.env.E2E_RECORD_PORT ??= String(Number(port) + 20_003))
// The server keeps the provider's public key for minutes, so that of one project's provider has to be the next one's, too.
process.env.E2E_GOOGLE_KEY ??= String(
  generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type: 'pkcs8', format: 'pem' }),
)
// The provider of an organisation, which journeys of the second server start.
process.env.E2E_OIDC_PORT ??= String(Number(port) + 20_004)
const folder = (process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'auscult-e2e-')))
const chromium = process.env.CHROMIUM_PATH

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: false,
  workers: 1,
  forbidOnly: process.env.CI !== undefined,
  reporter: [['list'], ['json']],
  timeout: 45_000,
  expect: {
    timeout: 10_000,
    // Text is drawn a little differently by another version of the browser; a component that moved or changed is more than that.
    toHaveScreenshot: { maxDiffPixelRatio: 0.01, animations: 'disabled', scale: 'css' },
  },
  snapshotPathTemplate: '{testDir}/screenshots/{arg}{ext}',
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-GB',
    serviceWorkers: 'block',
    trace: 'retain-on-failure',
    launchOptions: {
      ...(chromium === undefined ? {} : { executablePath: chromium }),
      args: [
        '--no-sandbox',
        '--disable-dev-shm-usage',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } } },
    { name: 'phone', use: { ...devices['Pixel 7'], viewport: { width: 360, height: 780 } }, grep: /@phone/u },
  ],
  webServer: {
    command: 'node ../apps/api/src/main.ts',
    url: `http://localhost:${port}/api/health`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: port,
      DATA_DIR: folder,
      GOOGLE_CLIENT_ID: 'auscult-tests',
      GOOGLE_CLIENT_SECRET: 'a secret between two local servers',
      GOOGLE_ISSUER: `http://127.0.0.1:${googlePort}`,
      SMART_CLIENT_ID: 'auscult-tests',
      SMART_SERVERS: `http://127.0.0.1:${recordPort}/fhir`,
      ADDRESS_RATE_LIMIT_PER_MINUTE: '100000',
      USER_RATE_LIMIT_PER_MINUTE: '100000',
      REGISTRATIONS_PER_HOUR_PER_ADDRESS: '1000',
    },
    stdout: 'ignore',
    stderr: 'pipe',
  },
})
