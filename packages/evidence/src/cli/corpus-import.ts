import { importPath, type ImportProgress, type ImportReport } from '../corpus/import.ts'
import type { EvidenceIndex } from '../corpus/evidence-index.ts'
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
  return report.files.some((file) => file.outcome === 'failed') ? exitCodes.someFilesBad : exitCodes.done
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
    ...report.files.flatMap((file) =>
      file.outcome === 'failed'
        ? [
            `${file.path} ended early: ${file.error ?? ''}. ${file.records} whole records before that were kept.`,
          ]
        : [],
    ),
  ]
}
