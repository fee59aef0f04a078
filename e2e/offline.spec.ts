import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './journey.ts'

// Elsewhere the worker is kept away: it would stand between a journey and what the journey watches.
test.use({ serviceWorkers: 'allow' })

const worker = join(import.meta.dirname, '..', 'apps', 'web', 'dist', 'sw.js')
const workerFiles = [worker, `${worker}.br`, `${worker}.gz`]

test('the app opens without a connection and says so', async ({ page, context }) => {
  await page.goto('/login')
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await expect(page.getByText('A new version of Auscult is ready.')).toBeHidden()

  await context.setOffline(true)
  await page.goto('/signup')

  await expect(page.getByText('There is no connection.')).toBeVisible()
  await expect(page.getByRole('main')).toBeVisible()
  await expectAccessible(page)
  // Nothing of the page's head is covered.
  await page.getByRole('button', { name: 'Use the dark theme' }).click()
  await context.setOffline(false)
  await expect(page.getByText('There is no connection.')).toBeHidden()
})

test('nothing that was asked of the server is kept by the app', async ({ page }) => {
  await page.goto('/signup')
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await page.reload()
  await expect(page.getByRole('main')).toBeVisible()

  const kept = await page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })

  expect(kept).toContain('/index.html')
  expect(kept.filter((path) => path.startsWith('/api'))).toEqual([])
})

test('a new version waits until the person takes it', async ({ page }) => {
  await page.goto('/login')
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await page.reload()
  await page.getByLabel('Email').fill('ada@example.org')
  const before = workerFiles.map((file) => readFileSync(file))
  try {
    // The next release: another worker at the same address.
    for (const file of workerFiles.slice(1)) rmSync(file)
    writeFileSync(worker, `${before[0]?.toString() ?? ''}\n// the next release\n`)
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))

    await expect(page.getByText('A new version of Auscult is ready.')).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue('ada@example.org')
    await page.getByRole('button', { name: 'Reload now' }).click()

    await expect(page.getByLabel('Email')).toHaveValue('')
    await expect(page.getByText('A new version of Auscult is ready.')).toBeHidden()
  } finally {
    for (const [index, file] of workerFiles.entries()) writeFileSync(file, before[index] ?? '')
  }
})
