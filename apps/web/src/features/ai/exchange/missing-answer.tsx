import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'

type MissingAnswerProps = {
  /** Why it could not be fetched; null where there is no such answer among the person's own. */
  message: string | null
  onLeave: () => void
}

/** At an address that has no answer for this person. */
export function MissingAnswer({ message, onLeave }: MissingAnswerProps) {
  const { t } = useTranslation('ai')
  return (
    <section role="alert" className="max-w-reading pt-8">
      <h2 className="font-serif text-2xl">{t('missing.heading')}</h2>
      <p className="mt-3 font-serif text-reading">{message ?? t('missing.text')}</p>
      <p className="mt-5">
        <Button variant="primary" onClick={onLeave}>
          {t('missing.ask')}
        </Button>
      </p>
    </section>
  )
}
