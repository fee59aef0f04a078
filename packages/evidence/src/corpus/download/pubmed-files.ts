import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { downloadChecked } from './checked-file.ts'
import { findDownloadState, saveDownloadState } from './download-state.ts'
import { DownloadError, type HttpSource } from './http-source.ts'

/** `baseline` is the whole of PubMed once a year, `updates` what changed on each day since. */
export type PubmedSet = 'baseline' | 'updates'

const folders: Record<PubmedSet, string> = { baseline: 'baseline', updates: 'updatefiles' }
const listingLimitBytes = 20_000_000
const Fetched = z.array(z.string())

export type PubmedFileProgress = { file: string; fileNumber: number; fileCount: number; bytes: number }

type PubmedFiles = {
  set: PubmedSet
  folder: string
  stateFolder: string
  /** Also files that were fetched before. */
  again: boolean
  keep: boolean
  /** Takes a whole, checked file in; false where it could not, and then it is asked for again another time. */
  use(path: string): Promise<boolean>
  onProgress?: (progress: PubmedFileProgress) => void
}

/**
 * Downloads the files of a set in their order, each with its checksum, and hands each on before the next is asked for. Files
 * that were fetched before are left out, so that the same call every night brings the new ones. Throws DownloadError.
 */
export async function fetchPubmedFiles(
  source: HttpSource,
  wanted: PubmedFiles,
): Promise<{ fetched: number; before: number }> {
  const statePath = join(wanted.stateFolder, `fetched-${wanted.set}.json`)
  const fetched = new Set((await findDownloadState(statePath, Fetched)) ?? [])
  await mkdir(wanted.folder, { recursive: true })
  const names = await listFiles(source, wanted.set)
  const missing = wanted.again ? names : names.filter((name) => !fetched.has(name))
  for (const [at, name] of missing.entries()) {
    const target = join(wanted.folder, name)
    const tell = (bytes: number) =>
      wanted.onProgress?.({ file: name, fileNumber: at + 1, fileCount: missing.length, bytes })
    tell(0)
    await downloadChecked(source, `${folders[wanted.set]}/${name}`, target, tell)
    const isUsed = await wanted.use(target)
    if (!wanted.keep) await rm(target)
    if (!isUsed) continue
    fetched.add(name)
    await saveDownloadState(statePath, [...fetched])
  }
  return { fetched: missing.length, before: names.length - missing.length }
}

async function listFiles(source: HttpSource, set: PubmedSet): Promise<string[]> {
  const listing = await source.text(`${folders[set]}/`, listingLimitBytes, {}, (text) => text)
  const names = [...listing.matchAll(/href="(pubmed\d{2}n\d{4,6}\.xml\.gz)"/gu)].flatMap(
    (match) => match[1] ?? [],
  )
  if (names.length === 0) throw new DownloadError(`PubMed's list of ${set} names no file.`)
  return [...new Set(names)].toSorted()
}
