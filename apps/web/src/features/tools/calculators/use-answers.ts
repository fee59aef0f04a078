import type { Item } from '@auscult/calculators/calculator.ts'
import type { PartlyKnown } from '@auscult/calculators/possible-outcomes.ts'
import { useCallback, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { readFilledState } from '../../../lib/filled-items.ts'
import { filledAnswers, initialAnswers, withAnswer } from './answers.ts'

/** The answers of a page: its defaults, with what came along from a question or a record until somebody has looked at it. */
export function useAnswers(items: readonly Item[]) {
  const { state, pathname, search } = useLocation()
  const navigate = useNavigate()
  const [told] = useState(() => readFilledState(state))
  const { filled } = told
  const [notFor, setNotFor] = useState(told.notFor)
  const [isOfRecord, setIsOfRecord] = useState(told.isOfRecord)
  const [answers, setAnswers] = useState<PartlyKnown>(() => filledAnswers(items, filled))
  const [toConfirm, setToConfirm] = useState<readonly string[]>(() =>
    Object.keys(filled).filter((name) => answers[name] === filled[name]),
  )

  // What is told of a patient would stay in the history entry, and the next person at this computer could go back to it.
  useEffect(() => {
    if (state !== null)
      void navigate({ pathname, search }, { replace: true, state: null, preventScrollReset: true })
  }, [state, pathname, search, navigate])

  /** The same function as long as the page is there. */
  const choose = useCallback((item: Item, option: string) => {
    setAnswers((before) => withAnswer(before, item, option))
    setToConfirm((before) => before.filter((name) => name !== item.name))
  }, [])
  function confirm() {
    setToConfirm((before) => (before.length === 0 ? before : []))
  }
  function reset() {
    setAnswers(initialAnswers(items))
    setToConfirm([])
    setNotFor([])
    setIsOfRecord(false)
  }
  return { answers, toConfirm, notFor, isOfRecord, choose, reset, confirm }
}
