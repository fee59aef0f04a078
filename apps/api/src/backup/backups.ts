import { rm } from 'node:fs/promises'
import { checkArchive } from './archive/check-archive.ts'
import type { Manifest } from './archive/manifest.ts'
import { BackupError, toBackupError } from './backup-error.ts'
import { shortestPassphrase } from './keys/sealed-keys.ts'
import { type BackupSources, type KeysWish, makeArchive } from './make-archive.ts'
import type { BackupPlace } from './places/backup-place.ts'
import { openNamed, openScheduledPlace } from './places/open-place.ts'

type Tell = (line: string) => void

/** `passphrase` in the place of BACKUP_PASSPHRASE. */
type BackupWish = { file: string; passphrase?: string | undefined; withoutKeys: boolean }

type Made = { address: string; manifest: Manifest }

export type Backups = {
  /** Makes a backup where the operator names one, a path or `s3://BUCKET/KEY`. Throws `BackupError`, `StartError`. */
  make(wish: BackupWish, tell: Tell): Promise<Made>
  /** Makes one in BACKUP_TO, then drops the oldest beyond BACKUP_KEEP. Throws as `make` does, and then drops none. */
  makeScheduled(tell: Tell): Promise<Made & { dropped: number }>
  /**
   * Makes one in BACKUP_TO before an upgrade and reads it back; the newest BACKUP_KEEP of its kind stay. Without BACKUP_PASSPHRASE it has no
   * keys, which an upgrade leaves alone. With `tryOnly` it is deleted again. Throws as `make` does.
   */
  makeBeforeUpgrade(tell: Tell, wish?: { tryOnly: boolean }): Promise<Made>
}

export function createBackups(sources: BackupSources): Backups {
  const { config, clock } = sources

  async function write(place: BackupPlace, name: string, keys: KeysWish, tell: Tell): Promise<Made> {
    const address = `${place.address}${place.address.endsWith('/') ? '' : '/'}${name}`
    if (await place.has(name))
      throw new BackupError(`${address} is there already. Name another file, or move that one away.`)
    const draft = place.draftOf(name)
    try {
      const manifest = await makeArchive(draft, sources, keys, tell)
      await place.keep(name)
      return { address, manifest }
    } catch (error) {
      throw toBackupError(error, `The backup ${address} was not made`)
    } finally {
      await rm(draft, { force: true })
    }
  }

  return {
    async make({ file, passphrase, withoutKeys }, tell) {
      const keys = withoutKeys ? 'leaveOut' : requirePassphrase(passphrase ?? config.BACKUP_PASSPHRASE)
      const { place, name } = await openNamed(config, file).catch(throwNotMade(file))
      try {
        return await write(place, name, keys, tell)
      } finally {
        await place.close()
      }
    },
    async makeScheduled(tell) {
      const keys = requirePassphrase(config.BACKUP_PASSPHRASE)
      const place = await openScheduledPlace(config).catch(throwNotMade(config.BACKUP_TO))
      try {
        const made = await write(place, nameOfMoment(clock()), keys, tell)
        return { ...made, dropped: await dropOldest(place, scheduledName, config.BACKUP_KEEP) }
      } finally {
        await place.close()
      }
    },
    async makeBeforeUpgrade(tell, { tryOnly } = { tryOnly: false }) {
      const passphrase = config.BACKUP_PASSPHRASE
      const place = await openScheduledPlace(config).catch(throwNotMade(config.BACKUP_TO))
      const name = nameOfMoment(clock(), tryOnly ? 'try-' : 'before-upgrade-')
      try {
        const made = await write(place, name, passphrase === undefined ? 'leaveOut' : { passphrase }, tell)
        await checkArchive(await place.fetch(name), tell)
        if (!tryOnly) await dropOldest(place, beforeUpgradeName, config.BACKUP_KEEP)
        return made
      } finally {
        if (tryOnly) await place.delete(name)
        await place.close()
      }
    },
  }
}

const throwNotMade =
  (to = 'backups') =>
  (error: unknown): never => {
    throw toBackupError(error, `The backup in ${to} was not made`)
  }

function requirePassphrase(passphrase: string | undefined): KeysWish {
  if (passphrase === undefined)
    throw new BackupError(
      'The keys of the installation go into a backup closed with a passphrase only: set BACKUP_PASSPHRASE, or say --without-keys and keep them elsewhere.',
    )
  if (passphrase.length < shortestPassphrase)
    throw new BackupError(`The passphrase must have at least ${shortestPassphrase} characters.`)
  return { passphrase }
}

/** In the order of time where they are sorted. */
function nameOfMoment(moment: Date, kind = ''): string {
  return `auscult-${kind}${moment.toISOString().replaceAll(/[:.]/gu, '-')}.tar.gz`
}

const scheduledName = /^auscult-\d{4}-\d\d-\d\dT[\d-]+Z\.tar\.gz$/u

const beforeUpgradeName = /^auscult-before-upgrade-\d{4}-\d\d-\d\dT[\d-]+Z\.tar\.gz$/u

/** Only of one kind: what an operator put beside stays. */
async function dropOldest(place: BackupPlace, kind: RegExp, kept: number): Promise<number> {
  const names = (await place.list()).filter((name) => kind.test(name)).toSorted()
  const old = names.slice(0, -kept)
  await Promise.all(old.map((name) => place.delete(name)))
  return old.length
}

/** What a backup holds, in a few lines. */
export function describeManifest({ madeAt, version, tables, files, evidence, hasKeys }: Manifest): string {
  const rows = Object.values(tables).reduce((sum, of) => sum + of, 0)
  return [
    `  made ${madeAt} by release ${version}`,
    `  ${rows} rows in ${Object.keys(tables).length} tables, ${tables['users'] ?? 0} accounts`,
    `  ${files.kept} files${files.missing > 0 ? `; ${files.missing} more are named in the database and were not in the storage` : ''}`,
    `  ${evidence.documents} documents, ${evidence.marks} marks of imports`,
    hasKeys ? '  the keys, closed with the passphrase' : '  no keys',
  ].join('\n')
}
