import { type CorpusEvent, textLength } from '../corpus-event.ts'
import type { Document } from '../document.ts'
import type { RetractionNotice } from '../retractions/retraction-notice.ts'
import type { StatusTable } from '../retractions/status-table.ts'
import type { EvidenceIndex } from '../text-index/evidence-index.ts'
import type { FileContents } from './file-contents.ts'
import { mergeDocuments } from './import-merge.ts'

/** How far a file has come once the batch that carries this mark is committed. */
export type FileMark = { path: string; eventsDone: number; finished: boolean; contents: FileContents }

/** Records, deletions and notices of one commit, from one file or many; of two events on the same id the later counts. */
export class ImportBatch {
  readonly #documents = new Map<string, Document>()
  readonly #deleted = new Set<string>()
  readonly #notices: RetractionNotice[] = []
  readonly marks: FileMark[] = []
  #textLength = 0

  add(event: CorpusEvent) {
    this.#textLength += textLength(event)
    if (event.type === 'record') this.#addDocument(event.document)
    if (event.type === 'deletion') this.#addDeletion(event.pmids)
    if (event.type === 'notice') this.#notices.push(event.notice)
  }

  /** Characters of text of all that was added. */
  get textLength(): number {
    return this.#textLength
  }

  get size(): number {
    return this.#documents.size + this.#deleted.size + this.#notices.length
  }

  /** Safe to repeat: the same batch committed twice leaves the index as once. */
  async commit(index: EvidenceIndex, statuses: StatusTable): Promise<void> {
    if (this.size === 0) return
    statuses.save(this.#notices)
    statuses.saveEditions([...this.#documents.values()])
    const stored = await index.get([...this.#documents.keys(), ...this.#listSuperseded()])
    const documents = new Map(stored.map((document) => [document.id, document]))
    for (const document of this.#documents.values()) {
      documents.set(document.id, mergeDocuments(document, documents.get(document.id)))
    }
    const merged = [...documents.values()].map((document) => statuses.apply(document))
    await index.index(merged)
    await index.remove([...this.#deleted])
  }

  /** Earlier editions, stored or not, of the guidelines in the batch. */
  #listSuperseded(): string[] {
    const superseded = [...this.#documents.values()].flatMap(({ guideline }) => guideline?.supersedes ?? [])
    return superseded.filter((id) => !this.#documents.has(id))
  }

  #addDocument(document: Document) {
    this.#deleted.delete(document.id)
    this.#documents.set(document.id, mergeDocuments(document, this.#documents.get(document.id)))
  }

  #addDeletion(pmids: readonly string[]) {
    for (const pmid of pmids) {
      this.#documents.delete(`pmid:${pmid}`)
      this.#deleted.add(`pmid:${pmid}`)
    }
  }
}

/** Writes batches one after the other; the caller waits only while one is still being written. */
export class BatchWriter {
  readonly #commit: (batch: ImportBatch) => Promise<void>
  #writing: Promise<void> = Promise.resolve()

  constructor(commit: (batch: ImportBatch) => Promise<void>) {
    this.#commit = commit
  }

  async write(batch: ImportBatch): Promise<void> {
    await this.#writing
    this.#writing = this.#commit(batch)
    // The next `await` meets a failure; until then Node must not take it for an unhandled one.
    this.#writing.catch(() => undefined)
  }

  async settle(): Promise<void> {
    await this.#writing
  }
}
