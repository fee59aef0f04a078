// Finds a Chromium for the end-to-end tests, and installs one where none is.
import { existsSync } from 'node:fs'
import { run } from './bootstrap.mjs'

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Path of a Chromium; undefined means that Playwright's own build was installed and is found by Playwright. */
export function requireChromium() {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (existsSync(named)) return named
    throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`)
  }
  const found = places.find((path) => existsSync(path))
  if (found) return found
  console.log('Installing Chromium for the end-to-end tests ...')
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    run('apt-get', ['update', '-qq'], { stdio: 'ignore' })
    run('apt-get', ['install', '-y', '-qq', 'chromium'], {
      stdio: 'ignore',
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    })
    if (existsSync('/usr/bin/chromium')) return '/usr/bin/chromium'
  }
  const installed = run('npm', ['exec', '--', 'playwright', 'install', 'chromium'])
  if (installed.status === 0) return undefined
  throw new Error('No Chromium was found or could be installed. Install one and set CHROMIUM_PATH to it.')
}
