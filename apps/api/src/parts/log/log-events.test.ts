import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { createLogger } from '../../http/request-log.ts'
import { LogLine, writeLog } from './log-events.ts'

function openLog() {
  const lines: string[] = []
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  return { log: createLogger(readConfig({ LOG_LEVEL: 'debug' }), sink), lines }
}

test('a line is JSON with the name of its event, its moment and its level in words', () => {
  const { log, lines } = openLog()

  writeLog(log, 'source-not-read', { source: 'WHO', failure: 'no such host' })

  const line: unknown = JSON.parse(lines.join(''))
  expect(LogLine.parse(line)).toEqual(line)
  expect(line).toMatchObject({
    level: 'warn',
    event: 'source-not-read',
    message: 'a source of news could not be read',
    source: 'WHO',
  })
})

test('of what the framework says nothing is kept but the error, and of that no message', () => {
  const { log, lines } = openLog()

  log.info(
    { reqId: 'one', url: '/api/likes/ada@example.org' },
    'Route GET:/api/likes/ada@example.org not found',
  )
  log.warn('ada@example.org %s', 'typed this')
  log.error(new Error('no such user ada@example.org'))
  log.error({ err: new Error('no such user ada@example.org') }, 'ada@example.org')

  const parsed = lines.map((line) => LogLine.parse(JSON.parse(line)))
  expect(parsed.map(({ event }) => event)).toEqual(['framework', 'framework', 'framework', 'framework'])
  expect(parsed.slice(2)).toMatchObject([{ err: { type: 'Error' } }, { err: { type: 'Error' } }])
  expect(lines.join('')).not.toContain('ada@example.org')
})

test('a line with a field that its event does not have, or of an event nobody declared, is none', () => {
  const line = { level: 'info', time: '2026-11-27T10:00:00.000Z', message: 'request', event: 'caller-gone' }

  expect(LogLine.safeParse(line).success).toBe(true)
  expect(LogLine.safeParse({ ...line, email: 'ada@example.org' }).success).toBe(false)
  expect(LogLine.safeParse({ ...line, event: 'ada-logged-in' }).success).toBe(false)
})
