import { describe, expect, it } from 'vitest'
import { nameDevice, readDevice } from './device.ts'

const named = (userAgent: string | undefined) => nameDevice(readDevice(userAgent))

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const appleWebKit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'

describe('a device is named', () => {
  it.each([
    [
      'Firefox on Windows',
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0',
    ],
    ['Firefox on Linux', 'Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'],
    [
      'Microsoft Edge on Windows',
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`,
    ],
    [
      'Chrome on Chrome OS',
      `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webKit} Chrome/142.0.0.0 Safari/537.36`,
    ],
    [
      'Chrome on Android',
      `Mozilla/5.0 (Linux; Android 10; K) ${webKit} Chrome/142.0.0.0 Mobile Safari/537.36`,
    ],
    [
      'Samsung Internet on Android',
      `Mozilla/5.0 (Linux; Android 10; K) ${webKit} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    ],
    [
      'Safari on macOS',
      `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${appleWebKit} Version/26.0 Safari/605.1.15`,
    ],
    [
      'Safari on iPhone',
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${appleWebKit} Version/26.0 Mobile/15E148 Safari/604.1`,
    ],
    [
      'Firefox on iPad',
      `Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) ${appleWebKit} FxiOS/145.0 Mobile/15E148 Safari/605.1.15`,
    ],
    ['a browser on Windows', 'Something/1.0 (Windows NT 10.0)'],
    ['a browser that did not say its name', 'curl/8.5.0'],
    ['a browser that did not say its name', ''],
    ['a browser that did not say its name', undefined],
  ])('%s', (words, userAgent) => {
    expect(named(userAgent)).toBe(words)
  })
})

describe('a header that somebody made up', () => {
  it.each([
    ['markup', '<script>alert(1)</script>/2 x'],
    ['a sentence', 'Call +1 555 0100 at once/1 x'],
    ['an address', 'https://evil.example/1 x'],
    ['a name of every object', 'constructor/1 x'],
  ])('leaves nothing of %s', (_, userAgent) => {
    expect(readDevice(userAgent)).toBeNull()
    expect(readDevice(`${userAgent} (Windows NT 10.0)`)).toEqual({ browser: null, system: 'Windows' })
  })

  it('is read no further than any browser’s own goes', () => {
    expect(readDevice(`${'x'.repeat(512)} (Windows NT 10.0) Firefox/145.0`)).toBeNull()
  })
})
