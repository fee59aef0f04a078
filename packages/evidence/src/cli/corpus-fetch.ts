import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { forgetDownload } from '../corpus/download/download-state.ts'
import { Eutils } from '../corpus/download/eutils.ts'
import { HttpSource } from '../corpus/download/http-source.ts'
import { fetchPubmedFiles, type PubmedFileProgress, type PubmedSet } from '../corpus/download/pubmed-files.ts'
import { downloadPubmedQuery, queryLimit } from '../corpus/download/pubmed-query.ts'
import { downloadTrials } from '../corpus/download/trials.ts'
import { importPath, type ImportReport } from '../corpus/import/import.ts'
import type { EvidenceIndex } from '../corpus/text-index/evidence-index.ts'
import { exitCodes, UsageError } from './corpus-failures.ts'
import { describeReport, runImport } from './corpus-import.ts'
import { printJson, progressBar, ProgressLine } from './corpus-output.ts'

type FetchCommand = {
  source: string | undefined
  wanted: string | undefined
  /** At most so many records. */
  limit: number | null
  keep: boolean
  again: boolean
  json: boolean
  index: EvidenceIndex
  dataFolder: string
  stateFolder: string
  urls: { trials: string; pubmedFiles: string; eutils: string }
  ncbiApiKey: string | undefined
  signal: AbortSignal
}

/** Downloads from a source and brings what came into the index. What was downloaded goes again, unless `keep`. */
export async function runFetch(command: FetchCommand): Promise<number> {
  const { source, wanted } = command
  if (wanted === undefined || wanted.trim() === '') {
    throw new UsageError(
      'fetch needs a source and what to fetch: fetch trials "QUERY", fetch pubmed updates.',
    )
  }
  if (source === 'trials') return fetchTrials(command, wanted)
  if (source !== 'pubmed') throw new UsageError(`fetch knows trials and pubmed, not '${source ?? ''}'.`)
  return wanted === 'baseline' || wanted === 'updates'
    ? fetchFiles(command, wanted)
    : fetchQuery(command, wanted)
}

async function fetchTrials(command: FetchCommand, query: string): Promise<number> {
  const source = new HttpSource({
    name: 'ClinicalTrials.gov',
    baseUrl: command.urls.trials,
    signal: command.signal,
    // The registry turns away an address that asks much more often.
    pauseMs: 1_250,
  })
  const line = new ProgressLine()
  const folder = folderFor(command, 'trials', query)
  const { studies, total } = await downloadTrials(source, {
    query,
    limit: command.limit,
    folder,
    onProgress: (done, of) => line.show(`${progressBar(done / Math.max(1, of ?? done))}  ${done} trials`),
  }).finally(() => line.end())
  console.error(`${studies} of ${total ?? studies} trials that ClinicalTrials.gov finds were downloaded.`)
  return studies === 0 ? exitCodes.done : takeIn(command, folder)
}

async function fetchQuery(command: FetchCommand, query: string): Promise<number> {
  const { signal, ncbiApiKey } = command
  const eutils = new Eutils(command.urls.eutils, { signal, ...(ncbiApiKey && { apiKey: ncbiApiKey }) })
  const line = new ProgressLine()
  const folder = folderFor(command, 'pubmed', query)
  const { records, total } = await downloadPubmedQuery(eutils, {
    query,
    limit: command.limit ?? queryLimit,
    folder,
    onProgress: (done, of) => line.show(`${progressBar(done / Math.max(1, of))}  ${done} records`),
  }).finally(() => line.end())
  console.error(`${records} of ${total} records that PubMed finds were downloaded.`)
  if (total > queryLimit && (command.limit ?? total) > queryLimit) {
    console.error(
      `PubMed gives ${queryLimit} records of a query at most. Ask year by year, or fetch the baseline.`,
    )
  }
  return records === 0 ? exitCodes.done : takeIn(command, folder)
}

async function fetchFiles(command: FetchCommand, set: PubmedSet): Promise<number> {
  if (command.limit !== null) throw new UsageError('--limit goes with a query, not with whole files.')
  const source = new HttpSource({ name: 'PubMed', baseUrl: command.urls.pubmedFiles, signal: command.signal })
  const line = new ProgressLine()
  const reports: ImportReport[] = []
  const { before } = await fetchPubmedFiles(source, {
    set,
    folder: join(command.dataFolder, 'downloads', `pubmed-${set}`),
    stateFolder: command.stateFolder,
    again: command.again,
    keep: command.keep,
    onProgress: (progress) => line.show(describeFile(progress)),
    use: async (path) => {
      const report = await importPath(path, {
        ...command,
        onProgress: ({ records }) => line.show(`${records} records`),
      })
      reports.push(report)
      return report.files.every((file) => file.outcome !== 'failed')
    },
  }).finally(() => line.end())
  const report = joinReports(reports)
  if (command.json) printJson({ ...report, fetchedBefore: before })
  else {
    for (const text of describeReport(report)) console.log(text)
    if (before > 0) console.log(`${before} files were fetched before. --again fetches them once more.`)
  }
  return report.files.some((file) => file.outcome === 'failed') ? exitCodes.someFilesBad : exitCodes.done
}

async function takeIn(command: FetchCommand, folder: string): Promise<number> {
  const code = await runImport({ ...command, path: folder, again: true })
  if (command.keep) await forgetDownload(folder)
  else await rm(folder, { recursive: true })
  return code
}

/** The same query finds its own half-finished download again, and no other's. */
function folderFor({ dataFolder, limit }: FetchCommand, source: string, query: string): string {
  const digest = createHash('sha256')
    .update(`${query}\n${limit ?? ''}`)
    .digest('hex')
    .slice(0, 16)
  return join(dataFolder, 'downloads', `${source}-${digest}`)
}

function describeFile({ file, fileNumber, fileCount, bytes }: PubmedFileProgress): string {
  const bar = progressBar((fileNumber - 1) / fileCount)
  return `${bar}  file ${fileNumber} of ${fileCount}: ${file}, ${(bytes / 1_000_000).toFixed(1)} MB`
}

function joinReports(reports: readonly ImportReport[]): ImportReport {
  const sum = (read: (report: ImportReport) => number) =>
    reports.reduce((total, each) => total + read(each), 0)
  return {
    files: reports.flatMap(({ files }) => files),
    records: sum(({ records }) => records),
    deletions: sum(({ deletions }) => deletions),
    notices: sum(({ notices }) => notices),
    statusChanges: sum(({ statusChanges }) => statusChanges),
    badRecords: sum(({ badRecords }) => badRecords),
    badRecordNames: reports.flatMap(({ badRecordNames }) => badRecordNames).slice(0, 100),
    skipped: sum(({ skipped }) => skipped),
    tookMs: sum(({ tookMs }) => tookMs),
  }
}
