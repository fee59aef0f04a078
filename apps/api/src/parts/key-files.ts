import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { KeptKeys } from './key-ring.ts'
import { hasCode } from './start-error.ts'

const Previous = z.object({ key: z.string(), until: z.iso.datetime().transform((iso) => new Date(iso)) })

const previousPath = (folder: string, name: string) => join(folder, `${name}.previous.json`)

/** What a file of the folder holds; the first start of two at once makes it, and the other reads what it wrote. */
export function readOrMake(folder: string, name: string, make: () => string): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, name)
  if (!existsSync(path)) {
    try {
      writeFileSync(path, make(), { mode: 0o600, flag: 'wx' })
    } catch (error) {
      if (!hasCode(error, 'EEXIST')) throw error
    }
  }
  return readFileSync(path, 'utf8')
}

/** The keys of a name as the folder has them; `first` gives the one of before any was kept. */
export function readKeys(folder: string, name: string, first: () => string): KeptKeys {
  const path = join(folder, name)
  const key = existsSync(path) ? readFileSync(path, 'utf8') : first()
  const before = previousPath(folder, name)
  return {
    key,
    previous: existsSync(before) ? Previous.parse(JSON.parse(readFileSync(before, 'utf8'))) : null,
  }
}

/** The one before is kept first: a crash in between leaves the old key in use, which opens everything. */
export function writeKeys(folder: string, name: string, { key, previous }: KeptKeys): void {
  const before = previousPath(folder, name)
  if (previous === null) rmSync(before, { force: true })
  else replace(before, JSON.stringify(previous))
  replace(join(folder, name), key)
}

/** Whole or not at all. */
function replace(path: string, text: string): void {
  writeFileSync(`${path}.part`, text, { mode: 0o600, flush: true })
  renameSync(`${path}.part`, path)
}
