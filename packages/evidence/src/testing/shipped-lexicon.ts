import { join } from 'node:path'
import { loadLexicon } from '../understand/lexicon/lexicon.ts'

export const contentFolder = join(import.meta.dirname, '../../../../content')

/** The lexicon as it is shipped, with its grammar; read once by all tests of a worker. */
export const shippedLexicon = await loadLexicon(join(contentFolder, 'lexicon'))
