import { BadgeCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useTitledName } from './titled-name.ts'

/*
 * Accessibility
 * - The badge is told in a word to whoever cannot see it.
 */

type Named = { name: string; type: 'Dr' | 'Student' | null; status: string }

/** Somebody's name as the product writes it: doctors with their title, verified ones with the badge. Whole, or `cut` where a bar has one line. */
export function PersonName({ person, cut = false }: { person: Named; cut?: boolean }) {
  const { t } = useTranslation('layout')
  const titledName = useTitledName()
  const isVerified = person.type === 'Dr' && person.status === 'Active'
  return (
    <span className="inline-flex min-w-0 items-center gap-1.5">
      <span className={cut ? 'truncate' : 'min-w-0 wrap-anywhere'}>{titledName(person)}</span>
      {isVerified && (
        <span title={t('verified')} className="shrink-0 text-accent">
          <BadgeCheck aria-hidden="true" className="size-4.5 stroke-[1.5]" />
          <span className="sr-only">{t('verified')}</span>
        </span>
      )}
    </span>
  )
}
