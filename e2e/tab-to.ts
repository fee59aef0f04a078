import type { Page } from '@playwright/test'

/** Presses Tab until the element has the focus, as somebody without a mouse would. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab')
    const label = await page.evaluate(() => {
      const element = document.activeElement
      if (!(element instanceof HTMLElement)) return ''
      const labels =
        element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.labels : null
      return element.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? element.textContent ?? ''
    })
    if (name.test(label)) return
  }
  throw new Error(`Nothing named ${name.source} can be reached with Tab`)
}
