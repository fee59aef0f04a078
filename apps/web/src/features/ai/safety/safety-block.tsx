import type { SafetyWarning as Warning } from '@auscult/contract/ai/safety.ts'
import { useTranslation } from 'react-i18next'
import { classNames } from '../../../ui/class-names.ts'
import { forbids } from './forbids.ts'
import { SafetyWarning } from './safety-warning.tsx'

/*
 * Accessibility
 * - A region of its own, named with the number of warnings, before all else of an answer or refusal.
 * - The level is a word and a shape; colour only repeats it.
 * - The first sentence of each warning is its heading; it is told when the answer comes (`ExchangeView`).
 * - What is quoted in English is marked as English.
 * - Nothing is folded away but the details of the third and later warnings, which a named button opens and paper shows.
 */

const mostUnfolded = 2

/** The safety rules a question breaks, strictest first. No benefit of a drug is read before them. */
export function SafetyBlock({ warnings }: { warnings: readonly Warning[] }) {
  const { t, i18n } = useTranslation('ai')
  if (warnings.length === 0) return null
  const isForbidding = warnings.some(({ level }) => forbids(level))
  return (
    <section
      aria-label={t('safety.label', { count: warnings.length })}
      className={classNames(
        'mb-8 max-w-column border-l-4 px-4 py-4 md:px-5 print:mb-4 print:bg-transparent',
        isForbidding ? 'border-danger bg-danger-soft' : 'border-line-strong bg-sunken',
      )}
    >
      <div className="divide-y divide-line-strong/40">
        {warnings.map((warning, nth) => (
          <SafetyWarning key={warning.id} warning={warning} isFolded={nth >= mostUnfolded} />
        ))}
      </div>
      <p className="mt-4 text-sm">
        <strong className="font-semibold">{t('safety.check')}</strong>
        {!i18n.language.startsWith('en') && ` ${t('safety.english')}`}
      </p>
    </section>
  )
}
