import type { askQuestionStream as operation } from '@auscult/contract/ai/stream.ts'
import type { Emit } from '../../http/mount-stream.ts'
import { type AskCall, type AskDeps, askQuestion } from './ask-question.ts'

/** Answers a question as `askQuestion` does, by the same rules and at the same cost, and shows on the way what is there already. */
export async function streamQuestion(
  deps: AskDeps,
  call: AskCall,
  emit: Emit<typeof operation>,
): Promise<void> {
  const told: Promise<void>[] = []
  const answered = await askQuestion(deps, call, {
    onSources: (found) => emit({ event: 'sources', ...found }),
    onSentence: (sentence) => void told.push(emit({ event: 'sentence', sentence })),
  })
  await Promise.all(told)
  await emit({ event: 'answer', answered })
}
