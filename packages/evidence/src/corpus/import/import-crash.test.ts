import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { articleSetXml, articleXml, createFolder } from '../testing/pubmed-fixtures.ts'
import { openLanceIndex } from '../text-index/lance-index.ts'
import { importPath } from './import.ts'

const child = fileURLToPath(new URL('../testing/import-child.ts', import.meta.url))
const kills = 10

function startImport(path: string, dataFolder: string): ChildProcess {
  return spawn(process.execPath, [child, path, dataFolder], { stdio: ['ignore', 'pipe', 'inherit'] })
}

/** Kills the import at some point soon after it has begun to read; false when it was done before. */
async function killSoon(importing: ChildProcess): Promise<boolean> {
  const ended = once(importing, 'exit')
  if (importing.stdout !== null) await Promise.race([once(importing.stdout, 'data'), ended])
  await Promise.race([sleep(Math.random() * 150), ended])
  importing.kill('SIGKILL')
  const [code] = await ended
  return code === null
}

async function readAllDocuments(dataFolder: string, pmids: readonly string[]) {
  const index = await openLanceIndex(join(dataFolder, 'evidence'))
  const documents = await index.get(pmids.map((pmid) => `pmid:${pmid}`))
  const { documents: count } = await index.stats()
  await index.close()
  return { documents, count }
}

test('an import killed ten times in its midst ends with the same corpus as one that ran through', async () => {
  const folder = await createFolder()
  const files = join(folder, 'files')
  await mkdir(files)
  const pmids = Array.from({ length: 12_000 }, (_, at) => String(6_000_000 + at))
  const baseline = pmids.map((pmid) => articleXml({ pmid, title: `Baseline ${pmid}` }))
  const deleted = pmids.slice(0, 40).map((pmid) => `<PMID>${pmid}</PMID>`)
  const deletion = `<DeleteCitation>${deleted.join('')}</DeleteCitation>`
  const updates = pmids
    .slice(6_000, 9_000)
    .map((pmid) => articleXml({ pmid, title: `Update ${pmid}`, revised: '2026-01-01' }))
  await writeFile(join(files, 'pubmed26n0001.xml.gz'), gzipSync(articleSetXml(...baseline)))
  await writeFile(join(files, 'pubmed26n1301.xml.gz'), gzipSync(articleSetXml(...updates, deletion)))

  let killed = 0
  while (killed < kills && (await killSoon(startImport(files, folder)))) killed += 1
  const last = startImport(files, folder)
  last.stdout?.resume()
  const [code] = await once(last, 'exit')

  const clean = await createFolder()
  const index = await openLanceIndex(join(clean, 'evidence'))
  await importPath(files, { index, stateFolder: join(clean, 'import-state') })
  await index.close()
  const afterKills = await readAllDocuments(folder, pmids)
  const afterClean = await readAllDocuments(clean, pmids)
  expect(killed).toBe(kills)
  expect(code).toBe(0)
  expect(afterClean.count).toBe(11_960)
  expect(afterKills.count).toBe(afterClean.count)
  expect(afterKills.documents).toEqual(afterClean.documents)
}, 240_000)
