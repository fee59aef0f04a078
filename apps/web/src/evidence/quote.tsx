import type { Evidence } from '@auscult/contract/evidence/evidence.ts'
import { useTranslation } from 'react-i18next'
import { classNames } from '../ui/class-names.ts'
import { displayName } from './display-name.ts'

type QuoteProps = { source: Evidence; quote: string }

/** The source's own words in its own language, with where they stand and how much of the source was read. */
export function Quote({ source, quote }: QuoteProps) {
  const { t, i18n } = useTranslation('evidence')
  // The section is known of the source's leading quote only.
  const section = quote === source.quote ? source.quoteSection : null
  const facts = [
    section && t('citation.section', { section: sectionName(section) }),
    i18n.language.startsWith(source.quoteLanguage)
      ? null
      : t('citation.language', { language: displayName('language', source.quoteLanguage, i18n.language) }),
    t('citation.read', { part: t(`readPart.${source.readPart}`) }),
  ]
  // Our own summary of a study is nobody's words to set in quotation marks; the line below says what it is.
  const isOurs = source.readPart === 'own-synopsis'

  return (
    <figure className="border-l-2 border-accent pl-3">
      <blockquote
        lang={source.quoteLanguage}
        className={classNames('font-serif text-base text-pretty', !isOurs && 'italic')}
      >
        {isOurs ? quote : `“${quote}”`}
      </blockquote>
      <figcaption className="mt-1 text-xs text-muted">{facts.filter(Boolean).join(' · ')}</figcaption>
    </figure>
  )
}

/** Journals print section labels in capitals; in a line of facts 'Results' reads better than 'RESULTS'. */
function sectionName(label: string): string {
  if (label !== label.toUpperCase()) return label
  return label.slice(0, 1) + label.slice(1).toLowerCase()
}
