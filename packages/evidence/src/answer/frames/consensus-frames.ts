import type { Direction } from '@auscult/contract/evidence/evidence.ts'
import type { ConsensusLevel, DirectionCount } from '@auscult/contract/ai/consensus.ts'
import type { TrialFacts } from '../../corpus/document.ts'
import type { Cause } from '../consensus/consensus-groups.ts'

/** The texts of the consensus agent. */
export type ConsensusFrames = {
  /** Why an entry stands where it stands. `facts` are the score's own reasons: design, size, precision. */
  keyReason: (reason: {
    level: ConsensusLevel
    cause: Cause
    facts: string[]
    direction: Direction
    /** Names of strong studies that point the same way and elsewhere. */
    agreeing: string[]
    against: string[]
    /** The outcome that was asked about is not the one it counted. */
    isOtherOutcome: boolean
  }) => string
  meter: (
    conclusion: { level: ConsensusLevel; direction: Direction | null; cause: Cause; about: string[] },
    counts: readonly DirectionCount[],
  ) => string
  /** A registered trial without results; figures only where they stand in the stored record. */
  trial: (trial: {
    title: string
    status: TrialFacts['status'] | null
    phase: string | null
    enrolment: number | null
    completion: string | null
  }) => string
  protocol: (name: string, title: string) => string
  gap: (name: string, words: string) => string
}
