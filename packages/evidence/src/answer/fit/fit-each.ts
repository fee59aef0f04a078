import type { Understood } from '@auscult/contract/ai.ts'
import type { Candidate } from '../../search/search.ts'
import type { Lexicon } from '../../understand/lexicon/lexicon.ts'
import { type Fitted, readFit } from './fit.ts'

/** Each candidate judged by itself. */
export function fitEach(
  candidates: readonly Candidate[],
  understood: Understood,
  lexicon: Lexicon,
): Fitted[] {
  return candidates.map((candidate) => ({ candidate, fit: readFit(candidate, understood, lexicon) }))
}
