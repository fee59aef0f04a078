import type { Document } from './document.ts'

/**
 * A hit of the first stage. `score` is BM25 of the whole query, comparable within one result list only; `lines` are the terms
 * of the document as `indexedLines` gives them.
 */
export type Hit = { document: Document; score: number; lines: string[] }

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
 * The narrow door to the text index, so that another engine (OpenSearch) can stand behind it. Batches are all or nothing;
 * an id that is already there is replaced.
 */
export interface EvidenceIndex {
  /** Adds or replaces documents. They are searchable when the promise resolves. */
  index(batch: readonly Document[]): Promise<void>
  remove(ids: readonly string[]): Promise<void>
  /** Best first, at most `k`. Throws the signal's reason when aborted. */
  search(groups: readonly QueryGroup[], filter: SearchFilter, k: number, signal?: AbortSignal): Promise<Hit[]>
  /**
   * How many of the corpus' documents hold each stemmed term, estimated from a sample where the corpus is large; at least 0.
   * `documents` is the size of the corpus the estimate speaks of.
   */
  documentFrequencies(
    terms: readonly string[],
  ): Promise<{ documents: number; frequencies: Map<string, number> }>
  /** In the order of `ids`; unknown ids are left out. */
  get(ids: readonly string[]): Promise<Document[]>
  stats(): Promise<CorpusStatistics>
  /** Merges index fragments and drops old versions older than an hour. Per import or nightly, never per document. */
  optimize(): Promise<void>
  close(): Promise<void>
}
