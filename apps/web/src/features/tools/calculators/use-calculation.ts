import type { Calculator, CalculatorId, Outcome, Value } from '@auscult/calculators/calculator.ts'
import { listPossibleOutcomes, type PartlyKnown } from '@auscult/calculators/possible-outcomes.ts'
import { calculationOf } from '@auscult/contract/tools/calculation-of.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { ConnectionError, isAbort, messageOf } from '../../../lib/calls/call-errors.ts'
import { knownAnswers } from './answers.ts'
import { askServer } from './ask-server.ts'
import { calculatorTexts } from './calculator-texts.ts'
import { rememberUsed } from './recently-used.ts'

/** How the server's answer stands to this device's; it is not asked where something is unknown, nor of a patient's record. */
export type ServerCheck =
  | { state: 'waiting' | 'agrees' | 'differs' | 'offline' | 'notAsked' | 'ofRecord' }
  | { state: 'refused'; reason: string }

export type Calculation = {
  /** All that the result can still be; one where everything is known. */
  outcomes: readonly Outcome[]
  answers: PartlyKnown
  check: ServerCheck
}

/** Works a score out on this device at once, and asks the server whether it finds the same, but of answers that a record gave. */
export function useCalculation(calculator: Calculator, { isOfRecord }: { isOfRecord: boolean }) {
  const [calculation, setCalculation] = useState<Calculation | null>(null)
  const underWay = useRef<AbortController>(undefined)
  useEffect(() => () => underWay.current?.abort(), [])

  /** The same function as long as the page is there. */
  const clear = useCallback(() => {
    underWay.current?.abort()
    setCalculation(null)
  }, [])

  function calculate(answers: PartlyKnown) {
    clear()
    const outcomes = listPossibleOutcomes(calculator, answers)
    rememberUsed(calculator.id)
    const known = knownAnswers(answers)
    const [outcome] = outcomes
    if (isOfRecord || known === undefined || outcome === undefined) {
      setCalculation({ outcomes, answers, check: { state: isOfRecord ? 'ofRecord' : 'notAsked' } })
      return
    }
    const own = calculator.present(outcome, calculatorTexts[calculator.id], known)
    const abort = new AbortController()
    underWay.current = abort
    setCalculation({ outcomes, answers, check: { state: 'waiting' } })
    void showCheck(known, own, abort.signal)

    async function showCheck(sent: Record<string, Value>, found: object, signal: AbortSignal) {
      const check = await checkWithServer(calculator.id, sent, found, signal)
      if (check !== undefined && !signal.aborted) setCalculation({ outcomes, answers, check })
    }
  }

  return { calculation, calculate, clear }
}

async function checkWithServer(
  id: CalculatorId,
  answers: Record<string, unknown>,
  own: object,
  signal: AbortSignal,
): Promise<ServerCheck | undefined> {
  try {
    const answer = await askServer(id, answers, signal)
    // The contract's schema puts both into the same order.
    const same = JSON.stringify(calculationOf[id].answer.parse(own)) === JSON.stringify(answer)
    return { state: same ? 'agrees' : 'differs' }
  } catch (error) {
    if (isAbort(error)) return undefined
    if (error instanceof ConnectionError) return { state: 'offline' }
    return { state: 'refused', reason: messageOf(error, '') }
  }
}
