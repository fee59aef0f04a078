import type { WithdrawnSource } from '@auscult/contract/evidence/evidence.ts'
import { useTranslation } from 'react-i18next'
import { SafeLink } from '../../../evidence/safe-link.tsx'

/** Withdrawn work that matched the question: named and struck out, so that nobody cites it from memory. */
export function WithdrawnList({ withdrawn }: { withdrawn: readonly WithdrawnSource[] }) {
  const { t } = useTranslation('ai')
  if (withdrawn.length === 0) return null
  return (
    <section aria-labelledby="withdrawn" className="mt-8 border-t border-line pt-4 text-sm">
      <h2 id="withdrawn" className="font-semibold text-danger">
        {t('withdrawn.heading', { count: withdrawn.length })}
      </h2>
      <ul className="mt-1 space-y-1">
        {withdrawn.map(({ id, name, link, status }) => (
          <li key={id}>
            <del>
              <SafeLink link={link}>{name}</SafeLink>
            </del>{' '}
            <span className="text-muted">
              (
              {status === 'expression-of-concern'
                ? t('withdrawn.expression-of-concern')
                : t('withdrawn.retracted')}
              )
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
