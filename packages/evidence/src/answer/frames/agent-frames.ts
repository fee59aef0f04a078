import type { AgentType } from '@auscult/contract/ai.ts'
import type { ConsensusFrames } from './consensus-frames.ts'

/** The texts that differ from agent to agent, in one language. */
export type AgentFrames = {
  nothingFound: Record<AgentType, string>
  consensus: ConsensusFrames
  /** One line of a comparison's references. */
  guidelineReference: (guideline: {
    body: string
    name: string
    topic: string
    /** Null where only a search for it is known. */
    link: string | null
  }) => string
}
