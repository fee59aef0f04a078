import type { AgentFrames } from '../agent-frames.ts'
import { writeReference } from '../guideline-reference.ts'
import { inQuotationMarks } from '../words.ts'
import { esConsensus } from './es-consensus.ts'

export const esAgents: AgentFrames = {
  nothingFound: {
    clinical: 'No se encontró evidencia clínica',
    consensus: 'No hay evidencia de consenso disponible',
    guideline: 'No hay comparación de guías disponible',
  },
  consensus: esConsensus,
  newerEdition: (words) => `En inglés: ${inQuotationMarks(words, 'es')}`,
  guidelineReference: writeReference,
}
