import { useTranslation } from 'react-i18next'
import { Alert } from './alert.tsx'
import { Button } from './button.tsx'
import { legalSectionId } from './legal-section-id.ts'
import { LinkedText } from './linked-text.tsx'
import { Skeleton } from './skeleton.tsx'

/*
 * Accessibility
 * - Each section has a heading, one level below the title of the page (1) or dialog (2) around it.
 * - Says so while it loads and when it does not, with a way to try again.
 */

export type LegalTextProps = {
  /** Undefined until the text is here. `date` is ISO 8601. */
  text: { date: string; sections: { heading: string; paragraphs: string[] }[] } | undefined
  hasFailed: boolean
  /** Level of the section headings. */
  level: 2 | 3
  onRetry: () => void
}

/** A legal text below its title. */
export function LegalText({ text, hasFailed, level, onRetry }: LegalTextProps) {
  const { t, i18n } = useTranslation('ui')

  if (hasFailed) {
    return (
      <Alert tone="danger">
        <p>{t('legal.failed')}</p>
        <Button className="mt-3" onClick={onRetry}>
          {t('legal.retry')}
        </Button>
      </Alert>
    )
  }
  if (text === undefined) return <LegalTextLoading />

  const Heading = level === 2 ? 'h2' : 'h3'
  // The date is a day, the same in every time zone.
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long', timeZone: 'UTC' })
  return (
    // The legal texts are in English, whatever the language of the page around them.
    <div lang="en-GB" className="space-y-6">
      <p lang={i18n.language} className="text-sm text-muted">
        <time dateTime={text.date}>{t('legal.dated', { date: day.format(new Date(text.date)) })}</time>
      </p>
      {text.sections.map(({ heading, paragraphs }) => (
        <section key={heading} {...(level === 2 && { id: legalSectionId(heading) })}>
          <Heading className="font-serif text-reading font-semibold">{heading}</Heading>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-2 wrap-anywhere">
              <LinkedText text={paragraph} />
            </p>
          ))}
        </section>
      ))}
    </div>
  )
}

function LegalTextLoading() {
  const { t } = useTranslation('ui')
  return (
    <div aria-busy="true" className="space-y-3">
      <span className="sr-only">{t('legal.loading')}</span>
      {['w-1/3', 'w-full', 'w-full', 'w-5/6', 'w-full', 'w-2/3'].map((width, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- lines of a fixed picture
        <Skeleton key={index} className={`h-4 ${width}`} />
      ))}
    </div>
  )
}
