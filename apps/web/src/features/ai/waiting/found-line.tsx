import { useTranslation } from 'react-i18next'
import { ListeningMark } from './listening-mark.tsx'

/** How many sources were found, while the answer is being made of them; where they stand under the text, the way to them. */
export function FoundLine({ count, hasCards }: { count: number; hasCards: boolean }) {
  const { t } = useTranslation('ai')
  return (
    <p className="flex h-7 items-center gap-2.5 text-sm font-semibold text-accent">
      <ListeningMark />
      <span>{t('found.count', { count })}</span>
      {hasCards && (
        <button
          type="button"
          className="min-h-6 px-2 underline underline-offset-3 xl:hidden pointer-coarse:min-h-11"
          onClick={() => document.getElementById('sources')?.scrollIntoView()}
        >
          {t('found.see')}
        </button>
      )}
    </p>
  )
}
