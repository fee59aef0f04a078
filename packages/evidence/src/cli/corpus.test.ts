import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmod, mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { lockCorpus } from '../corpus/corpus-lock.ts'
import { articleSetXml, articleXml, createFolder } from '../corpus/testing/pubmed-fixtures.ts'
import { startReplay } from '../corpus/testing/replay-server.ts'
import { studyOf } from '../corpus/testing/trial-fixtures.ts'

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
    expect(JSON.parse(seeded.stdout)).toEqual({ changed: 1068 })
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
    expect(offline.stderr).toMatch(/^PubMed could not be reached .*What was done so far is kept/mu)
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

  test('fetch downloads, brings in and clears away; with --keep it leaves the files', async () => {
    const folder = await createFolder()
    const xml = articleSetXml(articleXml({ pmid: '7000001' }))
    const file = gzipSync(xml)
    const found = { count: '1', webenv: 'MCID_1', querykey: '1', idlist: [] }
    const { baseUrl } = await startReplay(({ path }) => {
      if (path === '/studies')
        return { body: JSON.stringify({ studies: [studyOf('NCT00000001')], totalCount: 1 }) }
      if (path === '/updatefiles/') return { body: '<a href="pubmed26n1301.xml.gz">' }
      if (path === '/updatefiles/pubmed26n1301.xml.gz') return { body: file }
      if (path.endsWith('.md5')) return { body: createHash('md5').update(file).digest('hex') }
      return { body: path === '/esearch.fcgi' ? JSON.stringify({ esearchresult: found }) : xml }
    })
    const urls = { TRIALS_BASE_URL: baseUrl, PUBMED_FILES_BASE_URL: baseUrl, EUTILS_BASE_URL: baseUrl }

    const trials = await run(folder, ['fetch', 'trials', 'asthma', '--json'], urls)
    const updates = await run(folder, ['fetch', 'pubmed', 'updates', '--json'], urls)
    const nextNight = await run(folder, ['fetch', 'pubmed', 'updates'], urls)
    const query = await run(
      folder,
      ['fetch', 'pubmed', 'asthma[ti]', '--keep', '--limit', '5', '--json'],
      urls,
    )
    const stats = await run(folder, ['stats'])

    expect([trials, updates, nextNight, query].map(({ code }) => code)).toEqual([0, 0, 0, 0])
    expect(JSON.parse(trials.stdout)).toMatchObject({ records: 1, badRecords: 0 })
    expect(JSON.parse(updates.stdout)).toMatchObject({ records: 1, fetchedBefore: 0 })
    expect(nextNight.stdout).toContain('1 files were fetched before.')
    expect(JSON.parse(query.stdout)).toMatchObject({ records: 1 })
    expect(JSON.parse(stats.stdout)).toMatchObject({ byKind: { trial: 1, article: 1 } })
    expect(await readdir(join(folder, 'downloads/pubmed-updates'))).toEqual([])
    expect(await readdir(join(folder, 'downloads'))).toHaveLength(2)
  }, 60_000)

  test('fetch says what it does not know, and asks no address that is not safe', async () => {
    const folder = await createFolder()

    const nothing = await run(folder, ['fetch', 'trials'])
    const unknown = await run(folder, ['fetch', 'elsewhere', 'asthma'])
    const unsafe = await run(folder, ['fetch', 'trials', 'asthma'], {
      TRIALS_BASE_URL: 'http://10.0.0.1/api',
    })

    expect([nothing.code, unknown.code, unsafe.code]).toEqual([1, 1, 2])
    expect(unsafe.stderr).toContain("'http://10.0.0.1/api' is not an address to download from")
  }, 60_000)
})
