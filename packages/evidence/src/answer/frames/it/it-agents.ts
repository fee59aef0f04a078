import type { AgentFrames } from '../agent-frames.ts'
import { writeReference } from '../guideline-reference.ts'
import { inQuotationMarks } from '../words.ts'
import { itConsensus } from './it-consensus.ts'

export const itAgents: AgentFrames = {
  nothingFound: {
    clinical: 'Nessuna evidenza clinica trovata',
    consensus: 'Nessuna evidenza di consenso disponibile',
    guideline: 'Nessun confronto tra linee guida disponibile',
  },
  consensus: itConsensus,
  newerEdition: (words) => `In inglese: ${inQuotationMarks(words, 'it')}`,
  guidelineReference: writeReference,
}
