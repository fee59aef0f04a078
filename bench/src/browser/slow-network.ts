import { loadavg } from 'node:os'
import { quantile } from '@auscult/evaluation/report/quantile.ts'
import { table, writePart } from '@auscult/evaluation/report/page.ts'
import type { Browser, Page } from '@playwright/test'
import { launchChromium } from './launch-chromium.ts'
import { startProduct } from './served-product.ts'

const runs = 3
const bytesPerSecond = 400_000 / 8
const latencyMs = 100

/** What is waited for: that the page can be used, which is more than that it is painted. */
const pages: readonly { path: string; untilUsable: (page: Page) => Promise<unknown> }[] = [
  { path: '/', untilUsable: untilTakenOver },
  { path: '/login', untilUsable: untilTakenOver },
  { path: '/signup', untilUsable: untilFormStands },
]

/** A prerendered page can be read before, but answers only when the script has taken it over. */
function untilTakenOver(page: Page): Promise<unknown> {
  return page.waitForFunction(
    () => document.documentElement.dataset['prerendered'] === undefined,
    undefined,
    {
      timeout: 60_000,
    },
  )
}

/** Looked for in every frame: a locator looks twice a second. */
function untilFormStands(page: Page): Promise<unknown> {
  return page.waitForFunction(() => document.querySelector('main form input') !== null, undefined, {
    timeout: 60_000,
  })
}

/** First paint and first use of the pages that strangers open, on a first visit over 400 kbit/s: the median of three runs. */
export async function benchSlowNetwork(): Promise<void> {
  const product = await startProduct()
  const browser = await launchChromium()
  const rows: string[][] = [['goal', '2.5', '5.0 on /signup', '']]
  try {
    for (const { path, untilUsable } of pages) {
      const measured: number[][] = []
      for (let run = 0; run < runs; run += 1) {
        // oxlint-disable-next-line no-await-in-loop -- one at a time, or they would share the network
        measured.push(await visit(browser, `http://localhost:${product.port}${path}`, untilUsable))
      }
      const middle = (column: number) =>
        quantile(
          measured.map((values) => values[column] ?? Number.NaN),
          0.5,
        )
      const seconds = (column: number) => (middle(column) / 1_000).toFixed(1)
      rows.push([path, seconds(0), seconds(1), (middle(2) / 1_000).toFixed(0)])
    }
  } finally {
    await browser.close()
    await product.stop()
  }
  const figures = table(['page', 'first paint, s', 'usable, s', 'fetched until then, kB'], rows)
  console.log(figures)
  await writePart('A slow network', `${figures}\n\n${method()}`)
}

/** Milliseconds to the first paint and to the first use, and the bytes that came until then. */
async function visit(
  browser: Browser,
  address: string,
  untilUsable: (page: Page) => Promise<unknown>,
): Promise<number[]> {
  const context = await browser.newContext({ viewport: { width: 360, height: 780 }, locale: 'en-GB' })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
  await page.goto(address, { waitUntil: 'commit' })
  await untilUsable(page)
  const measured = await page.evaluate(() => [
    performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    performance.now(),
    performance
      .getEntries()
      .reduce((sum, entry) => sum + (entry instanceof PerformanceResourceTiming ? entry.transferSize : 0), 0),
  ])
  await context.close()
  return measured
}

const method =
  () => `A first visit in Chromium, whose network is held to 400 kbit/s with ${latencyMs} ms there and back, median of ${runs} runs. Usable is
the sign-up form once its first field is there, for which the country is asked; the other pages once their script has taken them over. The processor is
not slowed, and matters: the load of this machine was ${(loadavg()[0] ?? 0).toFixed(1)} on its two cores.`
