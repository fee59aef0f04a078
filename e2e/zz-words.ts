import { chromium } from '@playwright/test'
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
const base = 'http://localhost:23917'
for (const width of [360, 768, 1440])
  for (const theme of ['light', 'dark'] as const)
    for (const locale of ['it-IT', 'de-DE']) {
      if (width === 768 && locale === 'de-DE') continue
      const context = await browser.newContext({
        locale,
        colorScheme: theme,
        viewport: { width, height: 860 },
        serviceWorkers: 'block',
      })
      const page = await context.newPage()
      page.on('console', (m) => {
        if (['error', 'warning'].includes(m.type())) console.log(width, theme, locale, m.text())
      })
      page.on('pageerror', (e) => console.log('PAGEERROR', e.message))
      for (const path of ['login', 'signup', 'reset-password?email=a%40b.it&token=x', 'about/accuracy']) {
        await page.goto(`${base}/${path}`, { waitUntil: 'networkidle' })
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        if (over > 0) console.log('SIDEWAYS', width, path, over)
        await page.screenshot({
          path: `/tmp/words-shots/${path.split('?')[0]?.replace('/', '-')}-${locale}-${theme}-${width}.png`,
          fullPage: true,
        })
        if (path === 'login') {
          await page.getByRole('button', { name: /Lingua|Sprache/u }).focus()
          await page.keyboard.press('Enter')
          await page.getByRole('menu').waitFor()
          console.log(
            'focus after Enter',
            await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120)),
          )
          await page.screenshot({ path: `/tmp/words-shots/menu-${locale}-${theme}-${width}.png` })
          await page.keyboard.press('ArrowDown')
          console.log('after down', await page.evaluate(() => document.activeElement?.textContent))
          await page.keyboard.press('Escape')
          await page.waitForTimeout(300)
          console.log(
            'focus after Escape',
            await page.evaluate(() => document.activeElement?.getAttribute('aria-label')),
          )
        }
      }
      await context.close()
    }
await browser.close()
