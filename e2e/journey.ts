import { expect, test as base } from '@playwright/test'

/**
 * Every journey runs with a watch on the page: no error in the console, nothing refused by the content security policy, and
 * no request to another host.
 */
export const test = base.extend<{ watch: string[]; otherOrigins: string[] }>({
  /** Hosts that a journey may visit besides the product. */
  otherOrigins: [[], { option: true }],
  watch: [
    async ({ page, baseURL, otherOrigins }, use) => {
      const complaints: string[] = []
      // The browser says so in the console too, but in words that change with its version.
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
          // oxlint-disable-next-line no-console -- the console is what is watched
          console.error(`policy violation: ${violatedDirective} ${blockedURI} ${sample}`)
        })
      })
      page.on('pageerror', (error) => complaints.push(`error: ${error.message}`))
      page.on('console', (message) => {
        // A refused call (400, 401, 429) is part of a journey; the browser reports it as a failed resource.
        const { url } = message.location()
        // So is a path that nobody knows, which the server answers with the page and a 404.
        const isExpected = url.includes('/api/') || url === page.url()
        const isRefusedCall = message.text().startsWith('Failed to load resource') && isExpected
        if (message.type() === 'error' && !isRefusedCall) complaints.push(message.text())
      })
      page.on('request', (request) => {
        const { protocol, origin } = new URL(request.url())
        const isOurs = origin === baseURL || otherOrigins.includes(origin)
        if (protocol.startsWith('http') && !isOurs) complaints.push(`request to ${origin}`)
      })
      await use(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
