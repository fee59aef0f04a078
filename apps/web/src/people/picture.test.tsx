import { getIdentity } from '@auscult/contract/auth/auth.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { createQueryClient } from '../lib/calls/query-client.ts'
import { renderSignedIn } from '../testing/render-page.tsx'
import { answered, startSealedServer } from '../testing/sealed-server.ts'
import { endSession, findToken } from '../lib/session/session.ts'
import { useOwnPicture } from './picture.ts'

const key = '0b8a4f6e-7d1c-4b8e-9a55-2f1f3f0c9d77'

function OwnPicture() {
  return <p>{useOwnPicture() ?? 'none'}</p>
}

/** The sealed server, and beside it the bytes of a picture, counted. */
async function startWithPicture() {
  const server = await startSealedServer()
  server.handlers.set(getIdentity, () =>
    answered(getIdentity, {
      data: [
        {
          _id: 'user-1',
          name: 'Ines Duarte',
          email: 'ines@example.org',
          type: 'Dr',
          status: 'Pending',
          profilePicture: key,
          queryLimit: 1,
          queryLimitPerMonth: 1,
        },
      ],
    }),
  )
  const sealed = fetch
  const pictures = vi.fn(() => new Response(new Blob(['jpeg'], { type: 'image/jpeg' })))
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) =>
    url.includes('/s3/photo/') ? Promise.resolve(pictures()) : sealed(url, init),
  )
  return pictures
}

beforeEach(() => () => vi.unstubAllGlobals())

it('the own picture is fetched once, kept in this browser, and goes with the session', async () => {
  const pictures = await startWithPicture()
  const { unmount } = await renderSignedIn(<OwnPicture />, [])
  expect(await screen.findByText(/^data:image\/jpeg;base64,/u)).toBeDefined()
  unmount()

  // Another visit, which remembers nothing but what the browser keeps.
  render(
    <QueryClientProvider client={createQueryClient()}>
      <OwnPicture />
    </QueryClientProvider>,
  )

  expect(await screen.findByText(/^data:image\/jpeg;base64,/u)).toBeDefined()
  expect(pictures).toHaveBeenCalledOnce()
  endSession('logged-out', findToken())
  expect(localStorage.getItem('profilePicture')).toBeNull()
})

it('the own picture that another tab has changed and kept is shown without asking anybody', async () => {
  const pictures = await startWithPicture()
  await renderSignedIn(<OwnPicture />, [])
  expect(await screen.findByText(/^data:image\/jpeg;base64,/u)).toBeDefined()

  localStorage.setItem(
    'profilePicture',
    JSON.stringify({ key: 'another', url: 'data:image/jpeg;base64,new' }),
  )

  expect(await screen.findByText('data:image/jpeg;base64,new')).toBeDefined()
  expect(pictures).toHaveBeenCalledOnce()
})
