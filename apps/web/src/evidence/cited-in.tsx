import { useTranslation } from 'react-i18next'
import { focusCitation } from './focus-source.ts'

type CitedInProps = { sentences: readonly number[]; sourceNumber: number }

/** The ways back from a source to the sentences that rest on it. */
export function CitedIn({ sentences, sourceNumber }: CitedInProps) {
  const { t } = useTranslation('evidence')
  if (sentences.length === 0) return null
  return (
    <span className="text-muted">
      {t('source.citedIn', { count: sentences.length })}
      {sentences.map((sentence) => (
        <button
          key={sentence}
          type="button"
          aria-label={t('citation.back', { number: sentence })}
          className="tabular min-h-6 min-w-6 rounded-base underline underline-offset-3 hover:text-text pointer-coarse:min-h-11 pointer-coarse:min-w-11"
          onClick={() => focusCitation(sentence, sourceNumber)}
        >
          {sentence}
        </button>
      ))}
    </span>
  )
}
