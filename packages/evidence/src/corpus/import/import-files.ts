import { readdir, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'

/** Nothing can be imported from this path; the message says why. */
export class ImportPathError extends Error {}

const importable = /\.(?:xml|jsonl?|csv)(?:\.gz)?$/iu

/**
 * The files to import: the file itself, or every .xml, .json, .jsonl and .csv below a folder, gzipped or not, in name order, so
 * that PubMed's update files come after its baseline and each after the one before. Throws ImportPathError.
 */
export async function listImportFiles(path: string): Promise<string[]> {
  const found = await stat(path).catch(() => undefined)
  if (found === undefined) throw new ImportPathError(`There is no file or folder '${path}'.`)
  if (!found.isDirectory()) return [path]
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => (entry.isFile() || entry.isSymbolicLink()) && importable.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted((a, b) => compareNames(basename(a), basename(b)) || compareNames(a, b))
  if (files.length === 0)
    throw new ImportPathError(
      `There is no file to import in '${path}' (.xml, .json, .jsonl or .csv, plain or .gz).`,
    )
  return files
}

function compareNames(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}
