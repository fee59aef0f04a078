// `node e2e/render-screens.mjs`: takes pictures of the product as it runs: the screens on the landing page, in both themes, and that of
// the README. Run it after a change of what they show; they are checked in, so that a build needs no browser.
// Needs a built web app; CHROMIUM_PATH names a Chromium, else the system's.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { root } from '../scripts/bootstrap.mjs'
import { requireChromium } from '../scripts/chromium.mjs'

const landing = join(root, 'apps', 'web', 'src', 'features', 'landing', 'screens')
const readme = join(root, 'docs', 'screenshots')
const folder = mkdtempSync(join(tmpdir(), 'auscult-screens-'))
const question = 'Does dapagliflozin reduce hospitalisation in heart failure with reduced ejection fraction?'

const phone = { width: 340, height: 480 }
const wide = { width: 1440, height: 800 }
const phoneScreens = [
  { name: 'clinical', agent: 'Clinical', question },
  {
    name: 'consensus',
    agent: 'Consensus',
    question: 'Do SGLT2 inhibitors reduce heart failure hospitalisation?',
  },
  {
    name: 'guideline',
    agent: 'Guideline',
    question: 'What is the first-line treatment of heart failure with reduced ejection fraction?',
  },
]

/** The server with a folder of its own, and the demo doctor that its first start tells. */
async function startProduct() {
  const port = await findFreePort()
  const server = spawn(process.execPath, [join(root, 'apps', 'api', 'src', 'main.ts')], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  server.stdout.on('data', (part) => (said += part))
  const address = `http://localhost:${port}`
  for (let tries = 0; tries < 240; tries += 1) {
    const doctor = /Demo Doctor\s+(?<email>\S+)\s+password (?<password>\S+)/u.exec(said)?.groups
    if (doctor && (await isReady(address))) return { server, address, doctor }
    await pause(500)
  }
  throw new Error('The server did not get ready.')
}

function isReady(address) {
  return fetch(`${address}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  )
}

async function findFreePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address()
  probe.close()
  return port
}

/** A page of the signed-in doctor. `room` is taller than what is taken, so that what stands at the foot of a screen covers nothing. */
async function openPage(browser, { address, doctor }, theme, room, isPhone) {
  const context = await browser.newContext({
    viewport: room,
    deviceScaleFactor: 2,
    isMobile: isPhone,
    hasTouch: isPhone,
    colorScheme: theme,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  await page.goto(`${address}/login`)
  await page.getByLabel('Email').fill(doctor.email)
  await page.getByLabel('Password', { exact: true }).fill(doctor.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.waitForURL(/\/ai/u)
  return page
}

/** Asks an agent, and waits until the answer stands: every answer can be exported. */
async function ask(page, agent, text) {
  await page.goto(new URL('/ai', page.url()).href)
  await page.getByRole('tab', { name: agent }).click()
  await page.getByRole('textbox').first().fill(text)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Export' }).first().waitFor()
  await page.evaluate(() => document.fonts.ready)
}

/** Where the answer's own part of the screen begins. */
async function topOf(page) {
  const box = await page.getByRole('tabpanel').first().boundingBox()
  return Math.max(0, Math.round(box?.y ?? 0) - 8)
}

async function takeWebp(page, clip, file, quality) {
  const session = await page.context().newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality,
    clip: { ...clip, scale: 1 },
    captureBeyondViewport: false,
  })
  const picture = Buffer.from(data, 'base64')
  writeFileSync(file, picture)
  process.stdout.write(`${file}: ${picture.length} bytes\n`)
}

async function takeTheme(browser, product, theme) {
  const small = await openPage(browser, product, theme, { width: phone.width, height: 2400 }, true)
  for (const { name, agent, question: text } of phoneScreens) {
    await ask(small, agent, text)
    const clip = { x: 0, y: await topOf(small), ...phone }
    await takeWebp(small, clip, join(landing, `${name}-${theme}.webp`), 70)
  }
  await small.context().close()

  const large = await openPage(browser, product, theme, { width: wide.width, height: 2000 }, false)
  await ask(large, 'Clinical', question)
  await takeWebp(large, { x: 0, y: 0, ...wide }, join(landing, `answer-${theme}.webp`), 60)
  if (theme === 'light') {
    await large.setViewportSize({ width: 1440, height: 900 })
    await large.evaluate(() => scrollTo(0, 0))
    await large.screenshot({ path: join(readme, 'answer.png'), scale: 'css' })
  }
  await large.context().close()
}

const executablePath = requireChromium()
const product = await startProduct()
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage'] })
try {
  for (const theme of ['light', 'dark']) await takeTheme(browser, product, theme)
} finally {
  await browser.close()
  product.server.kill('SIGTERM')
  await once(product.server, 'exit')
  rmSync(folder, { recursive: true, force: true })
}
