import type { AgentFrames } from '../agent-frames.ts'
import { writeReference } from '../guideline-reference.ts'
import { enConsensus } from './en-consensus.ts'

export const enAgents: AgentFrames = {
  nothingFound: {
    clinical: 'No Clinical Evidence Found',
    consensus: 'No Consensus Evidence Available',
    guideline: 'No Guideline Comparison Available',
  },
  consensus: enConsensus,
  newerEdition: (words) => words,
  guidelineReference: writeReference,
}
