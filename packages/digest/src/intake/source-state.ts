import type { Version } from '../fetch/fetch-public.ts'

/** How it went with a source, kept between two runs. */
export type SourceState = {
  /** The source's name. */
  source: string
  version: Version
  lastTriedAt: Date | null
  /** When it last answered, with something new or not. */
  lastReadAt: Date | null
  /** It is left alone until then. */
  nextAt: Date | null
  /** In a row, up to now. */
  failures: number
  /** Why it failed last, in a sentence; null after a success. */
  lastFailure: string | null
  /** Of the last reading that brought something new: entries, stories made of them, and entries that gave none. */
  entries: number
  kept: number
  refused: number
}

export type StateStore = {
  listStates(): Promise<SourceState[]>
  saveState(state: SourceState): Promise<void>
}

export function newState(source: string): SourceState {
  return {
    source,
    version: { etag: null, lastModified: null },
    lastTriedAt: null,
    lastReadAt: null,
    nextAt: null,
    failures: 0,
    lastFailure: null,
    entries: 0,
    kept: 0,
    refused: 0,
  }
}

const minuteMs = 60_000
const firstPauseMs = 15 * minuteMs
const longestPauseMs = 24 * 60 * minuteMs

/** The pause doubles with each failure in a row, up to a day; what the server asks for is kept, up to a day as well. */
export function afterFailure(
  state: SourceState,
  now: Date,
  failure: { message: string; retryAfterMs: number },
): SourceState {
  const failures = state.failures + 1
  const pauseMs = Math.min(longestPauseMs, Math.max(firstPauseMs * 2 ** (failures - 1), failure.retryAfterMs))
  return {
    ...state,
    failures,
    lastFailure: failure.message,
    lastTriedAt: now,
    nextAt: new Date(now.getTime() + pauseMs),
  }
}

/** `counts` is missing where nothing was new. */
export function afterReading(
  state: SourceState,
  now: Date,
  read: {
    version: Version
    pauseMs: number
    counts?: Pick<SourceState, 'entries' | 'kept' | 'refused'> | undefined
  },
): SourceState {
  return {
    ...state,
    ...read.counts,
    version: read.version,
    failures: 0,
    lastFailure: null,
    lastTriedAt: now,
    lastReadAt: now,
    nextAt: new Date(now.getTime() + read.pauseMs),
  }
}
