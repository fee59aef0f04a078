import { CorpusLockedError } from '../corpus/corpus-lock.ts'
import { DownloadError } from '../corpus/download/http-source.ts'
import { ImportPathError } from '../corpus/import/import-files.ts'
import { ContentError } from '../corpus/content-file.ts'
import { ModelFailure } from '../models/language-model.ts'

/** What the command ends with. Scripts may rely on these. */
export const exitCodes = {
  done: 0,
  /** Wrong use, or nothing to read at the path given. */
  usage: 1,
  unreachable: 2,
  locked: 3,
  notWritable: 4,
  /** Done, but some files ended early; the rest is in the index. */
  someFilesBad: 5,
  stopped: 130,
} as const

export class UsageError extends Error {}

/** The exit code and the plain sentence for a failure a person can do something about; undefined for a bug. */
export function explainFailure(
  error: unknown,
  dataFolder: string,
): { code: number; message: string } | undefined {
  if (error instanceof UsageError || error instanceof ImportPathError || error instanceof ContentError) {
    return { code: exitCodes.usage, message: error.message }
  }
  if (error instanceof CorpusLockedError) return { code: exitCodes.locked, message: error.message }
  if (error instanceof DownloadError || error instanceof ModelFailure) {
    const message = `${error.message} What was done so far is kept; the same command goes on from there.`
    return { code: exitCodes.unreachable, message }
  }
  if (isArgumentError(error)) return { code: exitCodes.usage, message: error.message }
  if (isWriteError(error)) {
    const message = `Cannot write to the data folder '${dataFolder}' (${error.code}). Give DATA_DIR a folder that can be written to.`
    return { code: exitCodes.notWritable, message }
  }
  return undefined
}

function isArgumentError(error: unknown): error is Error {
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
}

function isWriteError(error: unknown): error is Error & { code: string } {
  if (!(error instanceof Error) || !('code' in error)) return false
  return ['EACCES', 'EROFS', 'EPERM', 'ENOSPC', 'ENOTDIR', 'EEXIST'].includes(String(error.code))
}
