import type { AgentType, Understood } from '@auscult/contract/ai.ts'
import type { Candidate } from '../../search/search.ts'
import type { Lexicon } from '../../understand/lexicon/lexicon.ts'
import type { Agent } from '../agent.ts'
import { readCounted } from './counted.ts'
import { readFeared } from './feared.ts'
import type { Fitted } from './fit.ts'

type Beside = { understood: Understood; fitted: Fitted[] }

/**
 * The candidates beside the question; where a disease is what was counted, or where none answers, beside what its words may mean as well.
 * `text` is the question in English.
 */
export function fitQuestion<Type extends AgentType>(
  read: Understood,
  candidates: readonly Candidate[],
  agent: Agent<Type>,
  lexicon: Lexicon,
  text: string,
): Beside {
  const fit = (understood: Understood): Beside => ({
    understood,
    fitted: agent.fit(candidates, understood, lexicon),
  })
  const counted = readCounted(read, candidates, lexicon, text)
  const recounted = counted === undefined ? undefined : fit(counted)
  if (recounted !== undefined && isAnswered(recounted)) return recounted
  const plain = fit(read)
  const feared = isAnswered(plain) ? undefined : readFeared(read, candidates, lexicon, text)
  return feared === undefined ? plain : fit(feared)
}

const isAnswered = ({ fitted }: Beside) => fitted.some(({ fit }) => fit.answers)
