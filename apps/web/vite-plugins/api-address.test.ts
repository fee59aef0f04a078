import { resolveConfig } from 'vite'
import { afterEach, expect, it, vi } from 'vitest'
import { ownApiAddress } from './api-address.ts'

afterEach(() => vi.unstubAllEnvs())

const build = () => resolveConfig({ configFile: false, plugins: [ownApiAddress()] }, 'build')

it.each(['/api', '/clinical/api', ''])('the API may be at %j', async (address) => {
  vi.stubEnv('VITE_PRODUCTION_API', address)

  await expect(build()).resolves.toBeDefined()
})

it.each(['https://api.auscult.example', '//api.auscult.example', '/\\api.auscult.example', 'api', '/api/'])(
  'the API may not be at %j, which the policy of the page would refuse or no call would meet',
  async (address) => {
    vi.stubEnv('VITE_DEVELOPMENT_API', address)

    await expect(build()).rejects.toThrow('VITE_DEVELOPMENT_API')
  },
)
