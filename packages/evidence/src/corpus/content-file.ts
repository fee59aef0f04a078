import { readFile } from 'node:fs/promises'
import type { z } from 'zod'

/** A content file that does not fit its schema: the message names file, line and field. */
export class ContentError extends Error {}

/** A JSON content file. Throws ContentError. */
export async function readContentFile<T>(path: string, schema: z.ZodType<T>): Promise<T> {
  return parseContent(await readFile(path, 'utf8'), schema, path)
}

/** A content file with one record a line. Throws ContentError. */
export async function readContentLines<T>(path: string, schema: z.ZodType<T>): Promise<T[]> {
  const lines = (await readFile(path, 'utf8')).split('\n').filter((line) => line !== '')
  return lines.map((line, at) => parseContent(line, schema, `${path}:${at + 1}`))
}

function parseContent<T>(text: string, schema: z.ZodType<T>, place: string): T {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new ContentError(`${place}: not JSON`)
  }
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  throw new ContentError(`${place}: ${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'does not fit'}`)
}
