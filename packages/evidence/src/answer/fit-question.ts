import type { AgentType, Understood } from '@auscult/contract/ai.ts'
import type { Candidate } from '../search/search.ts'
import type { Lexicon } from '../understand/lexicon.ts'
import type { Agent } from './agent.ts'
import { readFeared } from './feared.ts'
import type { Fitted } from './source.ts'

/** The candidates beside the question; where none answers, beside what its words may mean as well. `text` is the question in English. */
export function fitQuestion<Type extends AgentType>(
  read: Understood,
  candidates: readonly Candidate[],
  agent: Agent<Type>,
  lexicon: Lexicon,
  text: string,
): { understood: Understood; fitted: Fitted[] } {
  const fitted = agent.fit(candidates, read, lexicon)
  const isAnswered = fitted.some(({ fit }) => fit.answers)
  const feared = isAnswered ? undefined : readFeared(read, candidates, lexicon, text)
  if (feared === undefined) return { understood: read, fitted }
  return { understood: feared, fitted: agent.fit(candidates, feared, lexicon) }
}
