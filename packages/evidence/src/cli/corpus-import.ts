import {
  type FileReport,
  importPath,
  type ImportProgress,
  type ImportReport,
} from '../corpus/import/import.ts'
import type { EvidenceIndex } from '../corpus/text-index/evidence-index.ts'
import { exitCodes } from './corpus-failures.ts'
import { printJson, progressBar, ProgressLine } from './corpus-output.ts'

type ImportCommand = {
  path: string
  index: EvidenceIndex
  stateFolder: string
  again: boolean
  json: boolean
  signal: AbortSignal
}

export async function runImport({ json, path, ...options }: ImportCommand): Promise<number> {
  const line = new ProgressLine()
  const startedAt = performance.now()
  const onProgress = (progress: ImportProgress) => line.show(describeProgress(progress, startedAt))
  const report = await importPath(path, { ...options, onProgress }).finally(() => line.end())
  if (json) printJson(report)
  else for (const text of describeReport(report)) console.log(text)
  return hasBadFiles(report) ? exitCodes.someFilesBad : exitCodes.done
}

/** A folder may hold other things too; a file that was named for import should be one. */
function hasBadFiles({ files }: ImportReport): boolean {
  return files.some(({ outcome }) => outcome === 'failed' || (outcome === 'left-out' && files.length === 1))
}

function describeFailure({ path, error, records }: FileReport): string {
  return records === 0
    ? `${path} could not be read: ${error ?? ''}.`
    : `${path} ended early: ${error ?? ''}. ${records} whole records before that were kept.`
}

/** The first few by name, so that a missing file is noticed without a page of names. */
function describeLeftOut(files: readonly FileReport[]): string[] {
  const names = files.slice(0, 5).map(({ path, error }) => `  ${path}: ${error ?? ''}`)
  const more = files.length - names.length
  return files.length === 0
    ? []
    : [
        `${files.length} files of other forms were left out:`,
        ...names,
        ...(more > 0 ? [`  and ${more} more`] : []),
      ]
}

function describeProgress(progress: ImportProgress, startedAt: number): string {
  const perSecond = Math.round(progress.records / ((performance.now() - startedAt) / 1_000))
  const bar = progressBar(progress.bytesDone / Math.max(1, progress.bytesTotal))
  return `${bar}  file ${progress.fileNumber} of ${progress.fileCount}, ${progress.records} records, ${perSecond} a second`
}

export function describeReport(report: ImportReport): string[] {
  const counted = (outcome: string) => report.files.filter((file) => file.outcome === outcome).length
  const seconds = (report.tookMs / 1_000).toFixed(1)
  return [
    `${report.records} records and ${report.deletions} deletions from ${counted('imported')} files in ${seconds} s.`,
    ...(counted('already-imported') > 0
      ? [`${counted('already-imported')} files were imported before. --again reads them once more.`]
      : []),
    ...(report.notices > 0
      ? [
          `${report.notices} notices of a retraction list; the status of ${report.statusChanges} records changed.`,
        ]
      : []),
    ...(report.skipped > 0 ? [`${report.skipped} book records were left out.`] : []),
    ...(report.badRecords > 0 ? [`${report.badRecords} records could not be used:`] : []),
    ...report.badRecordNames.map((bad) => `  ${bad.name} in ${bad.file}: ${bad.reason}`),
    ...describeLeftOut(report.files.filter(({ outcome }) => outcome === 'left-out')),
    ...report.files.filter(({ outcome }) => outcome === 'failed').map(describeFailure),
  ]
}
