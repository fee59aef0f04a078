import { SourceFileError } from '../source-errors.ts'

/** A JSON value of a file and where it stands: 'line 3', or 'the file' where it is the only one. */
export type JsonValue = { place: string; value: unknown } | { place: string; failure: string }

/** Characters of one value. A page of a thousand registered trials has some thirty million. */
const valueLimit = 250_000_000

/**
 * The values of JSON Lines, one a line, or the single value of a JSON file however it is laid out. A line that is not JSON
 * is given out as a failure; a last line without its end throws SourceFileError, as does a file that is no JSON at all.
 */
export async function* readJsonValues(chunks: AsyncIterable<string>): AsyncGenerator<JsonValue> {
  const pieces: string[] = []
  let length = 0
  let line = 0
  let isLines: boolean | undefined
  for await (const chunk of chunks) {
    let rest = chunk
    for (let end = rest.indexOf('\n'); end !== -1 && isLines !== false; end = rest.indexOf('\n')) {
      const text = pieces.join('') + rest.slice(0, end)
      const value = parse(text)
      // A value laid out over several lines has a first line that is none.
      isLines ??= text.trim() === '' ? undefined : value !== undefined
      if (isLines === false) break
      line += 1
      rest = rest.slice(end + 1)
      pieces.length = 0
      length = 0
      if (text.trim() !== '') yield toValue(`line ${line}`, value)
    }
    pieces.push(rest)
    length += rest.length
    if (length > valueLimit)
      throw new SourceFileError(
        `a JSON value of more than ${valueLimit} characters; write one record a line (JSON Lines)`,
      )
  }
  const text = pieces.join('')
  if (text.trim() !== '') yield* readLast(text, line, isLines)
}

function* readLast(text: string, linesBefore: number, isLines: boolean | undefined): Generator<JsonValue> {
  const value = parse(text)
  if (value !== undefined) {
    yield { place: isLines === true ? `line ${linesBefore + 1}` : 'the file', value: value.value }
    return
  }
  if (isLines === true) throw new SourceFileError(`the file ends within line ${linesBefore + 1}`)
  yield* readBrokenLines(text, linesBefore)
}

/** JSON Lines whose first line is broken look like one value over several lines; some line that is whole tells them apart. */
function* readBrokenLines(text: string, linesBefore: number): Generator<JsonValue> {
  const lines = text.split('\n')
  const values = lines.map(parse)
  const isLines = lines.length > 1 && values.some((found) => isRecord(found?.value))
  if (!isLines) throw new SourceFileError('not JSON, or JSON that ends early')
  for (const [at, found] of values.entries()) {
    if (lines[at]?.trim() !== '') yield toValue(`line ${linesBefore + at + 1}`, found)
  }
}

function toValue(place: string, found: { value: unknown } | undefined): JsonValue {
  return found === undefined ? { place, failure: 'not JSON' } : { place, value: found.value }
}

function parse(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return undefined
  }
}

function isRecord(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0
}
