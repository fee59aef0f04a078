import type { SafetyWarning as Warning } from '@auscult/contract/ai-safety.ts'
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
      <h3
        id={`${id}-lead`}
        className={classNames(
          'mt-2 max-w-[40rem] font-serif wrap-anywhere',
          isFolded ? 'text-reading' : 'text-xl md:text-2xl',
        )}
      >
        {warning.lead}
      </h3>
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
        <Details warning={warning} />
      </div>
    </article>
  )
}

function Details({ warning: { says, instead, limits, source } }: { warning: Warning }) {
  const { t } = useTranslation('ai')
  const { formatNumber } = useFormats()
  return (
    <div className="mt-2 grid gap-x-14 gap-y-3 xl:grid-cols-[minmax(0,40rem)_minmax(20rem,1fr)]">
      <div className="max-w-[34rem] font-serif text-reading text-pretty wrap-anywhere">
        <p lang="en">{endSentence(says)}</p>
        <p className="mt-1">
          <strong className="font-semibold">{t('safety.instead')}:</strong>{' '}
          <span lang="en">{endSentence(instead)}</span>
        </p>
      </div>
      <dl className="grid content-start gap-2 text-sm">
        {limits.length > 0 && (
          <Fact name={t('safety.limits')}>
            <ul lang="en" className="tabular flex flex-wrap gap-x-4">
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
    </div>
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
