type StoredFile = {
  bytes: Buffer
  /** Media type, with its parameters. */
  contentType: string
}

/**
 * Files that people hand in, outside the database. A key is made by the server and kept in a table beside its owner; what a caller says is
 * looked up there and never goes into a key. Every function throws `RangeError` for what is no key or no media type, and `StorageUnavailable` when the
 * disk is full or the server of the files does not answer.
 */
export type Storage = {
  /** Keeps a file, in the place of an earlier one of that key. A reader meets the old or the new one, never a part. */
  put(key: string, bytes: Buffer, contentType: string): Promise<void>
  read(key: string): Promise<StoredFile | undefined>
  /** There need not be such a file. */
  delete(key: string): Promise<void>
  /** Whether a file could be put there now. */
  isUp(): Promise<boolean>
  close(): Promise<void>
}

/** Nothing of the caller's is wrong: the same may succeed later. */
export class StorageUnavailable extends Error {
  override name = 'StorageUnavailable'
}

/**
 * What it is and which one, as `pictures/01991b6a-5f0e-7c3a-9d6c-2f1f6d0a7b11`: nothing that a file system reads as a way out, and two parts
 * always, so that no key is the folder of another.
 */
const keyForm = /^[a-z0-9][a-z0-9-]{0,99}\/[a-z0-9][a-z0-9-]{0,99}$/u
const contentTypeForm = /^[\w.+-]+\/[\w.+-]+(?:; ?[\w-]+=[\w.+-]+)*$/u

/** Throws `RangeError` for what is no key. */
export function requireKey(key: string): void {
  if (!keyForm.test(key)) throw new RangeError('This is no key of a stored file.')
}

/** Throws `RangeError` for what is no media type. */
export function requireContentType(contentType: string): void {
  if (!contentTypeForm.test(contentType)) throw new RangeError('This is no media type.')
}
