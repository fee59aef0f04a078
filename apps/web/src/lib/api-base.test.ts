import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

it('is the same origin everywhere unless an operator says otherwise', async () => {
  const { apiBaseFor } = await import('./api-base.ts')

  expect(apiBaseFor('localhost')).toBe('/api')
  expect(apiBaseFor('auscult.example')).toBe('/api')
})

it.each([
  ['auscult.example', 'https://api.auscult.example'],
  ['www.auscult.example', 'https://api.auscult.example'],
  ['localhost', 'https://dev.auscult.example'],
  ['evil-auscult.example', 'https://dev.auscult.example'],
  ['auscult.example.org', 'https://dev.auscult.example'],
])('of the page %s is %s', async (hostname, base) => {
  vi.stubEnv('VITE_PRODUCT_DOMAIN', 'auscult.example')
  vi.stubEnv('VITE_PRODUCTION_API', 'https://api.auscult.example')
  vi.stubEnv('VITE_DEVELOPMENT_API', 'https://dev.auscult.example')
  const { apiBaseFor } = await import('./api-base.ts')

  expect(apiBaseFor(hostname)).toBe(base)
})
