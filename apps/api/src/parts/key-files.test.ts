import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { loadSecrets } from './secrets.ts'

let folder: string
let now: Date
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'auscult-keys-'))
  now = new Date('2026-11-20T12:00:00.000Z')
  return () => rm(folder, { recursive: true })
})

const start = (settings: Record<string, string> = {}) =>
  loadSecrets(readConfig({ DATA_DIR: folder, ...settings }), () => now)
const dayMs = 24 * 3_600_000
const long = (letter: string) => letter.repeat(40)

describe('keys in the data folder', () => {
  it('are made once, and found again', () => {
    const first = start()

    expect(start().tokenKeys()).toEqual(first.tokenKeys())
    expect(start().rings.envelope.opening()).toEqual(first.rings.envelope.opening())
  })

  it('that were changed are found by the next start, with the one before until its day is over', async () => {
    const first = start()
    const [before] = first.tokenKeys()
    first.rings.tokens.rotate({ isLeaked: false })

    expect(start().tokenKeys()).toEqual([first.tokenKeys()[0], before])
    now = new Date(now.getTime() + dayMs)
    expect(start().tokenKeys()).toHaveLength(1)
    const names = await readdir(join(folder, 'keys'))
    const modes = await Promise.all(
      names.map(async (name) => (await stat(join(folder, 'keys', name))).mode & 0o777),
    )
    expect(new Set(modes)).toEqual(new Set([0o600]))
  })

  it('that were leaked are kept nowhere', async () => {
    const first = start()
    first.rings.envelope.rotate({ isLeaked: false })
    const leaked = first.rings.envelope.current()

    first.rings.envelope.rotate({ isLeaked: true })

    const names = await readdir(join(folder, 'keys'))
    const texts = await Promise.all(names.map((name) => readFile(join(folder, 'keys', name), 'utf8')))
    expect(texts.join('')).not.toContain(leaked.split('\n')[1])
    expect(start().rings.envelope.opening()).toHaveLength(1)
  })

  it('change nothing of what was hashed', () => {
    const first = start()
    const hashed = first.hash('invite-opt-out', 'ada@example.org')

    first.rings.tokens.rotate({ isLeaked: true })

    expect(start().hash('invite-opt-out', 'ada@example.org')).toBe(hashed)
  })

  it('end a start that finds one damaged', async () => {
    start().rings.tokens.rotate({ isLeaked: false })
    await writeFile(join(folder, 'keys', 'token-secret.previous.json'), '{}')

    expect(() => start()).toThrow()
  })
})

describe('keys in the configuration', () => {
  it('begin as those of the session secret', () => {
    const [alone] = start({ SESSION_SECRET: long('s') }).tokenKeys()

    const both = start({
      SESSION_SECRET: long('s'),
      TOKEN_SECRET: long('t'),
      TOKEN_SECRET_PREVIOUS: long('s'),
    }).tokenKeys()

    expect(both).toHaveLength(2)
    expect(both[1]).toEqual(alone)
  })

  it('are not changed by a command', () => {
    const { tokens } = start({ SESSION_SECRET: long('s') }).rings

    expect(() => tokens.rotate({ isLeaked: false })).toThrow()
  })
})
