import { act, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { PlaceLink } from '../lib/place/place-link.tsx'
import { useGo, usePlace } from '../lib/place/place.ts'
import { HistoryPlace, readPlace } from './history-place.tsx'

const handleLeave = vi.fn<() => void>()

function Page() {
  const { state, search } = usePlace()
  const go = useGo()
  return (
    <>
      <output>{JSON.stringify({ search, state })}</output>
      <button type="button" onClick={() => go('/signup', { replace: true, state: { awaited: 'a code' } })}>
        Stay
      </button>
      <button type="button" onClick={() => go({ search: '?kept=1' }, { replace: true })}>
        Search
      </button>
      <PlaceLink to="/login">Elsewhere</PlaceLink>
    </>
  )
}

function open(address = '/signup') {
  history.replaceState(null, '', address)
  render(
    <HistoryPlace start={readPlace()} onLeave={handleLeave}>
      <Page />
    </HistoryPlace>,
  )
  return userEvent.setup()
}

const press = (user: ReturnType<typeof open>, name: string) =>
  user.click(screen.getByRole('button', { name }))

beforeEach(() => handleLeave.mockClear())

it('what a page hands to itself is in the entry of the history, where a reload finds it', async () => {
  const user = open()
  const entries = history.length

  await press(user, 'Stay')

  expect(screen.getByRole('status').textContent).toBe('{"search":"","state":{"awaited":"a code"}}')
  expect(history.state).toMatchObject({ usr: { awaited: 'a code' }, idx: 0 })
  expect(history.length).toBe(entries)
  expect(handleLeave).not.toHaveBeenCalled()
})

it('another query of the same page keeps the page', async () => {
  const user = open('/signup?old=1#part')

  await press(user, 'Search')

  expect(location.href).toMatch(/\/signup\?kept=1$/u)
  expect(screen.getByRole('status').textContent).toBe('{"search":"?kept=1","state":null}')
  expect(handleLeave).not.toHaveBeenCalled()
})

it('a link to another page leaves an entry from which the router goes on, and says that the page is left', async () => {
  const user = open()
  const entries = history.length

  await user.click(screen.getByRole('link', { name: 'Elsewhere' }))

  expect(location.pathname).toBe('/login')
  expect(history.length).toBe(entries + 1)
  expect(history.state).toMatchObject({ usr: null, idx: 1, key: expect.stringMatching(/^\w{4,}$/u) })
  expect(handleLeave).toHaveBeenCalledOnce()
})

it('a link that is to open in a new tab is left to the browser', () => {
  open()
  let isBrowsers = false
  const watch = (event: MouseEvent) => {
    isBrowsers = !event.defaultPrevented
    // The browser of the tests would follow it here.
    event.preventDefault()
  }
  addEventListener('click', watch, { once: true })

  fireEvent.click(screen.getByRole('link', { name: 'Elsewhere' }), { ctrlKey: true })

  expect(isBrowsers).toBe(true)
  expect(location.pathname).toBe('/signup')
  expect(handleLeave).not.toHaveBeenCalled()
})

it('Back to another page leaves this one, Back to another entry of this one does not', () => {
  open()

  history.replaceState({ usr: { awaited: 'a code' } }, '')
  act(() => {
    dispatchEvent(new PopStateEvent('popstate'))
  })
  expect(screen.getByRole('status').textContent).toContain('a code')
  expect(handleLeave).not.toHaveBeenCalled()

  history.replaceState(null, '', '/')
  act(() => {
    dispatchEvent(new PopStateEvent('popstate'))
  })
  expect(handleLeave).toHaveBeenCalledOnce()
})
