import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../../..')

/**
 * What decides the rows of every index: how text becomes terms, how documents are read, recorded and stored, and the lexicon by which a record is
 * read. Whole folders, so that a file that moves within them or is added counts without being named. The starter corpus is in none of the indexes
 * that are kept: whoever keeps one with it names content/starter and content/guidelines among its sources.
 */
export const decidingPaths: readonly string[] = [
  ...['corpus', 'text', 'record', 'understand/lexicon'].map((folder) =>
    join(root, 'packages/evidence/src', folder),
  ),
  join(root, 'content/lexicon'),
  ...['corpus/mixed-corpus.ts', 'corpus/scratch-index.ts', 'sets/shared-sets.ts', 'sets/judged-set.ts'].map(
    (file) => join(root, 'evaluation/src', file),
  ),
]

/**
 * One short name for the contents of files and folders, test files aside; a changed, added, removed or renamed file changes it. Throws where a path is
 * not there: a name that silently left something out would bring back a stale index.
 */
export async function fingerprint(paths: readonly string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const path of paths) {
    // oxlint-disable-next-line no-await-in-loop -- in the order named
    const files = await listFiles(path)
    if (files.length === 0) throw new Error(`${path} holds no files: an index cannot be named after it.`)
    for (const file of files) {
      hash.update(`${relative(path, file)}\0`)
      // oxlint-disable-next-line no-await-in-loop -- one file in memory at a time
      hash.update(await readFile(file)).update('\0')
    }
  }
  return hash.digest('hex').slice(0, 16)
}

async function listFiles(path: string): Promise<string[]> {
  const found = await stat(path).catch(() => undefined)
  if (found === undefined)
    throw new Error(`${path} is not there: what an index is named after has moved (evaluation/src).`)
  if (found.isFile()) return [path]
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
}
