import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { bringAllNear } from '../../testing/near-by.ts'
import { renderAccess } from '../../testing/render-access.tsx'
import { listenForInstallPrompt } from '../../lib/install-prompt.ts'
import { Install } from './install.tsx'

beforeEach(() => {
  bringAllNear()
  return () => vi.unstubAllGlobals()
})

const button = () => screen.queryByRole('button', { name: 'Install Auscult' })

it('tells how to install on Android and on an iPhone, and that the stores come later', async () => {
  await renderAccess('/', <Install />)

  expect(screen.getByRole('heading', { name: 'Android, in Chrome' })).toBeDefined()
  expect(screen.getByRole('heading', { name: 'iPhone, in Safari' })).toBeDefined()
  expect(screen.getAllByText('Coming Soon')).toHaveLength(2)
  expect(button()).toBeNull()
})

it('has a button where the browser offers to install, also before there was a page, which takes the offer up once', async () => {
  listenForInstallPrompt()
  const user = userEvent.setup()
  const prompt = vi.fn(async () => ({ outcome: 'accepted' }))
  const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
  dispatchEvent(offer)

  await renderAccess('/', <Install />)
  await user.click(await screen.findByRole('button', { name: 'Install Auscult' }))
  act(() => void dispatchEvent(new Event('appinstalled')))

  expect(offer.defaultPrevented).toBe(true)
  expect(prompt).toHaveBeenCalledTimes(1)
  expect(button()).toBeNull()
  expect(screen.getByText('Auscult is installed on this device.')).toBeDefined()
})
