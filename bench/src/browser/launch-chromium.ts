import { type Browser, chromium } from '@playwright/test'

/** A Chromium that Playwright steers: CHROMIUM_PATH, or the system's. */
export function launchChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  })
}
