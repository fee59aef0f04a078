import { mkdirSync } from 'node:fs'
import { readEvidence } from '../../../apps/api/src/features/posts/read-evidence.ts'
import { buildApp } from '../../../apps/api/src/app.ts'
import { readConfig } from '../../../apps/api/src/config.ts'
import { openParts } from '../../../apps/api/src/open-parts.ts'
import { addDoctor } from '../../../apps/api/src/testing/people.ts'
import { createSealedClient } from '../../../apps/api/src/testing/sealed-client.ts'
import { fillPosts } from './many-posts.ts'

/**
 * The server with the parts of a start, in the folder argv[2] and on the database argv[3] ('' for the embedded one), with so many posts,
 * likes and logged-in doctors; tells where and who, and ends with its caller.
 */
const [, , folder = '', url = '', posts = '0', likes = '0', people = '0'] = process.argv
mkdirSync(folder, { recursive: true })
const manyCalls = '1000000'
const config = readConfig({
  DATA_DIR: folder,
  ...(url !== '' && { DATABASE_URL: url }),
  USER_RATE_LIMIT_PER_MINUTE: manyCalls,
  ADDRESS_RATE_LIMIT_PER_MINUTE: manyCalls,
  LOG_LEVEL: 'error',
})
const parts = await openParts(config, () => undefined)
const app = await buildApp(parts)
const address = await app.server.listen({ port: 0, host: '127.0.0.1' })
const { publicKey } = (await app.server.inject('/api/config')).json<{ publicKey: string }>()
const client = createSealedClient(async ({ method, url: path, headers, body }) => {
  const answer = await app.server.inject({
    method,
    url: path,
    headers,
    ...(body !== undefined && { payload: body }),
  })
  return { status: answer.statusCode, headers: {}, body: answer.body }
}, publicKey)

const { db } = parts.database
const documents: string[] = []
for await (const batch of parts.evidence.index.documents()) documents.push(...batch.map(({ id }) => id))
const works = documents.map((documentId) => ({
  title: '',
  body: '',
  documentId,
  pmid: null,
  doi: null,
  toldStatus: 'current' as const,
}))
const read = await readEvidence({ ...parts.evidence, clock: parts.clock }, works)
const material = {
  postTerms: parts.postTerms,
  cards: read.flatMap(({ evidence }) => evidence ?? []),
  specialities: [
    'cardiology',
    'neurology',
    'paediatrics',
    'psychiatry',
    'infectious-diseases',
    'general-surgery',
  ],
}
await fillPosts(db, material, { posts: Number(posts), likes: Number(likes) })

const doctors: { id: string; token: string }[] = []
for (let nth = 0; nth < Number(people); nth += 1) {
  // oxlint-disable-next-line no-await-in-loop -- the embedded database writes one after the other anyway
  const { id, token } = await addDoctor({
    ...app,
    parts,
    call: (operation, input) => client.call(operation, input),
  })
  doctors.push({ id, token })
}

process.once('disconnect', () => process.exit(0))
process.send?.({ address, doctors })
