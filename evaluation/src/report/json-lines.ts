import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'

/** What is wrong with a row, with the file and the line a person has to look at. */
export class RowError extends Error {
  constructor(file: string, line: number, problem: string) {
    super(`${file}, line ${line}: ${problem}`)
    this.name = 'RowError'
  }
}

export type Row = { line: number; value: unknown }

/** Lines end at a line feed only: node:readline would also break at U+2028, which JSON texts may hold. */
async function* splitLines(chunks: AsyncIterable<unknown>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of chunks) {
    if (!(chunk instanceof Uint8Array)) continue
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  yield rest + decoder.decode()
}

/** The rows of a JSON-lines file, gzipped when its name ends in .gz; empty lines are skipped. Throws `RowError` at broken JSON. */
export async function* readJsonLines(file: string): AsyncGenerator<Row> {
  let line = 0
  try {
    const bytes = createReadStream(file)
    // pipeline hands an error of the file on to the reader of the unzipped bytes.
    const chunks = file.endsWith('.gz') ? pipeline(bytes, createGunzip(), () => undefined) : bytes
    for await (const text of splitLines(chunks)) {
      line += 1
      if (text.trim() !== '') yield { line, value: parse(text, file, line) }
    }
  } catch (error) {
    if (error instanceof RowError) throw error
    throw new RowError(
      file,
      line + 1,
      `cannot be read (${error instanceof Error ? error.message : String(error)})`,
    )
  }
}

function parse(text: string, file: string, line: number): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new RowError(
      file,
      line,
      `not valid JSON (${error instanceof Error ? error.message : String(error)})`,
    )
  }
}

/** Reads a file whose rows are known to be of one shape, checked by the parser handed in. */
export async function readRows<T>(file: string, parseRow: (value: unknown) => T): Promise<T[]> {
  const rows: T[] = []
  for await (const { value } of readJsonLines(file)) rows.push(parseRow(value))
  return rows
}
