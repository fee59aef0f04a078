import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/**
 * Colours change over a transition; in between axe would measure a shade, and a picture show one. Ended, not awaited: what lies in a closed part of
 * the page is never drawn, and so never tells that it has finished. What waits for an answer moves until it comes.
 */
async function setTheme(page: Page, theme: string | undefined): Promise<void> {
  await page.evaluate((value) => {
    if (value === undefined) delete document.documentElement.dataset['theme']
    else document.documentElement.dataset['theme'] = value
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    for (const animation of ending) animation.finish()
  }, theme)
}

async function findViolations(page: Page, within?: string) {
  const axe = new AxeBuilder({ page })
    // Base UI's guards at the ends of an open menu hand the focus on at once; axe sees hidden elements that could keep it.
    .exclude('[data-base-ui-focus-guard]')
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
  const { violations } = await (within === undefined ? axe : axe.include(within)).analyze()
  if (within !== undefined) return violations
  // A target that the dock at the foot of the screen cuts in two is measured again where it stands whole.
  const cut = violations.filter(({ id }) => id === 'target-size').flatMap(({ nodes }) => nodes)
  const others = violations.filter(({ id }) => id !== 'target-size')
  for (const { target } of cut) {
    const selector = target.join(' ')
    // oxlint-disable-next-line no-await-in-loop -- one place after the other
    await page.locator(selector).evaluate((element) => element.scrollIntoView({ block: 'center' }))
    // oxlint-disable-next-line no-await-in-loop -- as above
    const still = await findViolations(page, selector)
    others.push(...still.filter(({ id }) => id === 'target-size'))
  }
  return others
}

/** Fails with the rules and places axe complains of, in the light and in the dark theme. */
export async function expectAccessible(page: Page): Promise<void> {
  const before = await page.evaluate(() => document.documentElement.dataset['theme'])
  for (const theme of ['light', 'dark']) {
    await setTheme(page, theme)
    const violations = await findViolations(page)
    expect(
      violations.map(({ id, nodes }) => ({ theme, id, places: nodes.map(({ target }) => target.join(' ')) })),
    ).toEqual([])
  }
  await setTheme(page, before)
}

/** Wide content belongs into a scrolling box of its own: the page itself never scrolls sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBeLessThanOrEqual(0)
}
