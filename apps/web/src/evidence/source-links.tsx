import { useTranslation } from 'react-i18next'
import { findSafeLink, type Source } from './answer-sources.ts'
import { citationText } from './citation-text.ts'
import { CitedIn } from './cited-in.tsx'
import { CopyCitation } from './copy-citation.tsx'
import { SafeLink } from './safe-link.tsx'

type SourceLinksProps = {
  source: Source
  /** Sentences of the answer that rest on it, counted from 1. */
  citedIn?: readonly number[]
}

/** The ways from a source: to the source itself, to the clipboard, back to the sentences. On paper its address. */
export function SourceLinks({ source, citedIn = [] }: SourceLinksProps) {
  const { t } = useTranslation('evidence')
  return (
    <>
      {source.reviewed === false && (
        <p className="mt-2 text-xs font-semibold text-warning">{t('source.unreviewed')}</p>
      )}
      <p className="hidden text-xs wrap-anywhere print:block">{findSafeLink(source.link)}</p>
      <p className="mt-2 flex flex-wrap items-center gap-x-4 text-xs print:hidden">
        <SafeLink link={source.link} className="py-1.5 font-semibold text-accent pointer-coarse:py-3.5">
          {t('source.open')}
        </SafeLink>
        <CopyCitation text={citationText(source)} />
        {source.pmid !== null && (
          <span className="tabular text-muted">{t('source.pmid', { pmid: source.pmid })}</span>
        )}
        <CitedIn sentences={citedIn} sourceNumber={source.number} />
      </p>
    </>
  )
}
