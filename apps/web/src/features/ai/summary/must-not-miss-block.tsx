import type { MustNotMiss } from '@auscult/contract/evidence/answer-summary.ts'
import { useTranslation } from 'react-i18next'

/** What must not be overlooked in the problem asked about, beside the answer and never in its place. */
export function MustNotMissBlock({ found }: { found: MustNotMiss | null }) {
  const { t } = useTranslation('summary')
  if (found === null) return null
  const { problem, items, source } = found
  return (
    <section
      aria-labelledby="must-not-miss"
      className="mb-8 max-w-column border-l-4 border-line-strong pl-4 md:pl-5 print:mb-3 print:max-w-none"
    >
      <h2 id="must-not-miss" className="text-sm font-semibold text-accent">
        {t('miss.heading')}: <span lang="en">{problem}</span>
      </h2>
      <ul lang="en" className="mt-2 space-y-3 print:columns-3 print:gap-x-6">
        {items.map(({ diagnosis, clues, first, doNot }) => (
          <li key={diagnosis} className="text-sm wrap-anywhere print:break-inside-avoid">
            <strong className="font-semibold">{diagnosis}</strong>
            <span className="block text-muted">{clues}</span>
            <span className="block">{first}</span>
            {doNot !== null && <span className="block font-semibold text-danger">{doNot}</span>}
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-muted print:mt-1">
        {t('miss.source')}{' '}
        <span lang="en">{[source.name, source.body, source.year].filter(Boolean).join(', ')}</span>
      </p>
    </section>
  )
}
