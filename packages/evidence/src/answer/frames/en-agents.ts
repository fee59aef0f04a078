import type { AgentFrames } from './agent-frames.ts'
import { enConsensus } from './en-consensus.ts'

export const enAgents: AgentFrames = {
  nothingFound: {
    clinical: 'No Clinical Evidence Found',
    consensus: 'No Consensus Evidence Available',
    guideline: 'No Guideline Comparison Available',
  },
  consensus: enConsensus,
  guidelineReference: ({ body, name, topic, link }) =>
    `${body}. ${topic}: ${name}.${link === null ? '' : ` ${link}`}`,
}
