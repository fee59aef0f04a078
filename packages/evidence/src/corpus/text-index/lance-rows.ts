import { Field, Int32, Schema, Table, Utf8, vectorFromArray } from 'apache-arrow'
import type { Document } from '../document.ts'
import { indexedLines } from './indexed-lines.ts'

/** One text column for recall, scalar columns to filter and count by, and the whole document as JSON. */
export const rowSchema = new Schema([
  new Field('id', new Utf8(), false),
  new Field('origin', new Utf8(), false),
  new Field('kind', new Utf8(), false),
  new Field('status', new Utf8(), false),
  new Field('year', new Int32(), true),
  new Field('terms', new Utf8(), false),
  new Field('document', new Utf8(), false),
])

/** The part of an id before its first colon: 'pmid', 'nct', 'guideline', 'starter'. */
export function originOf(id: string): string {
  const colon = id.indexOf(':')
  return colon === -1 ? 'other' : id.slice(0, colon)
}

/** The rows of a batch; of two documents with one id the last stands. */
export function toRows(batch: readonly Document[]): Table {
  const documents = [...new Map(batch.map((document) => [document.id, document])).values()]
  const texts = (read: (document: Document) => string) => vectorFromArray(documents.map(read), new Utf8())
  const columns = {
    id: texts((document) => document.id),
    origin: texts((document) => originOf(document.id)),
    kind: texts((document) => document.kind),
    status: texts((document) => document.status),
    year: vectorFromArray(
      documents.map((document) => document.year),
      new Int32(),
    ),
    terms: texts((document) => indexedLines(document).join('\n')),
    document: texts((document) => JSON.stringify(document)),
  }
  return new Table(rowSchema, columns)
}

/** A document as it was stored; rows are written by `toRows` alone, so their JSON needs no second check. */
export function toDocument(stored: unknown): Document {
  const document: Document = JSON.parse(String(stored))
  return document
}
