import type { CalculatorId } from '@auscult/calculators/calculator.ts'
import { calculationOf } from '@auscult/contract/tools/calculation-of.ts'
import type { Operation } from '@auscult/contract/operation.ts'
import { check, requestAnswer } from '../../../lib/calls/api.ts'

/** The server's answer to a calculation. Throws what `call` throws; the server checks the answers. */
export async function askServer(
  id: CalculatorId,
  answers: Record<string, unknown>,
  signal: AbortSignal,
): Promise<unknown> {
  const operation: Operation = calculationOf[id]
  const { answer } = await requestAnswer(operation, { body: answers }, { signal })
  return check(operation, answer)
}
