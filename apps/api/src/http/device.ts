import type { Device } from '@auscult/contract/auth/device.ts'
import { BROWSER_MAP, OS_MAP, parse } from 'bowser'

/** Longer than any browser's own. */
const mostRead = 512

/** What Bowser calls an unknown browser is whatever the header says, so only names of its own lists are taken. */
const browsers: ReadonlySet<string> = new Set(Object.values(BROWSER_MAP))
const systems: ReadonlySet<string> = new Set(Object.values(OS_MAP))

/** 'for Android' would be said twice. */
const shorter: Readonly<Record<string, string>> = { 'Samsung Internet for Android': 'Samsung Internet' }

/**
 * Which browser on which system sends a User-Agent header, without versions: enough for its owner to know it again, too little to follow
 * anybody by. The header is a stranger's: nothing of its text comes through, only names of a list.
 */
export function readDevice(userAgent: string | undefined): Device {
  if (userAgent === undefined || userAgent === '') return null
  const { browser, os, platform } = parse(userAgent.slice(0, mostRead))
  const browserName = browsers.has(browser.name ?? '') ? (browser.name ?? null) : null
  const systemName = systems.has(os.name ?? '') ? (os.name ?? null) : null
  if (browserName === null && systemName === null) return null
  return {
    browser: browserName === null ? null : (shorter[browserName] ?? browserName),
    // People have an iPhone, not iOS.
    system: systemName === 'iOS' ? (appleModel(platform.model) ?? systemName) : systemName,
  }
}

function appleModel(model: string | undefined): string | undefined {
  return model === 'iPhone' || model === 'iPad' ? model : undefined
}

/** In the English of mails, to stand after 'with'. */
export function nameDevice(device: Device): string {
  const { browser = null, system = null } = device ?? {}
  const named = browser ?? (system === null ? 'a browser that did not say its name' : 'a browser')
  return system === null ? named : `${named} on ${system}`
}
