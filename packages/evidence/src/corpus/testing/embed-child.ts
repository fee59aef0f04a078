import { join } from 'node:path'
import { openLanceIndex } from '../text-index/lance-index.ts'
import { openVectors } from '../vectors/open-vectors.ts'

/** A process to be killed: fills the vectors of the data folder argv[2] from the service argv[3], a line of output for each step. */
const [, , dataFolder = '', baseUrl = ''] = process.argv
const index = await openLanceIndex(join(dataFolder, 'evidence'))
const vectors = await openVectors(dataFolder, { baseUrl, name: 'fake' }, () => new Date())
await vectors.update({ index, onProgress: ({ seen }) => process.stdout.write(`${seen}\n`) })
await vectors.close()
await index.close()
