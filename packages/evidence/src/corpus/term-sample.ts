import type { Table } from '@lancedb/lancedb'

/** Enough for a frequency of one in a hundred to be known within a tenth of itself. */
const sampleSize = 10_000

/** Counted anew when the corpus has grown or shrunk by this factor: idf moves with the logarithm of the size. */
const growth = 1.25

type Counts = { documents: number; sampled: number; documentsWith: Map<string, number> }

/** Document frequencies of terms, estimated from rows at even distances over the whole table. */
export class TermSample {
  readonly #table: Table
  #counts: Promise<Counts> | undefined
  #countedAt = 0

  constructor(table: Table) {
    this.#table = table
  }

  async frequencies(terms: readonly string[]) {
    const documents = await this.#table.countRows()
    if (documents > this.#countedAt * growth || documents * growth < this.#countedAt) this.#counts = undefined
    if (this.#counts === undefined) {
      this.#countedAt = documents
      this.#counts = this.#count(documents)
    }
    const { sampled, documentsWith } = await this.#counts
    const scale = sampled === 0 ? 0 : documents / sampled
    const frequencies = new Map(terms.map((term) => [term, (documentsWith.get(term) ?? 0) * scale]))
    return { documents, frequencies }
  }

  async #count(documents: number): Promise<Counts> {
    const sampled = Math.min(documents, sampleSize)
    const offsets = Array.from({ length: sampled }, (_, nth) => Math.floor((nth * documents) / sampled))
    const documentsWith = new Map<string, number>()
    if (sampled === 0) return { documents, sampled, documentsWith }
    for await (const rows of this.#table.takeOffsets(offsets).select(['terms'])) {
      for (const row of rows) {
        for (const term of new Set(String(row['terms']).split(/\s/u))) {
          documentsWith.set(term, (documentsWith.get(term) ?? 0) + 1)
        }
      }
    }
    return { documents, sampled, documentsWith }
  }
}
