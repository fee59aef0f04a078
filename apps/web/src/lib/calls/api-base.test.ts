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
  ['auscult.example', '/api'],
  ['www.auscult.example', '/api'],
  ['localhost', '/development/api'],
  ['evil-auscult.example', '/development/api'],
  ['auscult.example.org', '/development/api'],
])('of the page %s is %s', async (hostname, base) => {
  vi.stubEnv('VITE_PRODUCT_DOMAIN', 'auscult.example')
  vi.stubEnv('VITE_PRODUCTION_API', '/api')
  vi.stubEnv('VITE_DEVELOPMENT_API', '/development/api')
  const { apiBaseFor } = await import('./api-base.ts')

  expect(apiBaseFor(hostname)).toBe(base)
})
