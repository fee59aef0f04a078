import { stat } from 'node:fs/promises'
import type { CorpusEvent } from '../corpus-event.ts'
import { ForeignFileError, SourceFileError } from '../source-errors.ts'
import { lockCorpus } from '../corpus-lock.ts'
import { CorpusReader } from '../files/corpus-reader.ts'
import { StatusTable } from '../retractions/status-table.ts'
import type { EvidenceIndex } from '../text-index/evidence-index.ts'
import { countEvent, noContents } from './file-contents.ts'
import { BatchWriter, ImportBatch } from './import-batch.ts'
import { listImportFiles } from './import-files.ts'
import { ImportState } from './import-state.ts'
import { writeImportSummary } from './import-summary.ts'

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
  /** `left-out`: the file is of no form that is read here. */
  outcome: 'imported' | 'already-imported' | 'left-out' | 'failed'
  records: number
  deletions: number
  /** Rows of a retraction list. */
  notices: number
  badRecords: number
  skipped: number
  /** Why the file was left out or ended early; whole records before that place are in the index. */
  error: string | null
}

export type ImportReport = {
  files: FileReport[]
  records: number
  deletions: number
  notices: number
  /** Stored records whose status is another one because of a retraction list. */
  statusChanges: number
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
/** So many abstracts as a batch has; of longer records fewer go into one, and memory stays the same. */
const batchTextLength = 12_000_000
/** Rows are scanned until they are indexed, so the index is brought up to date on the way too. */
const batchesPerOptimize = 25
/** Many small files share a commit, which costs as much for one record as for a thousand. */
const filesPerBatch = 500
const namedBadRecords = 100
const leastReadAhead = 200

/**
 * Imports a corpus file or a folder of them. Killed at any point, it goes on after the last committed batch when it is run
 * again. Throws ImportPathError, CorpusLockedError, or the signal's reason; a bad file or record is reported, not thrown.
 */
export async function importPath(path: string, options: ImportOptions): Promise<ImportReport> {
  const files = await listImportFiles(path)
  const lock = await lockCorpus(options.stateFolder)
  const statuses = new StatusTable(options.stateFolder)
  try {
    const run = new ImportRun(options, statuses, await measure(files))
    // Progress noted for an index that is gone would skip everything.
    const isIndexEmpty = (await options.index.stats()).documents === 0
    try {
      for (const file of files) await run.importFile(file, options.again === true || isIndexEmpty)
      return await run.finish()
    } finally {
      await run.close()
    }
  } finally {
    statuses.close()
    lock.release()
  }
}

async function measure(files: readonly string[]): Promise<Map<string, number>> {
  const sizes = new Map<string, number>()
  for (const file of files) sizes.set(file, (await stat(file).catch(() => undefined))?.size ?? 0)
  return sizes
}

class ImportRun {
  readonly #options: ImportOptions
  readonly #statuses: StatusTable
  readonly #sizes: ReadonlyMap<string, number>
  readonly #bytesTotal: number
  readonly #state: ImportState
  readonly #report = createReport()
  readonly #reader = new CorpusReader()
  /** The next batch is read while the one before is being written; never more than these two are held. */
  readonly #writer = new BatchWriter((batch) => this.#commit(batch))
  readonly #startedAt = performance.now()
  #batch = new ImportBatch()
  /** Of the documents of the batch. */
  readonly #aheads: Promise<void>[] = []
  #bytesOfDoneFiles = 0
  #batchesSinceOptimize = 0
  #partsRead = 0

  constructor(options: ImportOptions, statuses: StatusTable, sizes: ReadonlyMap<string, number>) {
    this.#options = options
    this.#statuses = statuses
    this.#sizes = sizes
    this.#bytesTotal = [...sizes.values()].reduce((sum, size) => sum + size, 0)
    this.#state = new ImportState(options.stateFolder)
  }

  async importFile(path: string, fromStart: boolean): Promise<void> {
    const progress = await this.#state.findProgress(path)
    const file = createFileReport(path)
    this.#report.files.push(file)
    if (progress.finished && !fromStart) file.outcome = 'already-imported'
    else await this.#readInto(file, fromStart ? 0 : progress.eventsDone)
    this.#report.records += file.records
    this.#report.deletions += file.deletions
    this.#report.notices += file.notices
    this.#report.badRecords += file.badRecords
    this.#report.skipped += file.skipped
    this.#bytesOfDoneFiles += this.#sizes.get(path) ?? 0
    this.#tellProgress(file, 0)
  }

  async finish(): Promise<ImportReport> {
    await this.#handOver()
    await this.#writer.settle()
    this.#report.statusChanges = await this.#compareWithLists()
    // Also after a run that was killed before it came to this.
    if (!(await this.#options.index.isWhollyIndexed())) await this.#options.index.optimize()
    this.#report.tookMs = Math.round(performance.now() - this.#startedAt)
    return this.#report
  }

  /** After this nothing of the run is under way any more, however it ended. */
  async close(): Promise<void> {
    await this.#writer.settle().catch(() => undefined)
    await this.#reader.close()
    // It only describes; the next run makes up for one that could not be written.
    await writeImportSummary(this.#options.stateFolder).catch(() => undefined)
  }

  async #readInto(file: FileReport, eventsDone: number): Promise<void> {
    let eventsRead = 0
    let contents = noContents
    try {
      for await (const part of this.#readParts(file)) {
        for (const event of part) {
          eventsRead += 1
          contents = countEvent(contents, event)
          this.#add(file, event, eventsRead > eventsDone)
        }
        this.#readAhead(part)
        if (!this.#isBatchFull()) continue
        this.#batch.marks.push({ path: file.path, eventsDone: eventsRead, finished: false, contents })
        await this.#handOver()
      }
    } catch (error) {
      if (!(error instanceof SourceFileError)) throw error
      file.outcome = error instanceof ForeignFileError ? 'left-out' : 'failed'
      file.error = error.message
    }
    const finished = file.outcome === 'imported'
    this.#batch.marks.push({ path: file.path, eventsDone: eventsRead, finished, contents })
    if (this.#batch.marks.length >= filesPerBatch) await this.#handOver()
  }

  /** Few are read as quickly where they are written; so is every third part, for this thread has time to spare. */
  #readAhead(part: readonly CorpusEvent[]): void {
    const documents = part.flatMap((event) => (event.type === 'record' ? [event.document] : []))
    if (documents.length >= leastReadAhead && ++this.#partsRead % 3 !== 0)
      this.#aheads.push(this.#options.index.readAhead(documents))
  }

  #isBatchFull(): boolean {
    const { size, textLength } = this.#batch
    return size >= (this.#options.batchSize ?? defaultBatchSize) || textLength >= batchTextLength
  }

  #readParts(file: FileReport): AsyncGenerator<CorpusEvent[]> {
    return this.#reader.read(file.path, {
      ...(this.#options.signal && { signal: this.#options.signal }),
      onRead: (bytes) => this.#tellProgress(file, bytes),
    })
  }

  #add(file: FileReport, event: CorpusEvent, isNew: boolean) {
    if (event.type === 'skipped') file.skipped += 1
    if (event.type === 'bad-record') {
      file.badRecords += 1
      if (this.#report.badRecordNames.length < namedBadRecords) {
        this.#report.badRecordNames.push({ file: file.path, name: event.name, reason: event.reason })
      }
    }
    if (!isNew) return
    if (event.type === 'record') file.records += 1
    if (event.type === 'deletion') file.deletions += event.pmids.length
    if (event.type === 'notice') file.notices += 1
    this.#batch.add(event)
  }

  /** A list may speak of any record, so after one came all are compared; a comparison that was cut is made up for. */
  async #compareWithLists(): Promise<number> {
    if (!this.#statuses.isComparisonDue()) return 0
    let changes = 0
    for await (const documents of this.#options.index.documents(this.#options.signal)) {
      const changed = documents.flatMap((document) => {
        const known = this.#statuses.apply(document)
        return known === document ? [] : [known]
      })
      if (changed.length === 0) continue
      await this.#options.index.index(changed)
      this.#batchesSinceOptimize += 1
      changes += changed.length
    }
    this.#statuses.markCompared()
    return changes
  }

  async #handOver(): Promise<void> {
    const batch = this.#batch
    await Promise.all(this.#aheads.splice(0))
    this.#batch = new ImportBatch()
    await this.#writer.write(batch)
  }

  async #commit(batch: ImportBatch): Promise<void> {
    this.#options.signal?.throwIfAborted()
    await batch.commit(this.#options.index, this.#statuses)
    // Only now: a mark that went ahead of its records would lose them at a crash.
    for (const mark of batch.marks) await this.#state.saveProgress(mark)
    this.#batchesSinceOptimize += batch.size > 0 ? 1 : 0
    if (this.#batchesSinceOptimize < batchesPerOptimize) return
    await this.#options.index.optimize()
    this.#batchesSinceOptimize = 0
  }

  #tellProgress(file: FileReport, bytesOfFile: number) {
    this.#options.onProgress?.({
      file: file.path,
      fileNumber: this.#report.files.length,
      fileCount: this.#sizes.size,
      bytesDone: this.#bytesOfDoneFiles + bytesOfFile,
      bytesTotal: this.#bytesTotal,
      records: this.#report.records + (bytesOfFile > 0 ? file.records : 0),
    })
  }
}

function createReport(): ImportReport {
  return {
    files: [],
    records: 0,
    deletions: 0,
    notices: 0,
    statusChanges: 0,
    badRecords: 0,
    badRecordNames: [],
    skipped: 0,
    tookMs: 0,
  }
}

function createFileReport(path: string): FileReport {
  return {
    path,
    outcome: 'imported',
    records: 0,
    deletions: 0,
    notices: 0,
    badRecords: 0,
    skipped: 0,
    error: null,
  }
}
