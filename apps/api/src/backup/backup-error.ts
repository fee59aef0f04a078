/** Why a backup or a restore did nothing, and what to do, in a sentence for the operator. */
export class BackupError extends Error {
  override name = 'BackupError'
}

/** A sentence for what the system refuses; everything else as it is. */
export function toBackupError(cause: unknown, doing: string): unknown {
  if (!(cause instanceof Error) || !('code' in cause)) return cause
  const sentence = sentences[String(cause.code)]
  return sentence === undefined ? cause : new BackupError(`${doing}: ${sentence}`, { cause })
}

const sentences: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full. Nothing was kept of what was begun; make room and run it again.',
  EDQUOT: 'the disk quota is used up. Nothing was kept of what was begun; make room and run it again.',
  EACCES: 'the folder may not be written to or read. Nothing was kept of what was begun.',
  EPERM: 'the folder may not be written to or read. Nothing was kept of what was begun.',
  EROFS: 'the disk is mounted read-only. Nothing was kept of what was begun.',
  ENOTDIR: 'a part of the path is a file, not a folder.',
  EIO: 'the disk failed. Nothing was kept of what was begun.',
  // PostgreSQL: disk_full, and what an administrator or a lost server ends.
  '53100':
    'the disk of the database is full. Nothing was kept of what was begun; make room and run it again.',
  '42501':
    'the user of DATABASE_URL may not do it. It needs to own the database, or the right to create in its schema.',
}
