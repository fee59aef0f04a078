import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readArchive } from './read-archive.ts'
import { createArchive } from './write-archive.ts'

const large = 'a line of a table\n'.repeat(100_000)

let folder: string
let path: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'auscult-archive-'))
  path = join(folder, 'archive.tar.gz')
  const archive = createArchive(path)
  for (const name of ['one', 'two', 'three', 'four']) {
    // oxlint-disable no-await-in-loop -- one archive
    await archive.add(`${name}/large`, large)
    await archive.add(`${name}/small`, name)
    // oxlint-enable no-await-in-loop
  }
  await archive.finish({
    format: 1,
    version: '0.0.0-test',
    madeAt: '2026-11-20T02:30:00.000Z',
    schema: { migrations: 1, newest: '' },
    tables: {},
    files: { kept: 0, missing: 0 },
    evidence: { documents: 0, marks: 0 },
    hasKeys: false,
  })
})
afterAll(() => rm(folder, { recursive: true }))

it.each([/large$/u, /small$/u, /^(?:one|two)/u])(
  'what is behind skipped files (%s) is read whole',
  async (skipped) => {
    const read: Record<string, string> = {}
    for await (const entry of readArchive(path)) {
      if (skipped.test(entry.name)) await entry.skip()
      else read[entry.name] = await text(entry.body)
    }

    const names = ['one', 'two', 'three', 'four'].flatMap((name) => [`${name}/large`, `${name}/small`])
    const expected = names
      .filter((name) => !skipped.test(name))
      .map((name) => [name, name.endsWith('large') ? large : name.split('/')[0]])
    expect(read).toMatchObject(Object.fromEntries(expected))
  },
)

it('a reader may stop at a file whose body it does not read', async () => {
  const names: string[] = []
  for await (const { name, body } of readArchive(path)) {
    names.push(name)
    if (name === 'two/large') break
    await text(body)
  }

  expect(names).toEqual(['one/large', 'one/small', 'two/large'])
})
