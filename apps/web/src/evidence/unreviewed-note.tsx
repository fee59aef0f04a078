import { useTranslation } from 'react-i18next'

/** Said where anything that is shown was not written by a source and is not yet reviewed. */
export function UnreviewedNote({ sources }: { sources: readonly { reviewed: boolean | null }[] }) {
  const { t } = useTranslation('evidence')
  if (!sources.some(({ reviewed }) => reviewed === false)) return null
  return <p className="pb-2 text-xs font-semibold text-warning">{t('source.unreviewed')}</p>
}
