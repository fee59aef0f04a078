import type { EvidenceRecord } from '../../record/evidence-record.ts'
import { unpackRecord } from '../../record/packed-record.ts'
import type { RecordMaker } from '../../record/record-maker.ts'
import type { Document } from '../document.ts'
import type { Hit } from './evidence-index.ts'
import { toDocument } from './lance-rows.ts'

/** What a hit is made of. */
export const hitColumns: readonly string[] = ['id', 'terms', 'document', 'record_stamp', 'record']

/** Records read while a question waits, until the job in the background has come to them. By stamp and id; emptied when full. */
const readOnce = new Map<string, EvidenceRecord>()
const mostRead = 5_000

/** A row that was found. Its record is unpacked when it is asked for: of most hits nobody asks. */
class LanceHit implements Hit {
  readonly document: Document
  readonly score: number
  readonly lines: string[]
  readonly #stored: string | null
  readonly #maker: RecordMaker | undefined
  #record: EvidenceRecord | undefined

  constructor(row: Record<string, unknown>, score: number, maker: RecordMaker | undefined) {
    this.document = toDocument(row['document'])
    this.score = score
    this.lines = String(row['terms']).split('\n')
    const isCurrent = maker !== undefined && row['record_stamp'] === maker.stamp
    const { record } = row
    this.#stored = isCurrent && typeof record === 'string' ? record : null
    this.#maker = maker
  }

  get record(): EvidenceRecord {
    this.#record ??= this.#stored === null ? this.#readNow() : unpackRecord(this.#stored, this.lines)
    return this.#record
  }

  /** The row is of an earlier release, or was read with other names. */
  #readNow(): EvidenceRecord {
    if (this.#maker === undefined) throw new Error('The index was opened without a maker of records.')
    const key = `${this.#maker.stamp} ${this.document.id} ${this.document.revisedOn ?? ''}`
    const known = readOnce.get(key)
    if (known !== undefined) return known
    if (readOnce.size >= mostRead) readOnce.clear()
    const record = this.#maker.read(this.document, this.lines)
    readOnce.set(key, record)
    return record
  }
}

/** A record of an earlier release or of other names is read when somebody asks for it; what that takes must be there by then. */
export async function toHits(
  found: Iterable<Record<string, unknown>>,
  maker: RecordMaker | undefined,
): Promise<Hit[]> {
  const rows = [...found]
  if (rows.some((row) => row['record_stamp'] !== maker?.stamp)) await maker?.prepare?.()
  return rows.map((row) => new LanceHit(row, Number(row['_score'] ?? 0), maker))
}
