import type { Document } from './document.ts'
import type { EvidenceIndex } from './evidence-index.ts'
import { mergeDocuments } from './import-merge.ts'
import type { PubmedEvent } from './pubmed-xml.ts'

/** Records and deletions of one commit; of two events on the same id the later counts. */
export class ImportBatch {
  readonly #documents = new Map<string, Document>()
  readonly #deleted = new Set<string>()
  events = 0
  records = 0
  deletions = 0

  add(event: PubmedEvent) {
    this.events += 1
    if (event.type === 'record') this.#addDocument(event.document)
    if (event.type === 'deletion') this.#addDeletion(event.pmids)
  }

  get size(): number {
    return this.#documents.size + this.#deleted.size
  }

  /** Safe to repeat: the same batch committed twice leaves the index as once. */
  async commit(index: EvidenceIndex): Promise<void> {
    const stored = await index.get([...this.#documents.keys()])
    const storedById = new Map(stored.map((document) => [document.id, document]))
    const merged = [...this.#documents.values()].map((document) =>
      mergeDocuments(document, storedById.get(document.id)),
    )
    await index.index(merged)
    await index.remove([...this.#deleted])
  }

  #addDocument(document: Document) {
    this.records += 1
    this.#deleted.delete(document.id)
    this.#documents.set(document.id, mergeDocuments(document, this.#documents.get(document.id)))
  }

  #addDeletion(pmids: readonly string[]) {
    for (const pmid of pmids) {
      this.deletions += 1
      this.#documents.delete(`pmid:${pmid}`)
      this.#deleted.add(`pmid:${pmid}`)
    }
  }
}

/** Writes batches one after the other; the caller waits only while one is still being written. */
export class BatchWriter {
  readonly #commit: (batch: ImportBatch, eventsDone: number) => Promise<void>
  #writing: Promise<void> = Promise.resolve()

  constructor(commit: (batch: ImportBatch, eventsDone: number) => Promise<void>) {
    this.#commit = commit
  }

  async write(batch: ImportBatch, eventsDone: number): Promise<void> {
    await this.#writing
    this.#writing = this.#commit(batch, eventsDone)
    // The next `await` meets a failure; until then Node must not take it for an unhandled one.
    this.#writing.catch(() => undefined)
  }

  async settle(): Promise<void> {
    await this.#writing
  }

  /** Lets the write under way end before an error goes up, so that nothing is left running behind the caller. */
  async settleBefore(failure: unknown): Promise<unknown> {
    await this.#writing.catch(() => undefined)
    return failure
  }
}
