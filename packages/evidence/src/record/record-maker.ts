import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Document } from '../corpus/document.ts'
import { importedNamesFile } from '../understand/lexicon/installed-lexicon.ts'
import type { Lexicon } from '../understand/lexicon/lexicon.ts'
import { type EvidenceRecord, recordVersion } from './evidence-record.ts'
import type { RecordPhrases } from './named-concepts.ts'
import { readRecord } from './read-record.ts'
import { loadRecordPhrases } from './record-phrases.ts'
import { RecordThread } from './record-thread.ts'

/** Makes the records of an installation. Records with another stamp would come out differently and are read anew. */
export type RecordMaker = {
  /** '1.5f2c0a91b7d3': the version of the reading and a fingerprint of the names it knows. */
  readonly stamp: string
  /** To be awaited before `read` where there is one; it does its work once. */
  prepare?(): Promise<void>
  /** `lines` are the document's `indexedLines`, where they are at hand. */
  read(document: Document, lines?: readonly string[]): EvidenceRecord
  /** A thread that reads the same, for many documents; whoever starts it closes it. */
  startThread?(): RecordThread
}

/** A maker with these names and phrases; `fingerprint` tells them from others. */
export function createRecordMaker(
  lexicon: Lexicon,
  phrases: RecordPhrases = new Map(),
  fingerprint = String(lexicon.size),
): RecordMaker {
  return {
    stamp: recordStamp(fingerprint),
    read: (document, lines) => readRecord(document, lexicon, phrases, lines),
  }
}

export function recordStamp(fingerprint: string): string {
  return `${recordVersion}.${fingerprint}`
}

/** A record maker with the product's names and phrases and those imported. Throws as `loadRecordPhrases` does. */
export async function loadRecordMaker(
  contentFolder: string,
  dataFolder: string,
  lexicon: Lexicon,
): Promise<RecordMaker> {
  const starter = join(contentFolder, 'starter')
  const [fingerprint, phrases] = await Promise.all([
    fingerprintNames(contentFolder, dataFolder),
    loadRecordPhrases(starter),
  ])
  const maker = createRecordMaker(lexicon, phrases, fingerprint)
  return { ...maker, startThread: () => new RecordThread(contentFolder, dataFolder, maker.stamp) }
}

/** Tells names from others: by the files and not by what was made of them, since a lexicon does not tell its entries. */
export async function fingerprintNames(contentFolder: string, dataFolder: string): Promise<string> {
  const folder = join(contentFolder, 'lexicon')
  const names = (await readdir(folder)).filter((name) => name.endsWith('.jsonl')).toSorted()
  const files = [
    ...names.map((name) => join(folder, name)),
    join(contentFolder, 'starter', 'phrases.jsonl'),
    importedNamesFile(dataFolder),
  ]
  const hash = createHash('sha256')
  for (const bytes of await Promise.all(files.map((file) => readFile(file).catch(() => ''))))
    hash.update(bytes).update('\0')
  return hash.digest('hex').slice(0, 12)
}
