import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ServerProcess, startServerProcess } from '../apps/api/src/testing/server-process.ts'
import { expectAccessible, expectNoSidewaysScroll } from './accessibility.ts'
import { expect, test } from './journey.ts'

const port = process.env['E2E_OTHER_PORT'] ?? ''
const firstStartMs = 120_000

let server: ServerProcess
let folder: string
test.use({ baseURL: `http://localhost:${port}` })
test.beforeAll(async () => {
  test.setTimeout(firstStartMs)
  folder = await mkdtemp(join(tmpdir(), 'auscult-e2e-blocked-'))
  server = await startServerProcess({
    ...(process.env['PATH'] !== undefined && { PATH: process.env['PATH'] }),
    PORT: port,
    DATA_DIR: folder,
    GEO_DEFAULT_COUNTRY: 'United States',
  })
})
test.afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

test('a visitor from a country where no account can be opened is told so @phone', async ({ page }) => {
  await page.goto('/signup')

  await expect(page.getByText('Sorry, Our service is currently not available in your country.')).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveCount(0)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('link', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/login$/u)
})
