import { Writable } from 'node:stream'
import { expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { createLogger } from './request-log.ts'

function logOf(error: unknown): string {
  const lines: string[] = []
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  createLogger(readConfig({}), sink).error({ err: error }, 'unexpected error')
  return lines.join('')
}

it('tells an operator the code that a database gave, however deep it lies, and no message', () => {
  const driver = Object.assign(new Error('deadlock on ada@example.org'), { code: '40P01' })
  const wrapped = new Error('Failed query: update users', {
    cause: new Error('in between', { cause: driver }),
  })

  const log = logOf(wrapped)

  expect(log).toContain('"message":"40P01"')
  expect(log).not.toMatch(/ada@example|Failed query|in between/u)
})
