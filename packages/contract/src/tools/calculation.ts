import type { z } from 'zod'
import { type Operation, operation } from '../operation.ts'

/** One calculator's call. What it gets is the options of its page and nothing of a person; nothing of it is kept. */
export function calculation<
  const Name extends string,
  const Path extends `/calcs/${string}`,
  Body extends z.ZodObject,
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
