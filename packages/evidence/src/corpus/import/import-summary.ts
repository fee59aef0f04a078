import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { ImportedKind } from '@auscult/contract/ai/corpus.ts'
import { z } from 'zod'
import { readSeeded } from '../starter/starter-seed.ts'
import { type FileContents, newerDay } from './file-contents.ts'
import { type FileState, ImportState, writeWhole } from './import-state.ts'

const summaryFile = 'imported.json'

const counters = [
  ['articles', 'articles'],
  ['trials', 'trials'],
  ['guidelines', 'guidelines'],
  ['retraction-lists', 'notices'],
] as const satisfies [ImportedKind['kind'], keyof FileContents][]

/**
 * Adds up the marks of all imported files, for who wants to know what the corpus holds without reading a hundred thousand of them.
 * Called once at the end of a run.
 */
export async function writeImportSummary(stateFolder: string): Promise<void> {
  const kinds = new Map<ImportedKind['kind'], ImportedKind>()
  for await (const mark of new ImportState(stateFolder).marks()) addMark(kinds, mark)
  const summary = counters.flatMap(([kind]) => kinds.get(kind) ?? [])
  await writeWhole(join(stateFolder, summaryFile), JSON.stringify(summary))
}

function addMark(kinds: Map<ImportedKind['kind'], ImportedKind>, { contents, importedAt }: FileState): void {
  if (contents === undefined || importedAt === undefined) return
  for (const [kind, counter] of counters) {
    const records = contents[counter]
    if (records === 0) continue
    const known = kinds.get(kind)
    kinds.set(kind, {
      kind,
      files: (known?.files ?? 0) + 1,
      records: (known?.records ?? 0) + records,
      lastImportedAt:
        known === undefined || importedAt > known.lastImportedAt ? importedAt : known.lastImportedAt,
      newestRecordOn:
        kind === 'retraction-lists' ? null : newerDay(known?.newestRecordOn ?? null, contents.newestRecordOn),
    })
  }
}

/** What was brought into the corpus, the starter set first; empty where nothing was, or where it cannot be read. */
export async function readImportSummary(stateFolder: string): Promise<ImportedKind[]> {
  const path = join(stateFolder, summaryFile)
  const imported = await readFile(path, 'utf8').then(
    (text) => z.array(ImportedKind).safeParse(JSON.parse(text)).data ?? [],
    () => [],
  )
  return [...(await readStarterKind(stateFolder)), ...imported]
}

async function readStarterKind(stateFolder: string): Promise<ImportedKind[]> {
  const { ids, file } = await readSeeded(stateFolder)
  const found = await stat(file).catch(() => undefined)
  if (found === undefined || ids.length === 0) return []
  const lastImportedAt = found.mtime.toISOString()
  return [{ kind: 'starter', files: null, records: ids.length, lastImportedAt, newestRecordOn: null }]
}
