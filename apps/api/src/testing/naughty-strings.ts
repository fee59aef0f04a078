import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const list = fileURLToPath(new URL('../../../../../shared/data/naughty-strings/blns.json', import.meta.url))

/** What the public list does not hold: what PostgreSQL cannot store, what is too long, and what prototypes are made of. */
const own = ['\u0000', 'a\u0000b', '\uD800', 'a\uDFFF', '\uFEFF', '__proto__', 'x'.repeat(300_000)]

/** Strings known to trip software up. The public list stands beside the repository and may be missing: then only our own. */
export function readNaughtyStrings(): { own: string[]; listed: string[]; hasPublicList: boolean } {
  if (!existsSync(list)) return { own, listed: [], hasPublicList: false }
  const listed: string[] = JSON.parse(readFileSync(list, 'utf8'))
  return { own, listed, hasPublicList: true }
}
