import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { writeWhole } from '../import/import-state.ts'
import { findDownloadState, saveDownloadState, stateFileIn } from './download-state.ts'
import { DownloadError, type HttpSource } from './http-source.ts'

/** Studies an answer: whole records have 5 to 500 kB, so that a page stays below the limit of its bytes. */
const pageSize = 100
const pageLimitBytes = 200_000_000

const Page = z.object({
  studies: z.array(z.unknown()),
  nextPageToken: z.string().optional(),
  totalCount: z.number().int().optional(),
})

const State = z.object({
  query: z.string(),
  limit: z.number().nullable(),
  pages: z.number().int(),
  studies: z.number().int(),
  total: z.number().int().nullable(),
  /** Null once there is no further page. */
  nextPageToken: z.string().nullable(),
})
type State = z.infer<typeof State>

export type TrialDownload = { studies: number; total: number | null; pages: number }

type TrialQuery = {
  query: string
  limit: number | null
  /** Pages are written here; a download that was cut goes on after the last whole one. */
  folder: string
  onProgress?: (done: number, total: number | null) => void
}

/**
 * Downloads the studies a query finds in ClinicalTrials.gov (API v2, `query.term`, in the registry's search syntax), as
 * pages of JSON in `folder`. `total` is how many the registry has. Throws DownloadError.
 */
export async function downloadTrials(source: HttpSource, wanted: TrialQuery): Promise<TrialDownload> {
  await mkdir(wanted.folder, { recursive: true })
  const before = await findStarted(wanted)
  try {
    return await downloadPages(source, wanted, before ?? (await startAnew(wanted)))
  } catch (error) {
    // A token of yesterday is refused; the pages it led to are the same from the start.
    if (before === undefined || !(error instanceof DownloadError && error.status === 400)) throw error
    return downloadPages(source, wanted, await startAnew(wanted))
  }
}

async function downloadPages(source: HttpSource, wanted: TrialQuery, from: State): Promise<TrialDownload> {
  let state = from
  while (state.pages === 0 || (state.nextPageToken !== null && state.studies < (wanted.limit ?? Infinity))) {
    const page = await askForPage(source, wanted.query, state.nextPageToken)
    const studies = page.studies.slice(0, (wanted.limit ?? Infinity) - state.studies)
    const name = `page-${String(state.pages + 1).padStart(6, '0')}.json`
    await writeWhole(join(wanted.folder, name), JSON.stringify({ studies }))
    state = {
      ...state,
      pages: state.pages + 1,
      studies: state.studies + studies.length,
      total: page.totalCount ?? state.total,
      nextPageToken: page.nextPageToken ?? null,
    }
    await saveDownloadState(stateFileIn(wanted.folder), state)
    wanted.onProgress?.(state.studies, total(state, wanted.limit))
  }
  return { studies: state.studies, total: state.total, pages: state.pages }
}

async function askForPage(source: HttpSource, query: string, token: string | null) {
  return source.json('studies', Page, pageLimitBytes, {
    query: {
      'query.term': query,
      format: 'json',
      pageSize: String(pageSize),
      ...(token === null ? { countTotal: 'true' } : { pageToken: token }),
    },
  })
}

async function findStarted({ folder, query, limit }: TrialQuery): Promise<State | undefined> {
  const state = await findDownloadState(stateFileIn(folder), State)
  return state?.query === query && state.limit === limit ? state : undefined
}

async function startAnew({ folder, query, limit }: TrialQuery): Promise<State> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  return { query, limit, pages: 0, studies: 0, total: null, nextPageToken: null }
}

function total(state: State, limit: number | null): number | null {
  return state.total === null ? limit : Math.min(state.total, limit ?? Infinity)
}
