import { loadavg } from 'node:os'
import { table, writePart } from '@auscult/evaluation/report/page.ts'
import { quantile } from '@auscult/evaluation/report/quantile.ts'
import type { Page } from '@playwright/test'
import { logInDemoDoctor } from './demo-doctor.ts'
import { launchChromium } from './launch-chromium.ts'
import { startProduct } from './served-product.ts'

const rounds = 10

/** Each has another form: options, a plain list, groups, and questions that open in rows. */
const calculators = ['cha2-ds2-vasc', 'wells-dvt', 'gcs', 'sirs-sepsis']

/** How long a calculator that was visited takes to open from the list, and its answer to come without a connection. */
export async function benchToolsOnDevice(): Promise<void> {
  const product = await startProduct()
  const browser = await launchChromium()
  const opening: number[] = []
  const answering: number[] = []
  try {
    const context = await browser.newContext({ viewport: { width: 360, height: 800 }, locale: 'en-GB' })
    const page = await context.newPage()
    await logInDemoDoctor(page, product)
    await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)
    for (let round = 0; round <= rounds; round += 1)
      for (const id of calculators) {
        // oxlint-disable-next-line no-await-in-loop -- one at a time, as a person does
        const [opened, answered] = await openAndAnswer(page, id)
        // The first round is the visit.
        if (round === 0) continue
        opening.push(opened)
        answering.push(answered)
      }
  } finally {
    await browser.close()
    await product.stop()
  }
  const figures = table(
    ['on the device', 'goal ms', 'p50 ms', 'p95 ms', 'slowest ms'],
    [row('a calculator opens', '300', opening), row('its answer without a connection', '50', answering)],
  )
  console.log(figures)
  await writePart('Tools on the device', `${figures}\n\n${method()}`)
}

function row(name: string, goal: string, times: readonly number[]): string[] {
  return [name, goal, ...[0.5, 0.95, 1].map((share) => quantile(times, share).toFixed(0))]
}

/** Milliseconds by the page's own clock: from the press on a calculator until it is painted, and, offline, from 'Calculate' to its score. */
async function openAndAnswer(page: Page, id: string): Promise<[opened: number, answered: number]> {
  await page.goto(new URL('/tools/calcs', page.url()).href)
  const link = `a[href="/tools/calcs/${id}"]`
  await page.locator(link).first().waitFor()
  const opened = await timeFromPress(page, link, 'main [role="radiogroup"]')
  await page.context().setOffline(true)
  const answered = await timeFromPress(
    page,
    'main button[type="submit"]',
    'section[aria-labelledby="result"] dl',
  )
  await page.context().setOffline(false)
  return [opened, answered]
}

async function timeFromPress(page: Page, pressed: string, awaited: string): Promise<number> {
  return page.evaluate(
    ({ pressed: button, awaited: sign }) =>
      new Promise<number>((resolve, reject) => {
        const target = document.querySelector<HTMLElement>(button)
        if (target === null) return reject(new Error(`There is no ${button}`))
        const startedMs = performance.now()
        const watch = new MutationObserver(() => {
          if (document.querySelector(sign) === null) return
          watch.disconnect()
          // The next frame shows what has just come, and the one after begins when that is painted.
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - startedMs)))
        })
        watch.observe(document.body, { childList: true, subtree: true, characterData: true })
        target.click()
      }),
    { pressed, awaited },
  )
}

const method =
  () => `${rounds} rounds of ${calculators.length} calculators in Chromium at 360 px, after one that is not counted, from the server on this machine. The clock runs from
the press to the frame after that in which the items, or the score, stand. The load of this machine was ${(loadavg()[0] ?? 0).toFixed(1)} on its two cores.`
