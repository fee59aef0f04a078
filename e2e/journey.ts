import { expect, test as base } from '@playwright/test'

/**
 * Every journey runs with a watch on the page: no error in the console, nothing refused by the content security policy, and
 * no request to another host.
 */
export const test = base.extend<{ watch: string[] }>({
  watch: [
    async ({ page, baseURL }, use) => {
      const complaints: string[] = []
      page.on('pageerror', (error) => complaints.push(`error: ${error.message}`))
      page.on('console', (message) => {
        // A refused call (400, 401, 429) is part of a journey; the browser reports it as a failed resource.
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
          complaints.push(message.text())
      })
      page.on('request', (request) => {
        const { protocol, origin } = new URL(request.url())
        if (protocol.startsWith('http') && origin !== baseURL) complaints.push(`request to ${origin}`)
      })
      await use(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
