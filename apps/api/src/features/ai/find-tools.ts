import type { findTools, ToolOffer } from '@auscult/contract/ai/tools.ts'
import type { ToolWords } from '@auscult/evidence/engine/engine.ts'
import type { Call } from '../../http/mount.ts'
import type { AskDeps } from './ask-question.ts'
import { findExpectedFailure } from './question-failures.ts'
import { takeTurn } from './turn.ts'

/** Reading a few words takes milliseconds; who waits longer for a turn has typed on. */
const withinMs = 5_000

/** What a few words ask for of the tools. Nothing is kept, logged or counted. Throws AppError for a full line. */
export async function findToolsOf(
  { line, engine }: Pick<AskDeps, 'line'> & { engine: { findTools: ToolFinder } },
  { user, body, signal: caller }: Call<typeof findTools>,
): Promise<{ tools: ToolOffer[] }> {
  try {
    const turn = await takeTurn(line, { userId: user.id, caller, withinMs })
    try {
      return { tools: await turn.perform((signal) => engine.findTools(body, signal)) }
    } finally {
      turn.leave()
    }
  } catch (error) {
    throw findExpectedFailure(error, caller) ?? error
  }
}

type ToolFinder = (typed: ToolWords, signal: AbortSignal) => Promise<ToolOffer[]>
