import { type PGlite, protocol, type QueryOptions, type Results } from '@electric-sql/pglite'

const { messages, serialize } = protocol

/** Statements that are kept at once, and how long one may be: longer ones are batches, of which no two are alike. */
const mostKept = 200
const mostCharacters = 8_000

/** SQLSTATE 0A000 and 26000: a table was changed under the plan; the session forgot the statement. */
const staleCodes: ReadonlySet<string | undefined> = new Set(['0A000', '26000'])

type Kept = {
  name: string
  parameterTypes: readonly number[]
  /** None for a statement that returns no rows. */
  fields: readonly { name: string; dataTypeID: number }[]
}

/**
 * Has PGlite parse each statement once and keep its plan where the planner finds one for all values, as servers do for prepared ones: in
 * WebAssembly that takes longer than most of our statements run. What runs within a transaction is parsed each time.
 */
export function keepPlans(client: PGlite): void {
  const queryAnew = client.query.bind(client)
  const plans = createPlans(client)
  client.query = async <Row>(text: string, values: unknown[] = [], options: QueryOptions = {}) => {
    if (text.length > mostCharacters) return queryAnew<Row>(text, values, options)
    await client.waitReady
    // The locks that its own `query` takes: by the public one a statement could get into somebody else's transaction.
    // oxlint-disable no-underscore-dangle
    const results = await client._runExclusiveTransaction(() =>
      client._runExclusiveQuery(() => runKept(client, plans, { text, values, options })),
    )
    // oxlint-enable no-underscore-dangle
    // Whoever asks says what the rows are, as everywhere with PGlite.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return results === undefined ? queryAnew<Row>(text, values, options) : (results as Results<Row>)
  }
}

type Plans = ReturnType<typeof createPlans>

function createPlans(client: PGlite) {
  /** By text, the longest unused first. */
  const kept = new Map<string, Kept>()
  let made = 0

  async function prepare(text: string): Promise<Kept> {
    made += 1
    const name = `kept_${made}`
    const told = await send(client, serialize.parse({ name, text }), serialize.describe({ type: 'S', name }))
    const parameters = told.find((message) => message instanceof messages.ParameterDescriptionMessage)
    const row = told.find((message) => message instanceof messages.RowDescriptionMessage)
    return { name, parameterTypes: parameters?.dataTypeIDs ?? [], fields: row?.fields ?? [] }
  }

  async function forget(text: string): Promise<void> {
    const statement = kept.get(text)
    kept.delete(text)
    if (statement !== undefined) await send(client, serialize.close({ type: 'S', name: statement.name }))
  }

  return {
    forget,
    async findOrPrepare(text: string): Promise<Kept> {
      const statement = kept.get(text) ?? (await prepare(text))
      kept.delete(text)
      kept.set(text, statement)
      const [longestUnused] = kept.keys()
      if (kept.size > mostKept && longestUnused !== undefined) await forget(longestUnused)
      return statement
    },
  }
}

/** After a failure the connection waits for a sync, whether or not it has read the one that came with the rest. */
async function send(client: PGlite, ...parts: readonly Uint8Array[]) {
  try {
    return await client.execProtocolStream(Buffer.concat([...parts, serialize.sync()]), { syncToFs: false })
  } catch (error) {
    await client.execProtocolStream(serialize.sync(), { syncToFs: false })
    throw error
  }
}

type Asked = { text: string; values: readonly unknown[]; options: QueryOptions }

/** Undefined where the plan is stale: it is forgotten, and nothing was done. */
async function runKept(client: PGlite, plans: Plans, { text, values, options }: Asked) {
  const { name, parameterTypes, fields } = await plans.findOrPrepare(text)
  const bound = values.map((value, nth) => toText(client, value, parameterTypes[nth] ?? 0))
  try {
    const told = await send(client, serialize.bind({ statement: name, values: bound }), serialize.execute({}))
    await client.syncToFs()
    const parsers = fields.map(({ dataTypeID: type }) => options.parsers?.[type] ?? client.parsers[type])
    const rows = told
      .filter((message) => message instanceof messages.DataRowMessage)
      .map((row) =>
        row.fields.map((value, nth) => (value === null ? null : (parsers[nth]?.(value) ?? value))),
      )
    return {
      rows: options.rowMode === 'array' ? rows : rows.map((row) => toObject(row, fields)),
      fields: [...fields],
      affectedRows: countAffected(
        told.find((message) => message instanceof messages.CommandCompleteMessage)?.text,
      ),
    }
  } catch (error) {
    if (!(error instanceof messages.DatabaseError && staleCodes.has(error.code))) throw error
    await plans.forget(text)
    return undefined
  }
}

function toText(client: PGlite, value: unknown, type: number): string | null {
  if (value === null || value === undefined) return null
  const serializer = client.serializers[type]
  if (serializer !== undefined) return serializer(value)
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function toObject(row: readonly unknown[], fields: Kept['fields']): Record<string, unknown> {
  return Object.fromEntries(fields.map(({ name }, nth) => [name, row[nth]]))
}

/** Of a tag such as 'UPDATE 2'; what a SELECT has found is not affected. */
function countAffected(tag = ''): number {
  return tag.startsWith('SELECT') ? 0 : Number(tag.split(' ').at(-1)) || 0
}
