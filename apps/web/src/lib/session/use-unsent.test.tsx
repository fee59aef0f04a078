import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { tokenOf } from '../../testing/render-page.tsx'
import { startSession } from './session.ts'
import { forgetUnsent, hasUnsent } from './unsent.ts'
import { useUnsent } from './use-unsent.ts'

const openAt = (place: string) => renderHook(() => useUnsent(place, z.string(), '')).result

beforeEach(() => {
  forgetUnsent()
  startSession(tokenOf('ada'))
})

it('what was typed is there again at its own place, until it was sent', () => {
  const note = openAt('note')
  act(() => note.current[1]('Would you?'))

  expect(openAt('note').current[0]).toBe('Would you?')
  expect(openAt('reply').current[0]).toBe('')
  expect(hasUnsent()).toBe(true)
  act(() => note.current[1](''))
  expect(hasUnsent()).toBe(false)
})

it('is nobody else’s, and gone with a log-out by choice', () => {
  const note = openAt('note')
  act(() => note.current[1]('Would you?'))

  startSession(tokenOf('ben'))
  expect(openAt('note').current[0]).toBe('')
  startSession(tokenOf('ada'))
  expect(openAt('note').current[0]).toBe('Would you?')
  forgetUnsent()
  expect(openAt('note').current[0]).toBe('')
})
