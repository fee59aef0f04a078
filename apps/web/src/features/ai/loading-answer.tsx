import type { AgentType } from '@auscult/contract/ai.ts'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Skeleton } from '../../ui/skeleton.tsx'
import { AnswerColumns } from './answer-columns.tsx'

const stepMs = 1_600

/** The shape of the answer to come, so that nothing jumps when it is there, under a line that says what is being done. */
export function LoadingAnswer({ agent }: { agent: AgentType }) {
  const { t } = useTranslation('ai')
  const steps = t('loading.steps', { returnObjects: true })
  const [step, setStep] = useState(0)

  useEffect(() => {
    const timer = setInterval(() => setStep((shown) => shown + 1), stepMs)
    return () => clearInterval(timer)
  }, [])

  const line = (
    <p aria-live="off" className="flex h-7 items-center gap-2.5 text-sm font-semibold text-accent">
      <ListeningMark />
      <span key={step} className="ai-step">
        {steps[step % steps.length]}
      </span>
    </p>
  )
  return agent === 'guideline' ? <ComparisonShape line={line} /> : <AnswerShape line={line} />
}

function AnswerShape({ line }: { line: ReactNode }) {
  return (
    <AnswerColumns
      text={
        <>
          {line}
          <div className="mt-3 max-w-[34rem] space-y-3">
            <Skeleton className="h-6 w-full" />
            <Skeleton className="h-6 w-4/5" />
            <Skeleton className="mt-6 h-4.5 w-full" />
            <Skeleton className="h-4.5 w-11/12" />
            <Skeleton className="h-4.5 w-3/5" />
          </div>
          <Skeleton className="mt-10 h-28 w-full" />
        </>
      }
      sources={
        <>
          <Skeleton className="mt-1 h-5 w-24" />
          {[1, 2, 3].map((card) => (
            <div key={card} className="mt-4 border-t border-line pt-4">
              <Skeleton className="h-5 w-full" />
              <Skeleton className="mt-2 h-4 w-2/3" />
              <Skeleton className="mt-3 h-6 w-32" />
              <Skeleton className="mt-3 h-14 w-full" />
            </div>
          ))}
        </>
      }
    />
  )
}

function ComparisonShape({ line }: { line: ReactNode }) {
  return (
    <>
      {line}
      <Skeleton className="mt-3 h-8 w-72 max-w-full" />
      <div className="mt-6 border-y border-line-strong">
        {[1, 2, 3, 4].map((row) => (
          <div key={row} className="grid grid-cols-[6rem_1fr_1fr] gap-6 border-line py-4 not-first:border-t">
            <Skeleton className="h-5" />
            <Skeleton className="h-16" />
            <Skeleton className="h-16" />
          </div>
        ))}
      </div>
    </>
  )
}

/** The mark of the product, its arcs sounding one after the other. */
function ListeningMark() {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" fill="none" className="size-5">
      <circle cx="9" cy="23" r="4.5" fill="currentColor" />
      <path
        className="ai-arc"
        d="M9 12.5A10.5 10.5 0 0 1 19.5 23"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path
        className="ai-arc ai-arc-late"
        d="M9 4.5A18.5 18.5 0 0 1 27.5 23"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </svg>
  )
}
