import type { EngineRecord } from '@auscult/contract/ai/record.ts'
import { askAgent } from '../ask-agent.ts'
import type { AskParts } from '../ask.ts'
import { readQuestion } from '../question/read-question.ts'
import { offerSafely } from '../tools/offer-safely.ts'
import { restateFollowUp } from '../understand/follow-up/follow-up.ts'
import type { Engine } from './engine.ts'

export type LocalEngineParts = Pick<
  AskParts,
  'index' | 'lexicon' | 'safety' | 'mustNotMiss' | 'tools' | 'clock' | 'writer' | 'findNeighbours'
>

/** Nothing is gained by more: their turns in the event loop would only be shorter. */
const atOnce = 20

/** An engine in this very process, which a question that never ends stops for all. Whoever opened the parts closes them. */
export function createLocalEngine(parts: LocalEngineParts): Engine {
  return {
    atOnce,
    concepts: parts.lexicon.size,
    async answer({ question, agent, isUnworded = false, ...asked }, signal, watch) {
      const records: EngineRecord[] = []
      const onRecord = (record: EngineRecord) => {
        records.push(record)
      }
      const writer = isUnworded ? undefined : parts.writer
      const using = { ...parts, ...asked, ...watch, writer, signal, onRecord }
      const answered = await askAgent(question, agent, using)
      return { answered, record: records[0] ?? null }
    },
    findTools: async ({ query, language }) =>
      offerSafely(readQuestion(query, parts.lexicon, { language }), parts).tools,
    restate: async (typed, previous) => restateFollowUp(typed, previous, parts.lexicon),
    isUp: () => true,
    close: async () => undefined,
  }
}
