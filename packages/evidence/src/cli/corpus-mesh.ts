import { SourceFileError } from '../corpus/source-errors.ts'
import { importedNamesFile } from '../understand/lexicon/installed-lexicon.ts'
import { importMesh } from '../understand/lexicon/mesh-lexicon.ts'
import { exitCodes, UsageError } from './corpus-failures.ts'
import { printJson } from './corpus-output.ts'

type MeshCommand = { path: string; dataFolder: string; json: boolean; signal: AbortSignal }

export async function runMesh({ path, dataFolder, json, signal }: MeshCommand): Promise<number> {
  const report = await importMesh(path, importedNamesFile(dataFolder), signal).catch((error: unknown) => {
    if (error instanceof SourceFileError) throw new UsageError(`${path} could not be read: ${error.message}`)
    if (hasCode(error, 'ENOENT', 'EISDIR')) throw new UsageError(`There is no file ${path}.`)
    throw error
  })
  if (json) printJson(report)
  else {
    console.log(
      `${report.read} descriptors read; the names of ${report.kept} drugs, conditions, tests and procedures are kept.`,
    )
    console.log('A running server reads them at its next start.')
  }
  if (report.error === null) return exitCodes.done
  console.error(`${path} ended early: ${report.error}. The whole descriptors before that were kept.`)
  return exitCodes.someFilesBad
}

function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code))
}
