import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { connect, Index, type Connection, type Table } from '@lancedb/lancedb'
import { Field, FixedSizeList, Float32, Schema, Utf8 } from 'apache-arrow'
import { z } from 'zod'

/** A document near in meaning; the similarity is the cosine, 1 for the same. */
export type Neighbour = { id: string; similarity: number }

/** A document's vector, and a digest of the text it was made from. */
export type VectorRow = { id: string; digest: string; vector: number[] }

const hourMs = 3_600_000
/** Fewer are compared one by one within milliseconds. */
const indexedFrom = 50_000
const wholeFile = 'whole.json'
const Whole = z.object({
  table: z.string(),
  model: z.string(),
  dimension: z.number(),
  finishedAt: z.string(),
  /** The state of the corpus that was read; absent in files of earlier versions. */
  corpus: z.string().optional(),
})

/**
 * Vectors of the corpus beside the text index, one table for each `EmbeddingModel.key`, which is here called the model. It is searched
 * with once its table is whole; the tables of other models are dropped then.
 */
export class VectorStore {
  readonly #folder: string
  readonly #connection: Connection
  readonly #model: string
  readonly #name: string
  #table: Table | undefined
  readonly #reads = new Set<Promise<unknown>>()

  private constructor(folder: string, connection: Connection, model: string) {
    this.#folder = folder
    this.#connection = connection
    this.#model = model
    this.#name = `vectors_${createHash('sha256').update(model).digest('hex').slice(0, 12)}`
  }

  /** `folder` is made where it is missing. */
  static async open(folder: string, model: string): Promise<VectorStore> {
    await mkdir(folder, { recursive: true })
    return new VectorStore(folder, await connect(folder, { readConsistencyInterval: 0 }), model)
  }

  /** Whether every document of the corpus had a vector of this model when it was last filled. */
  async isWhole(): Promise<boolean> {
    return (await this.#findWhole()) !== undefined
  }

  /** The state of the corpus, as `finish` was told it, for which every document has a vector. */
  async findWholeState(): Promise<string | undefined> {
    return (await this.#findWhole())?.corpus
  }

  async #findWhole(): Promise<z.infer<typeof Whole> | undefined> {
    const text = await readFile(join(this.#folder, wholeFile), 'utf8').catch(() => '')
    const whole = Whole.safeParse(parseJson(text))
    return whole.data?.table === this.#name ? whole.data : undefined
  }

  async upsert(rows: readonly VectorRow[]): Promise<void> {
    const [first] = rows
    if (first === undefined) return
    const table = await this.#openOrCreate(first.vector.length)
    await table
      .mergeInsert('id')
      .whenMatchedUpdateAll()
      .whenNotMatchedInsertAll()
      .execute(rows.map((row) => ({ ...row })))
  }

  /** The digests that are stored for these documents. */
  async digestsOf(ids: readonly string[]): Promise<Map<string, string>> {
    const table = await this.#find()
    if (table === undefined || ids.length === 0) return new Map()
    const found = await table
      .query()
      .where(`id IN (${listed(ids)})`)
      .select(['id', 'digest'])
      .toArrow()
    return new Map([...found].map((row) => [String(row['id']), String(row['digest'])]))
  }

  /** The documents nearest in meaning, nearest first; none before the table is whole or where the lengths differ. */
  async nearest(vector: readonly number[], k: number): Promise<Neighbour[]> {
    const reading = this.#nearest(vector, k)
    this.#reads.add(reading)
    try {
      return await reading
    } finally {
      this.#reads.delete(reading)
    }
  }

  async #nearest(vector: readonly number[], k: number): Promise<Neighbour[]> {
    const whole = await this.#findWhole()
    const table = whole?.dimension === vector.length ? await this.#find() : undefined
    if (table === undefined || (await dimensionOf(table)) !== vector.length) return []
    const found = await table
      .query()
      .nearestTo([...vector])
      .distanceType('cosine')
      // An index keeps shortened vectors; the first few are compared again in full.
      .refineFactor(5)
      .limit(k)
      .select(['id', '_distance'])
      .toArrow()
    return [...found]
      .map((row) => ({ id: String(row['id']), similarity: 1 - Number(row['_distance']) }))
      .toSorted((a, b) => b.similarity - a.similarity || (a.id < b.id ? -1 : 1))
  }

  async count(): Promise<number> {
    return (await (await this.#find())?.countRows()) ?? 0
  }

  async *ids(): AsyncGenerator<string[]> {
    const table = await this.#find()
    if (table === undefined) return
    for await (const batch of table.query().select(['id'])) yield [...batch].map((row) => String(row['id']))
  }

  async remove(ids: readonly string[]): Promise<void> {
    if (ids.length > 0) await (await this.#find())?.delete(`id IN (${listed(ids)})`)
  }

  /** Says that no document of a corpus in this state lacks its vector, brings the index up to date and drops the tables of other models. */
  async finish(now: Date, corpus: string): Promise<void> {
    const table = await this.#find()
    if (table === undefined) return
    const isIndexed = (await table.listIndices()).some(({ columns }) => columns.includes('vector'))
    if (!isIndexed && (await table.countRows()) >= indexedFrom) {
      await table.createIndex('vector', { config: Index.ivfPq({ distanceType: 'cosine' }) })
    }
    await table.optimize({ cleanupOlderThan: new Date(now.getTime() - hourMs) })
    const whole = {
      table: this.#name,
      model: this.#model,
      dimension: await dimensionOf(table),
      finishedAt: now.toISOString(),
      corpus,
    }
    const file = join(this.#folder, wholeFile)
    await writeFile(`${file}.new`, JSON.stringify(whole))
    await rename(`${file}.new`, file)
    const others = (await this.#connection.tableNames()).filter((name) => name !== this.#name)
    for (const name of others) {
      // oxlint-disable-next-line no-await-in-loop -- rarely more than one
      await this.#connection.dropTable(name)
    }
  }

  async close(): Promise<void> {
    await Promise.allSettled(this.#reads)
    this.#table?.close()
    this.#connection.close()
  }

  async #find(): Promise<Table | undefined> {
    if (this.#table === undefined && (await this.#connection.tableNames()).includes(this.#name)) {
      this.#table = await this.#connection.openTable(this.#name)
    }
    return this.#table
  }

  async #openOrCreate(dimension: number): Promise<Table> {
    const found = await this.#find()
    // A model that changed behind its name writes vectors of another length, and none fits the others any more.
    if (found !== undefined && (await dimensionOf(found)) === dimension) return found
    if (found !== undefined) {
      found.close()
      await this.#connection.dropTable(this.#name)
    }
    const table = await this.#connection.createEmptyTable(this.#name, schemaOf(dimension))
    await table.createIndex('id', { config: Index.btree() })
    this.#table = table
    return table
  }
}

function schemaOf(dimension: number): Schema {
  return new Schema([
    new Field('id', new Utf8(), false),
    new Field('digest', new Utf8(), false),
    new Field('vector', new FixedSizeList(dimension, new Field('item', new Float32(), true)), false),
  ])
}

async function dimensionOf(table: Table): Promise<number> {
  const field = (await table.schema()).fields.find(({ name }) => name === 'vector')
  return Number(field?.type.listSize ?? 0)
}

function listed(ids: readonly string[]): string {
  return ids.map((id) => `'${id.replaceAll("'", "''")}'`).join(', ')
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
