import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderAccess } from '../../../testing/render-access.tsx'
import { IllustrationSlider } from './illustration-slider.tsx'

const captions = [
  'Every sentence shows the source it rests on.',
  'Each study is graded, and the grade explains itself.',
  'An answer between two patients, at any hour.',
]
const shownCaption = () =>
  captions.find((caption) => screen.getByText(caption).closest('figure')?.classList.contains('opacity-100'))
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

function preferReducedMotion(isReduced: boolean) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isReduced && query.includes('reduced-motion'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('changes every five seconds and comes round again', async () => {
  await renderAccess('/login', <IllustrationSlider />)
  expect(shownCaption()).toBe(captions[0])

  // The other pictures are fetched with the first change.
  await pass(5_000)
  await expect.poll(shownCaption).toBe(captions[1])

  await pass(10_000)
  await expect.poll(shownCaption).toBe(captions[0])
})

it('stops and starts when a person says so', async () => {
  await renderAccess('/login', <IllustrationSlider />)
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })

  await user.click(screen.getByRole('button', { name: 'Stop the pictures' }))
  await pass(15_000)
  expect(shownCaption()).toBe(captions[0])

  await user.click(screen.getByRole('button', { name: 'Start the pictures' }))
  await pass(5_000)
  await expect.poll(shownCaption).toBe(captions[1])
})

it('stands still for a person who asks for less motion', async () => {
  preferReducedMotion(true)
  await renderAccess('/login', <IllustrationSlider />)

  await pass(20_000)

  expect(shownCaption()).toBe(captions[0])
  expect(screen.queryByRole('button')).toBeNull()
})

it('says nothing to assistive technology but its button', async () => {
  await renderAccess('/login', <IllustrationSlider />)

  expect(screen.queryByRole('figure')).toBeNull()
  expect(screen.getAllByRole('button')).toHaveLength(1)
})
