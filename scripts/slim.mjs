// Takes out of an installation that only runs what npm brings along and nobody reads. Uses no dependency.
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** Brought in by npm for what nothing here uses: LanceDB's own embeddings, and peers that are optional. */
const useless = [
  'openai',
  'formdata-node',
  'web-streams-polyfill',
  'esbuild',
  '@esbuild',
  'tsx',
  'typescript',
  '@typescript',
  '.package-lock.json',
]

/** Types, maps and manuals are for those who write code. */
const isReadByNobody = /\.(?:d\.[cm]?ts|map|md|markdown)$/u

/** `modules` is a folder node_modules; links out of it, which lead to the sources, are not followed. */
export function slim(modules) {
  for (const part of useless) rmSync(join(modules, part), { recursive: true, force: true })
  for (const entry of readdirSync(modules, { recursive: true, withFileTypes: true })) {
    // Node before 20.12 has no parentPath.
    if (entry.isFile() && isReadByNobody.test(entry.name))
      rmSync(join(entry.parentPath ?? entry.path, entry.name))
  }
}
