import type { SafetyWarning as Warning } from '@auscult/contract/ai/safety.ts'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../lib/language/format.ts'
import { classNames } from '../../../ui/class-names.ts'
import { SafetyLevel } from './safety-level.tsx'

type SafetyWarningProps = {
  warning: Warning
  /** Level and first sentence alone, the rest at one press; on paper all of it. */
  isFolded: boolean
}

/** One rule that the question breaks: how strict it is, what it says of this patient, what instead, and whose rule it is. */
export function SafetyWarning({ warning, isFolded }: SafetyWarningProps) {
  const { t } = useTranslation('ai')
  const [open, setOpen] = useState(!isFolded)
  const id = useId()
  return (
    <article aria-labelledby={`${id}-lead`} className="ai-figure py-4 first:pt-0 last:pb-0">
      <SafetyLevel level={warning.level} />
      <h2
        id={`${id}-lead`}
        className={classNames(
          'mt-2 font-serif wrap-anywhere',
          isFolded ? 'text-reading' : 'text-xl md:text-2xl',
        )}
      >
        {warning.lead}
      </h2>
      {isFolded && (
        <button
          type="button"
          aria-expanded={open}
          aria-controls={`${id}-details`}
          className="target mt-1 inline-flex items-center gap-1.5 text-sm font-semibold text-accent underline-offset-4 hover:underline print:hidden"
          onClick={() => setOpen(!open)}
        >
          <ChevronDown
            aria-hidden="true"
            className={classNames('size-4 shrink-0 stroke-[1.5]', open && 'rotate-180')}
          />
          {open ? t('safety.hide') : t('safety.show')}
          <span className="sr-only">: {warning.lead}</span>
        </button>
      )}
      <div id={`${id}-details`} className={classNames('print:block', !open && 'hidden')}>
        <Saying warning={warning} />
        <Facts warning={warning} />
      </div>
    </article>
  )
}

/** What happens, and what to do instead. */
function Saying({ warning: { says, instead } }: { warning: Warning }) {
  const { t } = useTranslation('ai')
  return (
    <div className="mt-3 max-w-reading space-y-2 font-serif text-reading text-pretty wrap-anywhere">
      <p lang="en">{endSentence(says)}</p>
      <p>
        <strong className="font-semibold">{t('safety.instead')}:</strong>{' '}
        <span lang="en">{endSentence(instead)}</span>
      </p>
    </div>
  )
}

function Facts({ warning: { limits, source } }: { warning: Warning }) {
  const { t } = useTranslation('ai')
  const { formatNumber } = useFormats()
  return (
    <dl className="mt-3 grid gap-x-8 gap-y-2 text-sm sm:grid-cols-2">
      {limits.length > 0 && (
        <Fact name={t('safety.limits')}>
          <ul lang="en" className="tabular">
            {limits.map(({ authority, value }) => (
              <li key={`${authority} ${value}`}>
                {authority}:{' '}
                <strong className="font-semibold">
                  {typeof value === 'number' ? formatNumber(value) : value}
                </strong>
              </li>
            ))}
          </ul>
        </Fact>
      )}
      <Fact name={t('safety.source')}>
        <span lang="en">{source.name}</span>
        {source.year !== null && `, ${source.year}`}
      </Fact>
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-muted">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}

function endSentence(text: string): string {
  return /[.!?]$/u.test(text) ? text : `${text}.`
}
