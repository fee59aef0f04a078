import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

const root = fileURLToPath(new URL('../../../..', import.meta.url))

const Journal = z.looseObject({ entries: z.array(z.unknown()) })

/**
 * Puts the server's sources into a folder with the first `migrations` of today's, as the release had them that ended there; all else is of
 * today. Resolves to the program of the operator's commands.
 */
export async function copyEarlierProgram(folder: string, migrations: number): Promise<string> {
  const api = join(folder, 'apps', 'api')
  await mkdir(api, { recursive: true })
  await Promise.all([
    ...['src', 'migrations', 'package.json'].map((name) =>
      cp(join(root, 'apps', 'api', name), join(api, name), { recursive: true }),
    ),
    ...['node_modules', 'content', 'packages', 'apps/api/node_modules'].map((name) =>
      symlink(join(root, name), join(folder, name)),
    ),
  ])
  const path = join(api, 'migrations', 'meta', '_journal.json')
  const journal = Journal.parse(JSON.parse(await readFile(path, 'utf8')))
  await writeFile(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, migrations) }))
  return join(api, 'src', 'admin', 'main.ts')
}
