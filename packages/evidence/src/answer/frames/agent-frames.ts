import type { AgentType } from '@auscult/contract/ai/ai.ts'
import type { ConsensusFrames } from './consensus-frames.ts'

/** The texts that differ from agent to agent, in one language. */
export type AgentFrames = {
  nothingFound: Record<AgentType, string>
  consensus: ConsensusFrames
  /** What a record says of a newer edition, in its own words. */
  newerEdition: (words: string) => string
  /** One line of a comparison's references. */
  guidelineReference: (guideline: {
    body: string
    name: string
    topic: string
    /** Null where only a search for it is known. */
    link: string | null
  }) => string
}
