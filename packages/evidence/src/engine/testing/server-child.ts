import { openEnginePool } from '../engine-pool.ts'
import { previous } from './previous.ts'

/** A server to be killed while a question that never ends is asked of it; prints the number of the process that answers. */
const pool = await openEnginePool({
  settings: { dataFolder: '', contentFolder: '' },
  workers: 1,
  limitMs: 600_000,
  module: new URL('scripted-process.ts', import.meta.url),
})
const { signal } = new AbortController()
process.stdout.write(`${await pool.restate('pid', previous, signal)}\n`)
await pool.restate('spin', previous, signal)
