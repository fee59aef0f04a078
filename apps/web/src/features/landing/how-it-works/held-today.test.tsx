import { getConfig } from '@auscult/contract/public/public.ts'
import { render, screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { startI18n } from '../../../lib/language/i18n.ts'
import { answered, startSealedServer } from '../../../testing/sealed-server.ts'
import { HeldToday } from './held-today.tsx'

beforeAll(() => startI18n('en-GB'))

beforeEach(() => () => vi.unstubAllGlobals())

// On its own, as the landing page shows it: that page does not bring the query library along.
describe('what an installation holds', () => {
  it('is asked again while the server counts, and then told', async () => {
    const server = await startSealedServer()
    const config = server.handlers.get(getConfig)
    server.handlers.set(getConfig, async (received) => {
      const reply = await config?.(received)
      if (reply === undefined || !('answer' in reply)) throw new Error('The server has no configuration')
      server.handlers.set(getConfig, config ?? (() => reply))
      return answered(getConfig, { ...getConfig.answer.parse(reply.answer), holds: null })
    })

    const { container } = render(<HeldToday />)

    await waitFor(() => expect(server.received).toHaveLength(1))
    expect(container.textContent).toBe('')
    expect((await screen.findByText(/^This installation/u, {}, { timeout: 8_000 })).textContent).toBe(
      'This installation holds 434 studies and 125 guideline entries today.',
    )
  }, 12_000)
})
