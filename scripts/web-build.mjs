// Tells whether apps/web/dist is what the sources would build, so that a second start need not build again.
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './bootstrap.mjs'

// Not in dist, which is served.
const mark = join(root, 'node_modules', '.web-built-from')
const page = join(root, 'apps', 'web', 'dist', 'index.html')
const sources = [
  'apps/web/{src,public,vite-plugins}/**/*.*',
  'apps/web/*.*',
  'packages/{calculators,contract}/src/**/*.ts',
  'content/{antibiotics,calculators,certification,labs,landing,legal}/*.json',
  'package-lock.json',
  // Holds the addresses that are built into the pages.
  '.env',
]

/** What the environment says of those addresses. */
function settings() {
  return JSON.stringify(
    Object.entries(process.env)
      .filter(([key]) => key.startsWith('VITE_'))
      .toSorted(([one], [other]) => one.localeCompare(other)),
  )
}

function sourcesDigest() {
  const digest = createHash('sha256')
  for (const path of globSync(sources, { cwd: root }).toSorted()) {
    digest.update(path).update(readFileSync(join(root, path)))
  }
  digest.update(settings())
  return digest.digest('hex')
}

export function isWebBuilt() {
  return existsSync(page) && existsSync(mark) && readFileSync(mark, 'utf8') === sourcesDigest()
}

export function markWebBuilt() {
  writeFileSync(mark, sourcesDigest())
}
