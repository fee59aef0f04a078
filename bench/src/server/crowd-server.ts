import { mkdirSync } from 'node:fs'
import { buildApp } from '../../../apps/api/src/app.ts'
import { readConfig } from '../../../apps/api/src/config.ts'
import { openParts } from '../../../apps/api/src/open-parts.ts'
import { addPerson } from '../../../apps/api/src/testing/people.ts'

/** The server with the parts of a start, in the folder argv[2], and argv[3] people who are logged in; tells where and who, and ends with its caller. */
const [, , folder = '', people = '0'] = process.argv
mkdirSync(folder, { recursive: true })
const manyCalls = '1000000'
const config = readConfig({
  DATA_DIR: folder,
  QUERY_LIMIT_PER_MONTH: manyCalls,
  USER_RATE_LIMIT_PER_MINUTE: manyCalls,
  ADDRESS_RATE_LIMIT_PER_MINUTE: manyCalls,
  AI_RATE_LIMIT_PER_MINUTE: manyCalls,
  LOG_LEVEL: 'error',
})
const parts = await openParts(config, () => undefined)
const app = await buildApp(parts)
const address = await app.server.listen({ port: 0, host: '127.0.0.1' })
const tokens: string[] = []
for (let nth = 0; nth < Number(people); nth += 1) {
  // oxlint-disable-next-line no-await-in-loop -- the embedded database writes one after the other anyway
  tokens.push((await addPerson({ ...app, parts })).token)
}

process.once('disconnect', () => process.exit(0))
process.send?.({ address, tokens, workers: parts.engine.atOnce })
