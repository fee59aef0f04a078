import { benchAsk } from './engine/ask.ts'
import { benchCrowd } from './server/crowd.ts'
import { benchEnvelope } from './server/envelope.ts'
import { benchImport } from './engine/import.ts'
import { benchMetrics } from './server/metrics.ts'
import { benchLighthouse } from './browser/lighthouse.ts'
import { benchPainted } from './browser/painted.ts'
import { benchPosts } from './server/posts.ts'
import { benchSlowNetwork } from './browser/slow-network.ts'
import { benchTools } from './server/tools.ts'
import { benchToolsOnDevice } from './browser/tools-on-device.ts'
import { benchUpdate } from './engine/update.ts'

/** `npm run bench` runs all, `npm run bench -- NAME …` the named ones. */
const benches: Record<string, () => Promise<void>> = {
  ask: benchAsk,
  crowd: benchCrowd,
  envelope: benchEnvelope,
  import: benchImport,
  lighthouse: benchLighthouse,
  metrics: benchMetrics,
  painted: benchPainted,
  posts: benchPosts,
  'slow-network': benchSlowNetwork,
  tools: benchTools,
  'tools-on-device': benchToolsOnDevice,
  update: benchUpdate,
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !Object.hasOwn(benches, name))
if (unknown.length > 0) {
  console.error(`No bench is called ${unknown.join(', ')}. There are: ${Object.keys(benches).join(', ')}.`)
  process.exit(1)
}
for (const [name, run] of Object.entries(benches)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  console.log(`\n## ${name}\n`)
  // oxlint-disable-next-line no-await-in-loop -- one at a time, or they would measure each other
  await run()
}
