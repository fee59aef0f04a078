import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Config } from '../../config.ts'
import { hasCode } from '../../parts/start-error.ts'

/** Files of DATA_DIR/keys by their names. */
const Keys = z.record(z.string().regex(/^[a-z][a-z.-]*$/u), z.string())
export type Keys = z.infer<typeof Keys>

/** Which setting stands in the place of which file. */
const settings = {
  SESSION_SECRET: 'session-secret',
  TOKEN_SECRET: 'token-secret',
  ENVELOPE_PRIVATE_KEY: 'envelope-private-key.pem',
} as const satisfies Partial<Record<keyof Config, string>>
const entries = [
  ['SESSION_SECRET', settings.SESSION_SECRET],
  ['TOKEN_SECRET', settings.TOKEN_SECRET],
  ['ENVELOPE_PRIVATE_KEY', settings.ENVELOPE_PRIVATE_KEY],
] as const

/** The keys in use, wherever they are kept: in DATA_DIR/keys, or in the configuration, which goes before. */
export async function listKeys(config: Config): Promise<Keys> {
  const folder = join(config.DATA_DIR, 'keys')
  const keys: Keys = {}
  // oxlint-disable-next-line no-await-in-loop -- a handful
  for (const name of await listNames(folder))
    if (!name.endsWith('.part')) keys[name] = await readFile(join(folder, name), 'utf8')
  for (const [setting, name] of entries) {
    const value = config[setting]
    if (value === undefined) continue
    keys[name] = value
    delete keys[`${name}.previous.json`]
  }
  return keys
}

export const parseKeys = (json: string): Keys => Keys.parse(JSON.parse(json))

/** Writes keys into a folder, which only its owner may read. */
export async function writeKeyFiles(folder: string, keys: Keys): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await Promise.all(
    Object.entries(keys).map(([name, text]) =>
      writeFile(join(folder, name), text, { mode: 0o600, flush: true }),
    ),
  )
}

/** Settings that hold another key than the backup, and go before it. */
export function listOtherKeys(config: Config, keys: Keys): string[] {
  return entries.flatMap(([setting, name]) =>
    config[setting] === undefined || config[setting] === keys[name] ? [] : [setting],
  )
}

async function listNames(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).toSorted()
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return []
    throw error
  }
}
