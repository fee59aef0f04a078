import type { z } from 'zod'
import { type Operation, operation } from '../operation.ts'

/**
 * One calculator's call. What it gets is the options of its page and nothing of a person; nothing of it is kept. A field that it does not
 * know is refused: a misspelt optional one would be lost, and the result another patient's.
 */
export function calculation<
  const Name extends string,
  const Path extends `/calcs/${string}`,
  Body extends z.ZodObject<z.ZodRawShape, z.core.$strict>,
  Answer extends z.ZodType,
>(name: Name, path: Path, summary: string, body: Body, answer: Answer) {
  return operation({
    name,
    method: 'POST',
    path,
    access: 'signed-in',
    limit: 'general',
    sealed: true,
    summary,
    body,
    answer,
  } satisfies Operation)
}
