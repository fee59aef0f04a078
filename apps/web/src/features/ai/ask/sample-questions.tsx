import type { AgentType } from '@auscult/contract/ai/ai.ts'
import { useTranslation } from 'react-i18next'

type SampleQuestionsProps = { agent: AgentType; disabled: boolean; onAsk: (question: string) => void }

/** Questions that the starter corpus answers, for a first look. */
export function SampleQuestions({ agent, disabled, onAsk }: SampleQuestionsProps) {
  const { t } = useTranslation('ai')
  const samples = t(`samples.${agent}`, { returnObjects: true })
  return (
    <section aria-labelledby="samples">
      <h2 id="samples" className="text-sm font-semibold text-muted">
        {t('samples.heading')}
      </h2>
      <ul className="mt-3 grid border-t border-line sm:grid-cols-2 sm:gap-x-8">
        {samples.map(({ topic, question }) => (
          <li key={question} className="border-b border-line">
            <button
              type="button"
              disabled={disabled}
              onClick={() => onAsk(question)}
              className="group flex h-full w-full flex-col py-3.5 text-left disabled:opacity-60"
            >
              <span className="block text-xs font-semibold tracking-wide text-accent">{topic}</span>
              <span className="mt-0.5 block font-serif text-base text-pretty underline-offset-4 group-enabled:group-hover:underline">
                {question}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
