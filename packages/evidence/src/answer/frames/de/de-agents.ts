import type { AgentFrames } from '../agent-frames.ts'
import { writeReference } from '../guideline-reference.ts'
import { inQuotationMarks } from '../words.ts'
import { deConsensus } from './de-consensus.ts'

export const deAgents: AgentFrames = {
  nothingFound: {
    clinical: 'Keine klinische Evidenz gefunden',
    consensus: 'Keine Konsensevidenz verfügbar',
    guideline: 'Kein Leitlinienvergleich verfügbar',
  },
  consensus: deConsensus,
  newerEdition: (words) => `Auf Englisch: ${inQuotationMarks(words, 'de')}`,
  guidelineReference: writeReference,
}
