import type { AgentType } from '@auscult/contract/ai/ai.ts'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { ComparisonShape, TextShape } from './answer-shapes.tsx'
import { ListeningMark } from './listening-mark.tsx'
import { SideColumns } from '../../../ui/layout/side-columns.tsx'

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
  return agent === 'guideline' ? (
    <>
      {line}
      <ComparisonShape />
    </>
  ) : (
    <AnswerShape line={line} />
  )
}

function AnswerShape({ line }: { line: ReactNode }) {
  return (
    <SideColumns
      main={
        <>
          {line}
          <TextShape />
        </>
      }
      side={
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
