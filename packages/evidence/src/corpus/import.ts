import { stat } from 'node:fs/promises'
import { lockCorpus } from './corpus-lock.ts'
import type { EvidenceIndex } from './evidence-index.ts'
import { BatchWriter, ImportBatch } from './import-batch.ts'
import { listImportFiles } from './import-files.ts'
import { ImportState } from './import-state.ts'
import { PubmedReader } from './pubmed-reader.ts'
import { PubmedXmlError, type PubmedEvent } from './pubmed-xml.ts'

export type ImportProgress = {
  file: string
  fileNumber: number
  fileCount: number
  /** Bytes of all files, as they lie on disk. */
  bytesDone: number
  bytesTotal: number
  records: number
}

export type FileReport = {
  path: string
  outcome: 'imported' | 'already-imported' | 'failed'
  records: number
  deletions: number
  badRecords: number
  skipped: number
  /** Why the file ended early; whole records before that place are in the index. */
  error: string | null
}

export type ImportReport = {
  files: FileReport[]
  records: number
  deletions: number
  badRecords: number
  /** The first hundred by name; `badRecords` counts all. */
  badRecordNames: { file: string; name: string; reason: string }[]
  /** Book records, which are not articles. */
  skipped: number
  tookMs: number
}

export type ImportOptions = {
  index: EvidenceIndex
  stateFolder: string
  onProgress?: (progress: ImportProgress) => void
  signal?: AbortSignal
  /** Reads files again that are already imported. */
  again?: boolean
  batchSize?: number
}

const defaultBatchSize = 4_000
/** Rows are scanned until they are indexed, so the index is brought up to date on the way too. */
const batchesPerOptimize = 25
const namedBadRecords = 100

/**
 * Imports a PubMed file or a folder of them. Killed at any point, it goes on after the last committed batch when it is run
 * again. Throws ImportPathError, CorpusLockedError, or the signal's reason; a bad file or record is reported, not thrown.
 */
export async function importPath(path: string, options: ImportOptions): Promise<ImportReport> {
  const files = await listImportFiles(path)
  const lock = await lockCorpus(options.stateFolder)
  try {
    const run = new ImportRun(options, await measure(files))
    // Progress noted for an index that is gone would skip everything.
    const isIndexEmpty = (await options.index.stats()).documents === 0
    try {
      for (const file of files) await run.importFile(file, options.again === true || isIndexEmpty)
      return await run.finish()
    } finally {
      await run.close()
    }
  } finally {
    lock.release()
  }
}

async function measure(files: readonly string[]): Promise<Map<string, number>> {
  return new Map(await Promise.all(files.map(async (file) => [file, (await stat(file)).size] as const)))
}

class ImportRun {
  readonly #options: ImportOptions
  readonly #sizes: ReadonlyMap<string, number>
  readonly #state: ImportState
  readonly #report: ImportReport
  readonly #reader = new PubmedReader()
  readonly #startedAt = performance.now()
  #bytesOfDoneFiles = 0
  #batchesSinceOptimize = 0

  constructor(options: ImportOptions, sizes: ReadonlyMap<string, number>) {
    this.#options = options
    this.#sizes = sizes
    this.#state = new ImportState(options.stateFolder)
    this.#report = {
      files: [],
      records: 0,
      deletions: 0,
      badRecords: 0,
      badRecordNames: [],
      skipped: 0,
      tookMs: 0,
    }
  }

  async importFile(path: string, fromStart: boolean): Promise<void> {
    const progress = await this.#state.findProgress(path)
    const file: FileReport = {
      path,
      outcome: 'imported',
      records: 0,
      deletions: 0,
      badRecords: 0,
      skipped: 0,
      error: null,
    }
    this.#report.files.push(file)
    if (progress.finished && !fromStart) file.outcome = 'already-imported'
    else await this.#readInto(file, fromStart ? 0 : progress.eventsDone)
    this.#bytesOfDoneFiles += this.#sizes.get(path) ?? 0
    this.#tellProgress(file, 0)
  }

  async close(): Promise<void> {
    await this.#reader.close()
  }

  async finish(): Promise<ImportReport> {
    if (this.#batchesSinceOptimize > 0) await this.#options.index.optimize()
    this.#report.tookMs = Math.round(performance.now() - this.#startedAt)
    return this.#report
  }

  /** The next batch is read while the one before is being written; never more than these two are held. */
  async #readInto(file: FileReport, eventsDone: number): Promise<void> {
    const writer = new BatchWriter((batch, upTo) => this.#commit(batch, file.path, upTo))
    let batch = new ImportBatch()
    let eventsRead = 0
    const hand = async () => {
      await writer.write(batch, eventsRead)
      this.#countBatch(file, batch)
      batch = new ImportBatch()
    }
    try {
      for await (const part of this.#readParts(file)) {
        for (const event of part) {
          eventsRead += 1
          this.#countOddity(file, event)
          if (eventsRead > eventsDone) batch.add(event)
        }
        if (batch.size >= (this.#options.batchSize ?? defaultBatchSize)) await hand()
      }
    } catch (error) {
      if (!(error instanceof PubmedXmlError)) throw await writer.settleBefore(error)
      file.outcome = 'failed'
      file.error = error.message
    }
    await hand()
    await writer.settle()
    this.#report.skipped += file.skipped
    if (file.outcome === 'failed') return
    await this.#state.saveProgress(file.path, { eventsDone: eventsRead, finished: true })
  }

  #readParts(file: FileReport): AsyncGenerator<PubmedEvent[]> {
    return this.#reader.read(file.path, {
      ...(this.#options.signal && { signal: this.#options.signal }),
      onRead: (bytes) => this.#tellProgress(file, bytes),
    })
  }

  async #commit(batch: ImportBatch, path: string, eventsDone: number): Promise<void> {
    this.#options.signal?.throwIfAborted()
    if (batch.size > 0) {
      await batch.commit(this.#options.index)
      this.#batchesSinceOptimize += 1
    }
    await this.#state.saveProgress(path, { eventsDone, finished: false })
    if (this.#batchesSinceOptimize < batchesPerOptimize) return
    await this.#options.index.optimize()
    this.#batchesSinceOptimize = 0
  }

  #countBatch(file: FileReport, batch: ImportBatch) {
    file.records += batch.records
    file.deletions += batch.deletions
    this.#report.records += batch.records
    this.#report.deletions += batch.deletions
  }

  #countOddity(file: FileReport, event: PubmedEvent) {
    if (event.type === 'skipped') file.skipped += 1
    if (event.type !== 'bad-record') return
    file.badRecords += 1
    this.#report.badRecords += 1
    if (this.#report.badRecordNames.length >= namedBadRecords) return
    this.#report.badRecordNames.push({ file: file.path, name: event.name, reason: event.reason })
  }

  #tellProgress(file: FileReport, bytesOfFile: number) {
    this.#options.onProgress?.({
      file: file.path,
      fileNumber: this.#report.files.length,
      fileCount: this.#sizes.size,
      bytesDone: this.#bytesOfDoneFiles + bytesOfFile,
      bytesTotal: [...this.#sizes.values()].reduce((sum, size) => sum + size, 0),
      records: this.#report.records,
    })
  }
}
