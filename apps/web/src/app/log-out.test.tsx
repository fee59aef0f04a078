import { logOut as operation } from '@auscult/contract/auth/auth.ts'
import { act, render } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { findToken, startSession } from '../lib/session/session.ts'
import { answered, refused, startSealedServer } from '../testing/sealed-server.ts'
import { useBackCloses } from '../ui/dialog/dialog-history.ts'
import { logOut } from './log-out.ts'

const ended = { statusCode: 200, message: 'You are logged out.' }
const provider = 'https://sso.example.org/logout?client_id=auscult'

let server: Awaited<ReturnType<typeof startSealedServer>>
beforeEach(async () => {
  server = await startSealedServer()
  startSession('e30.e30.signature')
})

function watchLeaving() {
  return vi.spyOn(location, 'assign').mockImplementation(() => undefined)
}

function Menu() {
  useBackCloses(true, () => undefined)
  return null
}

it('ends the session here, and leads to where the provider ends its own', async () => {
  server.handlers.set(operation, () => answered(operation, { ...ended, leaveFor: provider }))
  const assign = watchLeaving()

  await logOut()

  expect(findToken()).toBeUndefined()
  expect(assign.mock.calls).toEqual([[provider]])
})

it('leaves only once the menu and its entry of the history have gone', async () => {
  server.handlers.set(operation, () => answered(operation, { ...ended, leaveFor: provider }))
  const assign = watchLeaving()
  const menu = render(<Menu />)
  await vi.waitFor(() => expect(history.state).toMatchObject({ openDialogs: 1 }))
  const marks: unknown[] = []
  assign.mockImplementation(() => void marks.push(history.state?.openDialogs))

  await logOut()
  const whileOpen = assign.mock.calls.length
  act(() => menu.unmount())

  await vi.waitFor(() => expect(assign).toHaveBeenCalledOnce())
  expect(whileOpen).toBe(0)
  expect(marks).toEqual([undefined])
})

it.each([
  ['no provider has vouched', () => answered(operation, ended)],
  ['the server refuses', () => refused(500, 'Something went wrong.')],
])('stays where %s', async (_, answer) => {
  server.handlers.set(operation, answer)
  const assign = watchLeaving()

  await logOut()

  expect(findToken()).toBeUndefined()
  expect(assign).not.toHaveBeenCalled()
})
