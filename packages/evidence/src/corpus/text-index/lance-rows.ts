import { Field, Int32, Schema, Table, Utf8, vectorFromArray } from 'apache-arrow'
import { packRecord } from '../../record/packed-record.ts'
import type { RecordMaker } from '../../record/record-maker.ts'
import type { ReadAhead } from '../../record/record-thread.ts'
import type { Document } from '../document.ts'
import type { StoredRecord } from './evidence-index.ts'
import { indexedLines } from './indexed-lines.ts'

/**
 * One text column for recall, scalar columns to filter and count by, the whole document as JSON, and its record with the stamp of its
 * maker; those two are empty in rows of an earlier release.
 */
export const rowSchema = new Schema([
  new Field('id', new Utf8(), false),
  new Field('origin', new Utf8(), false),
  new Field('kind', new Utf8(), false),
  new Field('status', new Utf8(), false),
  new Field('year', new Int32(), true),
  new Field('terms', new Utf8(), false),
  new Field('document', new Utf8(), false),
  new Field('record_stamp', new Utf8(), true),
  new Field('record', new Utf8(), true),
])

/** Of a row, what `EvidenceIndex.saveRecords` writes. */
const recordSchema = new Schema(
  rowSchema.fields.filter(({ name }) => name === 'id' || name === 'record_stamp' || name === 'record'),
)

/** The part of an id before its first colon: 'pmid', 'nct', 'guideline', 'starter'. */
export function originOf(id: string): string {
  const colon = id.indexOf(':')
  return colon === -1 ? 'other' : id.slice(0, colon)
}

/** The rows of a batch; of two documents with one id the last stands. */
export function toRows(
  batch: readonly Document[],
  maker?: RecordMaker,
  ahead: Pick<WeakMap<Document, ReadAhead>, 'get'> = new Map(),
): Table {
  const documents = [...new Map(batch.map((document) => [document.id, document])).values()]
  const texts = (read: (document: Document) => string) => vectorFromArray(documents.map(read), new Utf8())
  const read = documents.map((document): { lines: string[]; record: string | null } => {
    const before = ahead.get(document)
    if (before !== undefined) return before
    const lines = indexedLines(document)
    return { lines, record: maker === undefined ? null : packRecord(maker.read(document, lines), lines) }
  })
  const columns = {
    id: texts((document) => document.id),
    origin: texts((document) => originOf(document.id)),
    kind: texts((document) => document.kind),
    status: texts((document) => document.status),
    year: vectorFromArray(
      documents.map((document) => document.year),
      new Int32(),
    ),
    terms: vectorFromArray(
      read.map(({ lines }) => lines.join('\n')),
      new Utf8(),
    ),
    document: texts((document) => JSON.stringify(document)),
    record_stamp: vectorFromArray(
      documents.map(() => maker?.stamp ?? null),
      new Utf8(),
    ),
    record: vectorFromArray(
      read.map(({ record }) => record),
      new Utf8(),
    ),
  }
  return new Table(rowSchema, columns)
}

export function toRecordRows(rows: readonly StoredRecord[]): Table {
  const texts = (read: (row: StoredRecord) => string) => vectorFromArray(rows.map(read), new Utf8())
  return new Table(recordSchema, {
    id: texts(({ id }) => id),
    record_stamp: texts(({ stamp }) => stamp),
    record: texts(({ record }) => record),
  })
}

/** A document as it was stored; rows are written by `toRows` alone, so their JSON needs no second check. */
export function toDocument(stored: unknown): Document {
  const document: Document = JSON.parse(String(stored))
  return document
}
