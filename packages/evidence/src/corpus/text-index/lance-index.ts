import { connect, type Connection, MatchQuery, Session, type Table } from '@lancedb/lancedb'
import { mkdir } from 'node:fs/promises'
import type { RecordMaker } from '../../record/record-maker.ts'
import type { ReadAhead, RecordThread } from '../../record/record-thread.ts'
import { contentTerms } from '../../text/terms.ts'
import type { Document } from '../document.ts'
import { withdrawnStatuses } from '../retractions/withdrawn.ts'
import type {
  CorpusStatistics,
  EvidenceIndex,
  Hit,
  QueryGroup,
  SearchFilter,
  StaleRecords,
  StoredRecord,
  TermStatistics,
} from './evidence-index.ts'
import { hitColumns, toHits } from './lance-hit.ts'
import { toDocument, toRecordRows, toRows } from './lance-rows.ts'
import { countCorpus } from './lance-statistics.ts'
import { openTableTogether } from './lance-table.ts'
import { TermSample } from './term-sample.ts'

const termsIndex = 'terms_idx'
const hourMs = 3_600_000
/** Bytes. Without a limit, what was read of every version since the start would stay in memory. */
const indexCache = 512 * 1024 * 1024
const metadataCache = 128 * 1024 * 1024

/** Scanning a thousand rows costs 5 ms; past this many a question waits less for the next optimize() than a person would. */
const mostScannedRows = 8_000

/** Values of an SQL list; a quote inside a value is doubled. */
function listed(values: readonly string[]): string {
  return values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', ')
}

function toPredicate(filter: SearchFilter): string | undefined {
  const conditions: string[] = []
  if (filter.kinds !== undefined) conditions.push(`kind IN (${listed(filter.kinds)})`)
  if (filter.fromYear !== undefined) conditions.push(`year >= ${Math.trunc(filter.fromYear)}`)
  if (filter.includeWithdrawn !== true) conditions.push(`status NOT IN (${listed(withdrawnStatuses)})`)
  return conditions.length === 0 ? undefined : conditions.join(' AND ')
}

class LanceIndex implements EvidenceIndex {
  readonly #connection: Connection
  readonly #table: Table
  readonly #folder: string
  readonly #maker: RecordMaker | undefined
  readonly #sample: TermSample
  readonly #ahead = new WeakMap<Document, ReadAhead>()
  #thread: RecordThread | undefined
  /** Writes of this process one after the other: Lance would retry conflicting commits, which costs more. */
  #lastWrite: Promise<unknown> = Promise.resolve()
  readonly #reads = new Set<Promise<unknown>>()
  #coverage: { version: number; indexed: number; unindexed: number } | undefined
  #readingCoverage: Promise<{ indexed: number; unindexed: number }> | undefined
  #statistics: { version: number; value: Promise<CorpusStatistics> } | undefined

  constructor(connection: Connection, table: Table, folder: string, maker: RecordMaker | undefined) {
    this.#connection = connection
    this.#table = table
    this.#folder = folder
    this.#maker = maker
    this.#sample = new TermSample(table)
  }

  async readAhead(documents: readonly Document[]): Promise<void> {
    this.#thread ??= this.#maker?.startThread?.()
    const read = await this.#thread?.read(documents).catch(() => undefined)
    documents.forEach((document, nth) => {
      const own = read?.[nth]
      if (own !== undefined) this.#ahead.set(document, own)
    })
  }

  index(batch: readonly Document[]): Promise<void> {
    return this.#write(async () => {
      if (batch.length === 0) return
      await this.#maker?.prepare?.()
      await this.#table
        .mergeInsert('id')
        .whenMatchedUpdateAll()
        .whenNotMatchedInsertAll()
        .execute(toRows(batch, this.#maker, this.#ahead))
    })
  }

  remove(ids: readonly string[]): Promise<void> {
    return this.#write(async () => {
      if (ids.length === 0) return
      await this.#table.delete(`id IN (${listed(ids)})`)
    })
  }

  search(
    groups: readonly QueryGroup[],
    filter: SearchFilter,
    k: number,
    signal?: AbortSignal,
  ): Promise<Hit[]> {
    return this.#read(this.#search(groups, filter, k, signal))
  }

  async #search(
    groups: readonly QueryGroup[],
    filter: SearchFilter,
    k: number,
    signal?: AbortSignal,
  ): Promise<Hit[]> {
    signal?.throwIfAborted()
    const terms = [...new Set(groups.flatMap((group) => group.forms.flatMap(contentTerms)))]
    if (terms.length === 0 || k < 1) return []
    const query = this.#table
      .query()
      .fullTextSearch(new MatchQuery(terms.join(' '), 'terms'))
      .limit(k)
    const predicate = toPredicate(filter)
    if (predicate !== undefined) query.where(predicate)
    if (await this.#leavesOutUnindexed()) query.fastSearch()
    const found = await query.select([...hitColumns, '_score']).toArrow()
    signal?.throwIfAborted()
    const hits = await toHits(found, this.#maker)
    return hits.toSorted((a, b) => b.score - a.score || (a.document.id < b.document.id ? -1 : 1))
  }

  termStatistics(terms: readonly string[]): Promise<TermStatistics> {
    return this.#read(this.#sample.statistics(terms))
  }

  get(ids: readonly string[]): Promise<Document[]> {
    return this.#read(this.#get(ids))
  }

  async #get(ids: readonly string[]): Promise<Document[]> {
    const byId = new Map<string, Document>()
    for (const row of await this.#rows(ids, ['document'])) {
      const document = toDocument(row['document'])
      byId.set(document.id, document)
    }
    return ids.flatMap((id) => byId.get(id) ?? [])
  }

  listHits(ids: readonly string[]): Promise<Hit[]> {
    return this.#read(this.#listHits(ids))
  }

  async #listHits(ids: readonly string[]): Promise<Hit[]> {
    const byId = new Map<string, Hit>()
    const hits = await toHits(await this.#rows(ids, hitColumns), this.#maker)
    for (const hit of hits) byId.set(hit.document.id, hit)
    return ids.flatMap((id) => byId.get(id) ?? [])
  }

  async #rows(
    ids: readonly string[],
    columns: readonly string[],
  ): Promise<Iterable<Record<string, unknown>>> {
    if (ids.length === 0) return []
    return this.#table
      .query()
      .where(`id IN (${listed(ids)})`)
      .select([...columns])
      .toArrow()
  }

  async listStaleRecords(most: number): Promise<StaleRecords> {
    const { stamp } = this.#maker ?? {}
    if (stamp === undefined) return { ids: [], version: 0 }
    const version = await this.#table.version()
    const found = await this.#read(
      this.#table
        .query()
        .where(`record_stamp IS NULL OR record_stamp <> '${stamp}'`)
        .select(['id'])
        .limit(most)
        .toArrow(),
    )
    return { ids: [...found].map((row) => String(row['id'])), version }
  }

  saveRecords(rows: readonly StoredRecord[], version: number): Promise<boolean> {
    return this.#write(async () => {
      if (rows.length === 0) return true
      if ((await this.#table.version()) !== version) return false
      // Columns of rows that stay where they are: the text index needs no update.
      await this.#table.mergeInsert('id').whenMatchedUpdateAll().execute(toRecordRows(rows))
      return true
    })
  }

  async *documents(signal?: AbortSignal): AsyncGenerator<Document[]> {
    const reading = Promise.withResolvers<void>()
    this.#reads.add(reading.promise)
    try {
      for await (const batch of this.#table.query().select(['document'])) {
        signal?.throwIfAborted()
        yield [...batch].map((row) => toDocument(row['document']))
      }
    } finally {
      reading.resolve()
      this.#reads.delete(reading.promise)
    }
  }

  stats(): Promise<CorpusStatistics> {
    return this.#read(this.#count())
  }

  async #count(): Promise<CorpusStatistics> {
    const version = await this.#table.version()
    if (this.#statistics?.version !== version) {
      this.#statistics = { version, value: countCorpus(this.#table, this.#folder) }
    }
    return this.#statistics.value
  }

  optimize(): Promise<void> {
    return this.#write(async () => {
      await this.#table.optimize({ cleanupOlderThan: new Date(Date.now() - hourMs) })
    })
  }

  async close(): Promise<void> {
    await this.#thread?.close()
    await this.#lastWrite
    // Lance throws where a table is closed under a running query, and an aborted question leaves its query running.
    await Promise.allSettled(this.#reads)
    this.#table.close()
    this.#connection.close()
  }

  isWhollyIndexed(): Promise<boolean> {
    return this.#read(this.#readCoverage().then(({ unindexed }) => unindexed === 0))
  }

  /** Rows that came after the last optimize() are scanned, which finds them; those of a big import are left out until then. */
  async #leavesOutUnindexed(): Promise<boolean> {
    const { indexed, unindexed } = await this.#readCoverage()
    return unindexed === 0 || (unindexed > mostScannedRows && unindexed < indexed)
  }

  /** The searches of one question ask at the same moment; what was read before a write of our own is not handed out after it. */
  #readCoverage(): Promise<{ indexed: number; unindexed: number }> {
    const reading = (this.#readingCoverage ??= this.#readCoverageAnew())
    const forget = () => {
      if (this.#readingCoverage === reading) this.#readingCoverage = undefined
    }
    reading.then(forget, forget)
    return reading
  }

  async #readCoverageAnew(): Promise<{ indexed: number; unindexed: number }> {
    const version = await this.#table.version()
    if (this.#coverage?.version !== version) {
      const statistics = await this.#table.indexStats(termsIndex)
      const { numIndexedRows: indexed = 0, numUnindexedRows: unindexed = 0 } = statistics ?? {}
      this.#coverage = { version, indexed, unindexed }
    }
    return this.#coverage
  }

  async #read<T>(reading: Promise<T>): Promise<T> {
    this.#reads.add(reading)
    try {
      return await reading
    } finally {
      this.#reads.delete(reading)
    }
  }

  #write<T>(action: () => Promise<T>): Promise<T> {
    const done = this.#lastWrite.then(action).finally(() => {
      this.#readingCoverage = undefined
    })
    this.#lastWrite = done.catch(() => undefined)
    return done
  }
}

/**
 * Opens the index in a folder, making both where they are missing. Another process may write to the folder meanwhile: each
 * read looks at the newest commit. Commits are atomic, so a killed process leaves the last whole one. `maker` reads the records that
 * are stored beside documents; without it none are, and no hit has one. The memory its caches may take is shared among so many `readers`,
 * each a process of its own.
 */
export async function openLanceIndex(
  folder: string,
  maker?: RecordMaker,
  { readers = 1 }: { readers?: number } = {},
): Promise<EvidenceIndex> {
  await mkdir(folder, { recursive: true })
  const share = (bytes: number) => BigInt(Math.ceil(bytes / readers))
  const session = new Session(share(indexCache), share(metadataCache))
  const connection = await connect(folder, { readConsistencyInterval: 0 }, session)
  return new LanceIndex(connection, await openTableTogether(connection), folder, maker)
}
