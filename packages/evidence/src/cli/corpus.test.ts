import { spawn } from 'node:child_process'
import { chmod, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { lockCorpus } from '../corpus/corpus-lock.ts'
import { articleSetXml, articleXml, createFolder } from '../corpus/testing/pubmed-fixtures.ts'

const command = join(import.meta.dirname, 'corpus.ts')

async function run(dataFolder: string, args: readonly string[], environment: Record<string, string> = {}) {
  const child = spawn(process.execPath, [command, ...args], {
    env: { ...process.env, DATA_DIR: dataFolder, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const [stdout, stderr, code] = await Promise.all([text(child.stdout), text(child.stderr), exited])
  return { stdout, stderr, code }
}

async function writeArticle(folder: string): Promise<string> {
  const path = join(folder, 'one.xml')
  await writeFile(path, articleSetXml(articleXml()))
  return path
}

describe('npm run corpus', () => {
  test('with --json standard output holds JSON and nothing else', async () => {
    const folder = await createFolder()
    const path = await writeArticle(folder)

    const imported = await run(folder, ['import', path, '--json'])
    const stats = await run(folder, ['stats', '--json'])
    const seeded = await run(folder, ['seed', '--json'])
    const found = await run(folder, ['search', 'dapagliflozin in heart failure', '--k', '3', '--json'])

    expect(JSON.parse(imported.stdout)).toMatchObject({ records: 1, badRecords: 0 })
    expect(JSON.parse(stats.stdout)).toMatchObject({ documents: 1 })
    expect(JSON.parse(seeded.stdout)).toEqual({ changed: 559 })
    expect(JSON.parse(found.stdout).results).toHaveLength(3)
    expect(JSON.parse(found.stdout).results[0].title).toMatch(/dapagliflozin/iu)
    expect([imported, stats, seeded, found].map(({ code }) => code)).toEqual([0, 0, 0, 0])
  }, 60_000)

  test('what cannot be read is said in one sentence with its own exit code', async () => {
    const folder = await createFolder()
    const empty = join(folder, 'empty')
    await mkdir(empty)
    await writeFile(join(folder, 'page.xml'), '<html><body>Error</body></html>')

    const missing = await run(folder, ['import', join(folder, 'nowhere')])
    const nothing = await run(folder, ['import', empty])
    const page = await run(folder, ['import', join(folder, 'page.xml')])
    const unknown = await run(folder, ['improt'])

    expect(missing).toMatchObject({ code: 1, stdout: '' })
    expect(missing.stderr).toMatch(/^There is no file or folder/u)
    expect(nothing.stderr).toMatch(/^There is no file to import/u)
    expect(page).toMatchObject({ code: 5 })
    expect(page.stdout).toContain('not a PubMed file: its outermost element is <html>')
    expect(unknown).toMatchObject({ code: 1 })
    expect(unknown.stderr).toContain('npm run corpus -- COMMAND')
  }, 60_000)

  test('a locked corpus and an unreachable PubMed leave everything as it was', async () => {
    const folder = await createFolder()
    const path = await writeArticle(folder)
    const lock = await lockCorpus(join(folder, 'import-state'))

    const locked = await run(folder, ['import', path])
    lock.release()
    const offline = await run(folder, ['verify'], { EUTILS_BASE_URL: 'http://127.0.0.1:9' })

    expect(locked).toMatchObject({ code: 3, stdout: '' })
    expect(locked.stderr).toMatch(/^Another import is writing to this corpus/u)
    expect(offline).toMatchObject({ code: 2, stdout: '' })
    expect(offline.stderr).toMatch(/^PubMed could not be reached\. Nothing was changed/mu)
  }, 60_000)

  test('a data folder that cannot be written to is named', async () => {
    const folder = await createFolder()
    const path = await writeArticle(folder)
    // A file where the folder should be: unlike permissions, it stops the super-user too.
    const blocked = join(folder, 'blocked')
    await writeFile(blocked, '')
    await chmod(blocked, 0o400)

    const refused = await run(blocked, ['import', path])

    expect(refused).toMatchObject({ code: 4, stdout: '' })
    expect(refused.stderr).toMatch(/^Cannot write to the data folder/u)
  }, 60_000)
})
