import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from './accessibility.ts'
import { expect, test } from './journey.ts'
import { demoAccount, logIn } from './people.ts'

const question = 'Does dapagliflozin reduce hospitalisation in heart failure with reduced ejection fraction?'

/** Lets the sources through to the page and holds the rest of the stream until `release`, as a model that writes would. */
async function holdAnswers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const network = window.fetch
    const released = new Promise<void>((resolve) => {
      window.addEventListener('release', () => resolve(), { once: true })
    })
    window.fetch = async (input, init) => {
      const response = await network(input, init)
      const url = input instanceof Request ? input.url : input.toString()
      if (!url.endsWith('/ai-query/stream') || response.body === null) return response
      const text = response.body.pipeThrough(new TextDecoderStream())
      let isHeld = false
      let sources = ''
      const held = text.pipeThrough(
        new TransformStream<string, string>({
          async transform(chunk, controller) {
            if (isHeld) return controller.enqueue(chunk)
            // The network cuts an event wherever it likes: what there is of it is kept until its end has come.
            sources += chunk
            const end = sources.indexOf('\n\n') + 2
            if (end === 1) return undefined
            isHeld = true
            controller.enqueue(sources.slice(0, end))
            await released
            return controller.enqueue(sources.slice(end))
          },
        }),
      )
      return new Response(held.pipeThrough(new TextEncoderStream()), response)
    }
  })
}

const release = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('release')))

/** The sum of all shifts from now on, in the units of Cumulative Layout Shift. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    let sum = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) sum += Number(entry.value)
      document.documentElement.dataset['shifted'] = String(sum)
    }).observe({ type: 'layout-shift' })
  })
  return () => page.evaluate(() => Number(document.documentElement.dataset['shifted'] ?? 0))
}

async function ask(page: Page): Promise<void> {
  await page.getByLabel('Your clinical question').fill(question)
  await page.getByRole('button', { name: 'Send question' }).click()
  await expect(page.getByRole('status').filter({ hasText: /^Sources found: \d+$/u })).toBeAttached()
}

test.beforeEach(async ({ page }) => {
  await holdAnswers(page)
  await page.goto('/login')
  await logIn(page, await demoAccount('Dr'))
  await expect(page).toHaveURL(/\/ai$/u)
})

test('a doctor reads the sources before there is an answer, and nothing jumps when it comes @phone', async ({
  page,
}) => {
  await ask(page)

  const cards = page.getByRole('article')
  await expect(cards.first()).toBeAttached()
  await expect(page.getByRole('heading', { name: 'What to do' })).toHaveCount(0)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const count = await cards.count()
  const shifted = await watchShifts(page)

  await release(page)
  await expect(page.getByRole('heading', { name: 'What to do' })).toBeVisible()

  expect(await cards.count()).toBe(count)
  expect(await shifted()).toBeLessThan(0.02)
})

test('a doctor cancels while the answer is being made', async ({ page }) => {
  await ask(page)

  await page.keyboard.press('Escape')

  await expect(page.getByText('Request was cancelled')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(0)
  await expect(page.getByLabel('Your clinical question')).toBeEnabled()
})
