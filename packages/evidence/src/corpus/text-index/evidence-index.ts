import type { EvidenceRecord } from '../../record/evidence-record.ts'
import type { Document } from '../document.ts'

/**
 * A hit of the first stage. `score` is BM25 of the whole query, comparable within one result list only; `lines` are the terms
 * of the document as `indexedLines` gives them. `record` is the one stored beside it; it throws where the index was opened without a
 * maker of records.
 */
export type Hit = { document: Document; score: number; lines: string[]; readonly record: EvidenceRecord }

/** A record as it is stored, for one row. */
export type StoredRecord = { id: string; stamp: string; record: string }

/** Rows whose record is missing or was made otherwise; `version` is that of the table when they were listed. */
export type StaleRecords = { ids: string[]; version: number }

/** One concept of a query with all its forms as people write them; a document that has any of them matches, and the best form counts once. */
export type QueryGroup = { forms: string[]; weight: number }

export type SearchFilter = {
  kinds?: readonly Document['kind'][]
  fromYear?: number
  /** Withdrawn work is found only when asked for. */
  includeWithdrawn?: boolean
}

export type CorpusStatistics = {
  documents: number
  byKind: Record<Document['kind'], number>
  byStatus: Record<Document['status'], number>
  byOrigin: Record<string, number>
  years: { first: number; last: number } | null
  indexBytes: number
  updatedAt: string | null
}

/**
 * `documents` is the size of the corpus. For each term: in how many documents it stands, at least 0, and how often on average
 * where it stands at all, at least 1.
 */
export type TermStatistics = {
  documents: number
  terms: Map<string, { documents: number; meanOccurrences: number }>
}

/**
 * The narrow door to the text index, so that another engine (OpenSearch) can stand behind it. Batches are all or nothing;
 * an id that is already there is replaced.
 */
export interface EvidenceIndex {
  /** Adds or replaces documents. They are searchable when the promise resolves; of many thousands, after the next optimize(). */
  index(batch: readonly Document[]): Promise<void>
  /**
   * Reads on a thread of its own what the rows of these documents need, so that `index` has less to do. Optional, and never fails: what
   * was not read ahead is read then.
   */
  readAhead(documents: readonly Document[]): Promise<void>
  remove(ids: readonly string[]): Promise<void>
  /** Best first, at most `k`. Throws the signal's reason when aborted. */
  search(groups: readonly QueryGroup[], filter: SearchFilter, k: number, signal?: AbortSignal): Promise<Hit[]>
  /** How common stemmed terms are in the corpus, for weighing them; estimated from a sample where the corpus is large. */
  termStatistics(terms: readonly string[]): Promise<TermStatistics>
  /** In the order of `ids`; unknown ids are left out. */
  get(ids: readonly string[]): Promise<Document[]>
  /** The same as hits without a score, with their lines and records. */
  listHits(ids: readonly string[]): Promise<Hit[]>
  /** At most so many rows whose record is not of the index's maker. */
  listStaleRecords(most: number): Promise<StaleRecords>
  /** Stores records beside their documents. False, and nothing is stored, where the table is of another version than `version` by now. */
  saveRecords(rows: readonly StoredRecord[], version: number): Promise<boolean>
  /** Every document as of now, in batches and in no order; what is written meanwhile may be missing. */
  documents(signal?: AbortSignal): AsyncIterable<Document[]>
  stats(): Promise<CorpusStatistics>
  /** Merges index fragments and drops old versions older than an hour. Per import or nightly, never per document. */
  optimize(): Promise<void>
  /** False where rows came after the last optimize(), as after an import that was killed. */
  isWhollyIndexed(): Promise<boolean>
  close(): Promise<void>
}
