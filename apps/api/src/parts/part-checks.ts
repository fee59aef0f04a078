import { cachedCheck } from './cached-check.ts'
import type { Parts } from './parts.ts'

const checkEveryMs = 1_000
const checkWithinMs = 1_500

export const partNames = ['database', 'evidence', 'storage', 'counters', 'mail'] as const
type PartName = (typeof partNames)[number]

/** Without one of these nothing can be answered. The others may be away for a while: mail waits, each server counts for itself, pictures are missing. */
export const neededParts: readonly PartName[] = ['database', 'evidence']

/** Whether each part of the outside world is up: known within 1.5 seconds, and asked once a second at most, whoever wants to know. */
export type PartChecks = Readonly<Record<PartName, () => Promise<boolean>>>

function check(isUp: () => Promise<boolean>): () => Promise<boolean> {
  return cachedCheck(checkEveryMs, checkWithinMs, isUp)
}

export function createPartChecks({
  counters,
  database,
  engine,
  evidence,
  mailer,
  storage,
}: Pick<Parts, 'counters' | 'database' | 'engine' | 'evidence' | 'mailer' | 'storage'>): PartChecks {
  return {
    database: check(() => database.isUp()),
    evidence: check(async () => engine.isUp() && (await evidence.isUp())),
    storage: check(() => storage.isUp()),
    counters: check(() => counters.isUp()),
    mail: check(() => mailer.isUp()),
  }
}
