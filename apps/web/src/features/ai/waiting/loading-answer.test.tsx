import { act, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderSignedIn } from '../../../testing/render-page.tsx'
import { LoadingAnswer } from './loading-answer.tsx'

afterEach(() => {
  vi.useRealTimers()
})

it('says one after the other what is being done, and starts over', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  await renderSignedIn(<LoadingAnswer agent="clinical" />, ['ai', 'evidence'])
  const steps = [
    'Generating responses',
    'Collecting evidences',
    'Calculating strength score',
    'Optimizing reasoning',
    'Aligning thoughts',
    'Generating responses',
  ]

  for (const step of steps) {
    expect(screen.getByText(step)).toBeDefined()
    act(() => {
      vi.advanceTimersByTime(1_600)
    })
  }
})
