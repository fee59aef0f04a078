import { join } from 'node:path'
import { importPath } from '../import/import.ts'
import { openLanceIndex } from '../text-index/lance-index.ts'

/** A process to be killed: imports argv[2] into the data folder argv[3] in small batches, a line of output for each step. */
const [, , path = '', dataFolder = ''] = process.argv
const index = await openLanceIndex(join(dataFolder, 'evidence'))
await importPath(path, {
  index,
  stateFolder: join(dataFolder, 'import-state'),
  batchSize: 250,
  onProgress: ({ records }) => process.stdout.write(`${records}\n`),
})
await index.close()
