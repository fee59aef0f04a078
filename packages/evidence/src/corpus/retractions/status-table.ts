import type { DocumentStatus } from '@auscult/contract/evidence/evidence.ts'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { z } from 'zod'
import type { Document } from '../document.ts'
import { normaliseDoi, type NoticeNature, type RetractionNotice } from './retraction-notice.ts'

const Found = z.array(z.object({ nature: z.string() }))
const Titles = z.array(z.object({ title: z.string() }))
const severity: readonly DocumentStatus[] = ['current', 'corrected', 'expression-of-concern', 'retracted']

/** The graver of two statuses. */
export function graverStatus(one: DocumentStatus, other: DocumentStatus): DocumentStatus {
  return severity.indexOf(other) > severity.indexOf(one) ? other : one
}

/**
 * What retraction lists say, by PMID and DOI, and which guidelines have newer editions, in a file beside the corpus. It outlives the records: an article that is
 * imported after the list, or again, has its status from here. Other processes may read while one writes.
 */
export class StatusTable {
  readonly #database: DatabaseSync
  readonly #notices: StatementSync
  readonly #newerEditions: StatementSync

  constructor(stateFolder: string) {
    mkdirSync(stateFolder, { recursive: true })
    this.#database = new DatabaseSync(join(stateFolder, 'statuses.sqlite'))
    this.#database.exec(`
      pragma busy_timeout = 5000;
      pragma journal_mode = wal;
      create table if not exists notices (
        record text primary key, pmid text, doi text, nature text not null, date text not null
      ) without rowid;
      create index if not exists notices_pmid on notices (pmid);
      create index if not exists notices_doi on notices (doi);
      create table if not exists editions (
        older text not null, newer text not null, title text not null, primary key (older, newer)
      ) without rowid;
      create index if not exists editions_newer on editions (newer);
      create table if not exists due (work text primary key) without rowid;`)
    this.#notices = this.#database.prepare(
      'select nature from notices where pmid = ? or doi = ? order by date, length(record), record',
    )
    this.#newerEditions = this.#database.prepare('select title from editions where older = ? order by newer')
  }

  /** Keeps notices, and notes that stored records have to be compared with them. All or nothing. */
  save(notices: readonly RetractionNotice[]): void {
    if (notices.length === 0) return
    const insert = this.#database.prepare(
      'insert or replace into notices (record, pmid, doi, nature, date) values (?, ?, ?, ?, ?)',
    )
    this.#allOrNothing(() => {
      for (const { record, pmid, doi, nature, date } of notices) insert.run(record, pmid, doi, nature, date)
      this.#database.exec("insert or replace into due values ('compare-records')")
    })
  }

  /** Keeps which editions these guidelines take the place of, so that those are marked whenever they come. */
  saveEditions(documents: readonly Document[]): void {
    const guidelines = documents.filter(({ guideline }) => guideline != null)
    if (guidelines.length === 0) return
    const remove = this.#database.prepare('delete from editions where newer = ?')
    const insert = this.#database.prepare('insert into editions (older, newer, title) values (?, ?, ?)')
    this.#allOrNothing(() => {
      for (const { id, title, guideline } of guidelines) {
        remove.run(id)
        for (const older of new Set(guideline?.supersedes)) insert.run(older, id, title)
      }
    })
  }

  /** Whether a list came that stored records have not been compared with to the end. */
  isComparisonDue(): boolean {
    return this.#database.prepare('select work from due').get() !== undefined
  }

  markCompared(): void {
    this.#database.exec('delete from due')
  }

  /** What the lists say of an article: the gravest notice since the last reinstatement, 'current' where they say nothing. */
  statusOf({ pmid, doi }: { pmid: string | null; doi: string | null }): DocumentStatus {
    const normalised = doi === null ? null : normaliseDoi(doi)
    return Found.parse(this.#notices.all(pmid, normalised)).reduce<DocumentStatus>(
      (status, { nature }) => after(status, nature),
      'current',
    )
  }

  /** A record with what the lists and newer editions say of it. The same object where nothing changes. */
  apply(document: Document): Document {
    return this.#withNewerEditions(this.#withStatus(document))
  }

  #withStatus(document: Document): Document {
    const own = document.recordStatus ?? document.status
    const status = graverStatus(own, this.statusOf(document))
    if (status === document.status) return document
    const { recordStatus: _, ...rest } = document
    return status === own ? { ...rest, status } : { ...rest, status, recordStatus: own }
  }

  #withNewerEditions(document: Document): Document {
    if (document.kind !== 'guideline') return document
    const titles = Titles.parse(this.#newerEditions.all(document.id)).map(({ title }) => title)
    const known = new Set(document.related.map(({ citation }) => citation))
    const missing = titles.filter((title) => !known.has(title))
    if (missing.length === 0) return document
    const newer = missing.map((citation) => ({ relation: 'newer-edition', pmid: null, citation }))
    return { ...document, related: [...document.related, ...newer] }
  }

  #allOrNothing(write: () => void): void {
    this.#database.exec('begin immediate')
    try {
      write()
      this.#database.exec('commit')
    } catch (error) {
      this.#database.exec('rollback')
      throw error
    }
  }

  close(): void {
    this.#database.close()
  }
}

function after(status: DocumentStatus, nature: string): DocumentStatus {
  const known: Record<NoticeNature, DocumentStatus> = {
    retracted: 'retracted',
    'expression-of-concern': 'expression-of-concern',
    corrected: 'corrected',
    reinstated: 'current',
  }
  const stated = Object.entries(known).find(([name]) => name === nature)?.[1] ?? 'current'
  return nature === 'reinstated' ? 'current' : graverStatus(status, stated)
}
