import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Clock } from '../clock.ts'
import type { Mailer, StoredMail } from './mail.ts'

const keptMails = 500

export type Mailbox = Mailer & {
  /** The newest mail to an address, also when another process delivered it. */
  findNewest(address: string): Promise<StoredMail | undefined>
  /** Newest first. */
  list(limit: number): Promise<StoredMail[]>
}

/**
 * Where mail lands without SMTP: one JSON file a mail, its name made of the time, a digest of the address and the mail's id, so
 * that the newest to an address is found by name and a mail delivered twice is stored once.
 */
export function createMailbox(folder: string, clock: Clock): Mailbox {
  async function names(): Promise<string[]> {
    const all = await readdir(folder).catch(() => [])
    return all
      .filter((name) => name.endsWith('.json'))
      .toSorted()
      .toReversed()
  }

  async function read(name: string): Promise<StoredMail> {
    return JSON.parse(await readFile(join(folder, name), 'utf8'))
  }

  return {
    async send(mail) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const existing = await names()
      if (existing.some((name) => name.endsWith(`-${mail.id}.json`))) return
      const deliveredAt = clock().toISOString()
      const name = `${deliveredAt.replaceAll(':', '')}-${digest(mail.to)}-${mail.id}.json`
      const stored: StoredMail = { ...mail, deliveredAt }
      // Renamed into place, so that no reader sees half a mail.
      await writeFile(join(folder, `${name}.part`), JSON.stringify(stored, null, 2), { mode: 0o600 })
      await rename(join(folder, `${name}.part`), join(folder, name))
      await Promise.all(existing.slice(keptMails - 1).map((old) => rm(join(folder, old), { force: true })))
    },
    async forget(address) {
      const wanted = digest(address)
      const theirs = (await names()).filter((name) => name.includes(`-${wanted}-`))
      await Promise.all(theirs.map((name) => rm(join(folder, name), { force: true })))
    },
    async findNewest(address) {
      const wanted = digest(address)
      const name = (await names()).find((candidate) => candidate.includes(`-${wanted}-`))
      return name === undefined ? undefined : read(name)
    },
    list: async (limit) => Promise.all((await names()).slice(0, limit).map(read)),
    isUp: async () =>
      mkdir(folder, { recursive: true, mode: 0o700 }).then(
        () => true,
        () => false,
      ),
    close: () => undefined,
  }
}

function digest(address: string): string {
  return createHash('sha256').update(address.trim().toLowerCase()).digest('hex').slice(0, 16)
}
