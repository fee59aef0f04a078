import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import type { EvidenceIndex } from '@auscult/evidence/corpus/text-index/evidence-index.ts'
import { importedNamesFile } from '@auscult/evidence/understand/lexicon/installed-lexicon.ts'
import { hasCode } from '../../parts/start-error.ts'
import type { ArchiveWriter } from '../archive/write-archive.ts'
import {
  documentsFolder,
  type Mark,
  markName,
  marksFolder,
  namesName,
  statusesFile,
  statusesName,
} from './evidence-parts.ts'

const partCharacters = 4_000_000
const tellEvery = 50_000

type Evidence = { index: Pick<EvidenceIndex, 'documents'>; dataFolder: string; tell: (line: string) => void }

/**
 * Writes the corpus: how far imports have come first, then the statuses, then the documents. An import may go on meanwhile: what it marked is
 * in the documents, and what it wrote later it does again after a restore, which changes nothing.
 */
export async function dumpEvidence(
  archive: ArchiveWriter,
  { index, dataFolder, tell }: Evidence,
): Promise<{ documents: number; marks: number }> {
  const stateFolder = join(dataFolder, 'import-state')
  const marks = await addLines(archive, marksFolder, readMarks(stateFolder))
  await addStatuses(archive, join(stateFolder, statusesFile), dataFolder)
  const names = importedNamesFile(dataFolder)
  if (existsSync(names)) await archive.addFile(namesName, names)
  let documents = 0
  async function* lines() {
    for await (const batch of index.documents()) {
      for (const document of batch) {
        yield JSON.stringify(document)
        documents += 1
        if (documents % tellEvery === 0) tell(`evidence: ${documents} documents`)
      }
    }
  }
  return { marks, documents: await addLines(archive, documentsFolder, lines()) }
}

/** A line each, in parts of some megabytes; resolves to how many there were. */
async function addLines(
  archive: ArchiveWriter,
  folder: string,
  lines: AsyncIterable<string>,
): Promise<number> {
  let waiting: string[] = []
  let characters = 0
  let parts = 0
  let total = 0
  async function flush() {
    if (waiting.length === 0) return
    parts += 1
    await archive.add(`${folder}${String(parts).padStart(6, '0')}.jsonl`, `${waiting.join('\n')}\n`)
    waiting = []
    characters = 0
  }
  for await (const line of lines) {
    waiting.push(line)
    characters += line.length
    total += 1
    if (characters >= partCharacters) await flush()
  }
  await flush()
  return total
}

async function* readMarks(folder: string): AsyncGenerator<string> {
  for (const name of await listNames(folder)) {
    if (!markName.test(name)) continue
    // oxlint-disable-next-line no-await-in-loop -- a folder may hold a hundred thousand: one at a time needs no memory
    const mark = await readMark(join(folder, name), name)
    if (mark !== undefined) yield JSON.stringify(mark)
  }
}

async function readMark(path: string, name: string): Promise<Mark | undefined> {
  try {
    const { mtimeMs } = await stat(path)
    return { name, modifiedMs: mtimeMs, text: await readFile(path, 'utf8') }
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  }
}

/** By SQLite's own copying: another process may be writing to it. */
async function addStatuses(archive: ArchiveWriter, path: string, dataFolder: string): Promise<void> {
  if (!existsSync(path)) return
  const folder = await mkdtemp(join(dataFolder, '.statuses-'))
  const source = new DatabaseSync(path, { readOnly: true })
  try {
    await backup(source, join(folder, statusesFile))
    await archive.addFile(statusesName, join(folder, statusesFile))
  } finally {
    source.close()
    await rm(folder, { recursive: true, force: true })
  }
}

async function listNames(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return []
    throw error
  }
}
