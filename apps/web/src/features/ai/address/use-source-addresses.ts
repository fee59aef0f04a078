import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { type AnswerAddress, sourcePath } from './answer-address.ts'

/** The addresses of an answer's sources, as `SourceAddress` wants them. The one looked at stands in the page's own, and no Back is spent on it. */
export function useSourceAddresses({ questionId, source: addressed }: AnswerAddress) {
  const navigate = useNavigate()
  return useMemo(() => {
    if (questionId === null) return { addressed }
    const addressOf = (sourceNumber: number) => sourcePath(questionId, sourceNumber)
    return {
      addressed,
      addressOf,
      onShow(sourceNumber: number) {
        if (sourceNumber !== addressed)
          void navigate(addressOf(sourceNumber), { replace: true, preventScrollReset: true })
      },
    }
  }, [questionId, addressed, navigate])
}
