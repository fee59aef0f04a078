import type { Table } from '@lancedb/lancedb'
import type { TermStatistics } from './evidence-index.ts'

/** Enough for a frequency of one in a hundred to be known within a tenth of itself. */
const sampleSize = 10_000

/** Counted anew when the corpus has grown or shrunk by this factor: idf moves with the logarithm of the size. */
const growth = 1.25

/** A mean of few occurrences is little known: it starts from this many documents with the usual mean. */
const priorDocuments = 5
const usualOccurrences = 1.3

type Count = { documents: number; occurrences: number }
type Sample = { documents: number; counts: Map<string, Count> }

/** Statistics of terms, estimated from rows at even distances over the whole table. */
export class TermSample {
  readonly #table: Table
  #sample: Promise<Sample> | undefined
  #documentsThen = 0

  constructor(table: Table) {
    this.#table = table
  }

  async statistics(terms: readonly string[]): Promise<TermStatistics> {
    const documents = await this.#table.countRows()
    const sample = await this.#sampleFor(documents)
    const scale = sample.documents === 0 ? 0 : documents / sample.documents
    const statistics = terms.map((term) => {
      const count = sample.counts.get(term) ?? { documents: 0, occurrences: 0 }
      const meanOccurrences =
        (count.occurrences + priorDocuments * usualOccurrences) / (count.documents + priorDocuments)
      return [term, { documents: count.documents * scale, meanOccurrences }] as const
    })
    return { documents, terms: new Map(statistics) }
  }

  #sampleFor(documents: number): Promise<Sample> {
    const hasMoved = documents > this.#documentsThen * growth || documents * growth < this.#documentsThen
    if (this.#sample === undefined || hasMoved) {
      this.#documentsThen = documents
      this.#sample = this.#take(documents)
    }
    return this.#sample
  }

  async #take(documents: number): Promise<Sample> {
    const size = Math.min(documents, sampleSize)
    const counts = new Map<string, Count>()
    if (size === 0) return { documents: size, counts }
    const offsets = Array.from({ length: size }, (_, nth) => Math.floor((nth * documents) / size))
    for await (const rows of this.#table.takeOffsets(offsets).select(['terms'])) {
      for (const row of rows) countTerms(String(row['terms']), counts)
    }
    return { documents: size, counts }
  }
}

function countTerms(text: string, counts: Map<string, Count>): void {
  const seen = new Set<string>()
  for (const term of text.split(/\s/u)) {
    const count = counts.get(term) ?? { documents: 0, occurrences: 0 }
    count.occurrences += 1
    if (!seen.has(term)) count.documents += 1
    seen.add(term)
    counts.set(term, count)
  }
}
