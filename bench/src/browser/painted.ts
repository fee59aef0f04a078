import { loadavg } from 'node:os'
import { quantile } from '@auscult/evaluation/report/quantile.ts'
import { table, writePart } from '@auscult/evaluation/report/page.ts'
import type { Page } from '@playwright/test'
import { logInDemoDoctor } from './demo-doctor.ts'
import { launchChromium } from './launch-chromium.ts'
import { startProduct } from './served-product.ts'

const rounds = 5

/** Of the kinds the start page offers, so that each has an answer in the starter corpus. */
const questions = [
  'Does dapagliflozin reduce hospitalisation in heart failure with reduced ejection fraction?',
  'Does a systolic target below 120 mmHg reduce cardiovascular events in adults without diabetes?',
  'Is apixaban safer than warfarin in atrial fibrillation?',
  'Does empagliflozin reduce hospitalisation in heart failure?',
]

/** From Enter to the frame in which the answer stands: how long a clinician looks at a waiting screen. */
export async function benchPainted(): Promise<void> {
  const product = await startProduct()
  const browser = await launchChromium()
  const times: number[] = []
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })
    const page = await context.newPage()
    await logInDemoDoctor(page, product)
    for (let round = 0; round <= rounds; round += 1)
      for (const question of questions) {
        // oxlint-disable-next-line no-await-in-loop -- one at a time, as a person asks
        const time = await ask(page, question)
        // The first round warms the engine, as the first questions of a day do.
        if (round > 0) times.push(time)
      }
  } finally {
    await browser.close()
    await product.stop()
  }
  const milliseconds = (share: number) => quantile(times, share).toFixed(0)
  const figures = table(
    ['from Enter to the answer painted', 'p50 ms', 'p95 ms'],
    [
      ['goal', '', '600'],
      [`${times.length} questions`, milliseconds(0.5), milliseconds(0.95)],
    ],
  )
  console.log(figures)
  await writePart('Enter to answer', `${figures}\n\n${method()}`)
}

/** Milliseconds by the page's own clock, from the key to the second frame after the answer's last heading came. */
async function ask(page: Page, question: string): Promise<number> {
  await page.goto(new URL('/ai', page.url()).href)
  await page.getByRole('textbox').first().fill(question)
  const painted = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let pressedMs = 0
        addEventListener('keydown', () => (pressedMs = performance.now()), { capture: true, once: true })
        const watch = new MutationObserver(() => {
          if (document.querySelector('main article') === null) return
          watch.disconnect()
          // The next frame shows what has just come, and the one after begins when that is painted.
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - pressedMs)))
        })
        watch.observe(document.body, { childList: true, subtree: true })
      }),
  )
  await page.keyboard.press('Enter')
  return painted
}

const method =
  () => `The demo doctor asks in Chromium, from the server on this machine, each question ${rounds} times after one that is not counted. The clock runs from
the key to the frame after that in which the first source of the answer stands. The load of this machine was ${(loadavg()[0] ?? 0).toFixed(1)} on its two cores.`
