import { useTranslation } from 'react-i18next'

type OtherTopicsProps = { topics: readonly string[]; disabled: boolean; onAsk: (question: string) => void }

/** Topics that matched the question less well, a press away. */
export function OtherTopics({ topics, disabled, onAsk }: OtherTopicsProps) {
  const { t } = useTranslation('ai')
  if (topics.length === 0) return null
  return (
    <section aria-labelledby="other-topics" className="mt-10 max-w-column print:hidden">
      <h2 id="other-topics" className="text-sm font-semibold text-accent">
        {t('guideline.otherTopics')}
      </h2>
      <ul className="mt-2 border-b border-line">
        {topics.map((topic) => (
          <li key={topic} className="border-t border-line">
            <button
              type="button"
              disabled={disabled}
              onClick={() => onAsk(topic)}
              className="target w-full py-2 text-left font-serif text-base text-pretty underline-offset-4 enabled:hover:underline disabled:opacity-60"
            >
              {topic}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
