import { useTranslation } from 'react-i18next'
import { displayName } from '../../../evidence/display-name.ts'
import { SafeLink } from '../../../evidence/safe-link.tsx'
import type { ComparedGuideline } from './guideline-comparison.ts'

/** Who wrote a guideline, when and where, whether it still holds, and the way to it. */
export function GuidelineFacts({ guideline: { column } }: { guideline: ComparedGuideline }) {
  const { t, i18n } = useTranslation(['ai', 'evidence'])
  if (column === null) return null
  const { body, year, country, status } = column
  const place =
    country === 'EU' ? t('guideline.europe') : country && displayName('region', country, i18n.language)

  return (
    <>
      <span className="block text-sm text-pretty">{body}</span>
      <span className="tabular block text-xs text-muted">
        {[year, place].filter((fact) => fact !== null).join(' · ')}
      </span>
      {column.isUsersCountry && (
        <span className="mt-1 block text-xs font-semibold text-accent">{t('guideline.ownCountry')}</span>
      )}
      {column.isSuperseded && (
        <span className="mt-1 block text-xs text-warning">
          <span className="font-semibold">{t('guideline.superseded')}</span> {column.newerEdition}
        </span>
      )}
      {column.replaces.length > 0 && (
        <span className="mt-1 block text-xs text-muted">
          {t('guideline.replaces', { editions: column.replaces.join('; ') })}
        </span>
      )}
      {status !== 'current' && (
        <span className="mt-1 block text-xs font-semibold text-danger">
          {t(`evidence:source.status.${status}`)}
        </span>
      )}
    </>
  )
}

/** The way to a guideline itself, or to a search for it where its own address has not been verified. */
export function GuidelineLink({ guideline: { column } }: { guideline: ComparedGuideline }) {
  const { t } = useTranslation('ai')
  if (column === null) return null
  return (
    <SafeLink
      link={column.link}
      className="inline-block py-1 text-xs font-semibold text-accent pointer-coarse:py-3.5 print:hidden"
    >
      {column.linkKind === 'document' ? t('guideline.open') : t('guideline.search')}
    </SafeLink>
  )
}
