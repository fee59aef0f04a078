import weights from './fit-weights.json' with { type: 'json' }
import type { FitWeights } from './fit.ts'

/**
 * Fitted by `npm run evaluate -- fit`, which says on which pairs. A record answers from `answersFrom` on; beside one that does, others are
 * shown from `supportsFrom` on. An abstract nobody has read for its facts has weights of its own.
 */
export const fitWeights: FitWeights & { answersFrom: number; supportsFrom: number } = weights
