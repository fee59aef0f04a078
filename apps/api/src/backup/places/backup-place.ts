/** Where backups are kept: a folder, or a bucket below a prefix. Each is a file of one name. */
export type BackupPlace = {
  /** As an operator reads it. */
  address: string
  has(name: string): Promise<boolean>
  /** Where a new one is written before it is kept, on a disk of this machine. */
  draftOf(name: string): string
  /** Puts a draft, written to its end, into its place, whole or not at all. */
  keep(name: string): Promise<void>
  /** Gives the path of a file of this machine that holds it, until `close`. */
  fetch(name: string): Promise<string>
  /** All names, also of other files that stand there. */
  list(): Promise<string[]>
  delete(name: string): Promise<void>
  close(): Promise<void>
}
