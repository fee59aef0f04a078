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
    year: number | null
    link: string
  }) => string
}
