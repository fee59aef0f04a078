import type { AgentType, Understood } from '@auscult/contract/ai.ts'
import type { Candidate } from '../search/search.ts'
import type { Lexicon } from '../understand/lexicon.ts'
import type { Agent } from './agent.ts'
import { readFeared } from './feared.ts'
import type { Fitted } from './source.ts'

/** The candidates beside the question; where none answers, beside what its words may mean as well. */
export function fitQuestion<Type extends AgentType>(
  read: Understood,
  candidates: readonly Candidate[],
  agent: Agent<Type>,
  lexicon: Lexicon,
): { understood: Understood; fitted: Fitted[] } {
  const fitted = agent.fit(candidates, read, lexicon)
  const isAnswered = fitted.some(({ fit }) => fit.answers)
  const feared = isAnswered ? undefined : readFeared(read, candidates, lexicon)
  if (feared === undefined) return { understood: read, fitted }
  return { understood: feared, fitted: agent.fit(candidates, feared, lexicon) }
}
