import { operation } from '@auscult/contract/operation.ts'
import { expect, it, vi } from 'vitest'
import { z } from 'zod'
import { tokenOf } from '../../testing/render-page.tsx'
import { startI18n } from '../language/i18n.ts'
import { startSession } from '../session/session.ts'
import { call } from './api.ts'
import { ApiError } from './call-errors.ts'

const uploadScan = operation({
  name: 'uploadScan',
  method: 'PUT',
  path: '/scans',
  access: 'signed-in',
  limit: 'general',
  maxBytes: 1024,
  sealed: false,
  summary: 'Keeps a scan.',
  upload: { contentTypes: ['image/jpeg'] },
  answer: z.object({ key: z.string() }),
})

const file = new File([new Uint8Array([0xff, 0xd8, 0xff, 0])], 'own-name.jpg', { type: 'image/jpeg' })

function answerWith(status: number, answer: object) {
  const network = vi.fn<typeof fetch>(async () => Response.json(answer, { status }))
  vi.stubGlobal('fetch', network)
  return network
}

it('a file is sent as it is, with its type and the session, and without its name', async () => {
  await startI18n('en-GB')
  const token = tokenOf('user-1')
  startSession(token)
  const network = answerWith(200, { key: 'scans/1' })

  expect(await call(uploadScan, { file })).toEqual({ key: 'scans/1' })

  const [url, request] = network.mock.lastCall ?? []
  expect(url).toBe('/api/scans')
  expect(request).toMatchObject({ method: 'PUT', body: file })
  expect(Object.fromEntries(new Headers(request?.headers))).toEqual({
    accept: 'application/json',
    authorization: `Bearer ${token}`,
    'content-type': 'image/jpeg',
  })
})

it('what the server does not take is told with its status', async () => {
  await startI18n('en-GB')
  answerWith(413, { statusCode: 413, error: 'Payload Too Large', message: 'The file is too large.' })

  const refused: unknown = await call(uploadScan, { file }).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(ApiError)
  expect(refused).toMatchObject({ status: 413 })
})
