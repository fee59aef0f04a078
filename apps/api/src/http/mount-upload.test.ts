import { once } from 'node:events'
import { createConnection } from 'node:net'
import { operation } from '@auscult/contract/operation.ts'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { createServices } from '../compose/services.ts'
import { StorageUnavailable } from '../parts/storage/storage.ts'
import { addPerson, type Person } from '../testing/people.ts'
import {
  createSealedClient,
  fetchTransport,
  type Input,
  type SealedClient,
} from '../testing/sealed-client.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { addApiRules } from './api-rules.ts'
import { createServer } from './create-server.ts'
import type { Call } from './mount.ts'
import { mountUpload } from './mount-upload.ts'

/** As the photograph of a profile is: nothing in the product declares this one. */
const uploadScan = operation({
  name: 'uploadScan',
  method: 'PUT',
  path: '/scans/{scanId}',
  access: 'doctor',
  limit: 'general',
  maxBytes: 64 * 1024,
  sealed: false,
  summary: 'Keeps a scan.',
  params: z.object({ scanId: z.uuid() }),
  upload: { contentTypes: ['image/jpeg', 'image/png'] },
  answer: z.object({ key: z.string(), bytes: z.number() }),
})

const params = { scanId: '01991b6a-5f0e-7c3a-9d6c-2f1f6d0a7b11' }
const bytes = Buffer.from(Array.from({ length: 60_000 }, (_, at) => at % 256))
const file = { bytes, contentType: 'image/jpeg' }

let app: TestApp
let server: FastifyInstance
let client: SealedClient
let doctor: Person
const handle = vi.fn<(call: Call<typeof uploadScan>) => Promise<{ key: string; bytes: number }>>()

beforeAll(async () => {
  app = await startTestApp()
  doctor = await addPerson(app)
  server = await createServer({ ...app.parts, hasTls: false, headersTimeoutMs: 10_000 })
  const services = await createServices(app.parts)
  const callsPerMinute = { address: 100_000, general: 100_000, questions: 100_000, people: 100_000 }
  await server.register(
    async (api) => {
      addApiRules(api, { ...services, callsPerMinute })
      mountUpload(api, uploadScan, handle)
    },
    { prefix: '/api' },
  )
  const address = await server.listen({ port: 0, host: '127.0.0.1' })
  client = createSealedClient(fetchTransport(address), services.envelope.publicKey().pem)
})

beforeEach(() => {
  handle.mockReset()
  handle.mockImplementation(async (call) => {
    const key = `scans/${call.params.scanId}`
    await app.parts.storage.put(key, call.file.bytes, call.file.contentType)
    return { key, bytes: call.file.bytes.length }
  })
})

afterAll(async () => {
  await server.close()
  await app.close()
})

const send = (input: Input = {}) => client.call(uploadScan, { params, token: doctor.token, file, ...input })

test('a doctor’s file arrives byte for byte, and the answer is plain', async () => {
  const answer = await send()

  expect(answer).toMatchObject({
    status: 200,
    isSealed: false,
    body: { key: `scans/${params.scanId}`, bytes: 60_000 },
  })
  const kept = await app.parts.storage.read(`scans/${params.scanId}`)
  expect(kept?.contentType).toBe('image/jpeg')
  expect(kept?.bytes.equals(bytes)).toBe(true)
})

test('the type is read without its parameters and whatever its case', async () => {
  await send({ file: { bytes, contentType: 'Image/PNG; name=a.png' } })

  expect(handle.mock.lastCall?.[0].file.contentType).toBe('image/png')
})

test.each([
  ['no token', () => ({ token: undefined }), 401, 'Please log in.'],
  [
    'the session of a student',
    async () => ({ token: (await addPerson(app, { type: 'Student' })).token }),
    403,
    'This is for doctors.',
  ],
])('with %s nothing is taken', async (_, makeInput, status, message) => {
  const answer = await send(await makeInput())

  expect(answer).toMatchObject({ status, body: { statusCode: status, message } })
  expect(handle).not.toHaveBeenCalled()
})

test('a stranger is refused before the file is there', async () => {
  const socket = createConnection(Number(new URL(server.listeningOrigin).port), '127.0.0.1')
  await once(socket, 'connect')
  socket.write(
    'PUT /api/scans/x HTTP/1.1\r\nhost: a\r\ncontent-type: image/jpeg\r\ncontent-length: 50000\r\n\r\nthe first bytes',
  )
  const [answer] = await once(socket, 'data')
  socket.destroy()

  expect(String(answer)).toMatch(/^HTTP\/1\.1 401 /u)
})

test('what is too large is told how large it may be', async () => {
  const answer = await send({ file: { ...file, bytes: Buffer.alloc(64 * 1024 + 1) } })

  expect(answer).toMatchObject({
    status: 413,
    body: { message: 'The file is too large. It may have 64 KB at the most.' },
  })
  expect(handle).not.toHaveBeenCalled()
})

test('what does not say its size is cut off at the limit, too', async () => {
  const answer = await fetch(`${server.listeningOrigin}/api/scans/${params.scanId}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${doctor.token}`, 'content-type': 'image/jpeg' },
    body: ReadableStream.from(Array.from({ length: 20 }, () => new Uint8Array(8 * 1024))),
    duplex: 'half',
  }).then((response) => response.status)

  expect(answer).toBe(413)
  expect(handle).not.toHaveBeenCalled()
})

test.each(['image/gif', 'application/json', 'text/html', 'image/jpeg2', 'image', ''])(
  'a file of the type %j is told which may come',
  async (contentType) => {
    const answer = await send({ file: { bytes, contentType } })

    expect(answer).toMatchObject({
      status: 415,
      body: { message: 'Send a file of this type: image/jpeg or image/png.' },
    })
    expect(handle).not.toHaveBeenCalled()
  },
)

test('no file at all, and an address of another form, are told as such', async () => {
  const empty = await send({ file: { ...file, bytes: Buffer.alloc(0) } })
  const elsewhere = await send({ params: { scanId: '..' } })

  expect(empty).toMatchObject({ status: 400, body: { message: 'The file is empty.' } })
  expect(elsewhere.status).toBeOneOf([400, 404])
  expect(handle).not.toHaveBeenCalled()
})

test('while the storage is away the caller is asked to come again', async () => {
  handle.mockRejectedValue(new StorageUnavailable('away'))

  const answer = await send()

  expect(answer.status).toBe(503)
  expect(answer.headers['retry-after']).toBeDefined()
  expect(app.logs()).toContain('the storage is not available')
})

test('the document of the API says what may be sent', () => {
  const document = z
    .object({ paths: z.record(z.string(), z.record(z.string(), z.object({ requestBody: z.unknown() }))) })
    .parse(JSON.parse(JSON.stringify(server.swagger())))

  expect(document.paths['/api/scans/{scanId}']?.['put']?.requestBody).toMatchObject({
    content: {
      'image/jpeg': { schema: { type: 'string', format: 'binary', maxLength: 64 * 1024 } },
      'image/png': {},
    },
  })
})
