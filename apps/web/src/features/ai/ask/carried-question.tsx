import { useTranslation } from 'react-i18next'

type CarriedQuestionProps = { question: string; disabled: boolean; onTake: () => void }

/** Another tab starts empty; what was asked or typed before is offered to it, so that nothing has to be typed twice. */
export function CarriedQuestion({ question, disabled, onTake }: CarriedQuestionProps) {
  const { t } = useTranslation('ai')
  return (
    <section aria-labelledby="carried" className="mb-8 max-w-column">
      <h2 id="carried" className="text-sm font-semibold text-muted">
        {t('carried.heading')}
      </h2>
      <button
        type="button"
        disabled={disabled}
        onClick={onTake}
        className="group mt-2 w-full border-l-2 border-accent py-1 pl-4 text-left disabled:opacity-60"
      >
        <span className="line-clamp-3 font-serif text-base text-pretty wrap-anywhere">{question}</span>
        <span className="text-xs font-semibold text-accent underline-offset-4 group-enabled:group-hover:underline">
          {t('carried.take')}
        </span>
      </button>
    </section>
  )
}
