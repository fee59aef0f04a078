import type { Caveat } from '../../fit/caveats.ts'

/** What is said of each kind of caveat; `asked` and `found` are in the answer's language as far as they can be. */
export type CaveatFrames = Record<Caveat['kind'], (asked: string, found: string) => string>
