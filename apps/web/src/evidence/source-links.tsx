import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Source } from './answer-sources.ts'
import { citationText } from './citation-text.ts'
import { CitedIn } from './cited-in.tsx'
import { CopyCitation } from './copy-citation.tsx'
import { useSourceAddress } from './source-address.ts'
import { SafeLink } from './safe-link.tsx'

type SourceLinksProps = {
  source: Source
  /** Sentences of the answer that rest on it, counted from 1. */
  citedIn?: readonly number[]
}

/** The ways from a source: to the source itself, to the clipboard, back to the sentences. */
export function SourceLinks({ source, citedIn = [] }: SourceLinksProps) {
  const { t } = useTranslation('evidence')
  const { addressOf } = useSourceAddress()
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-4 text-xs print:hidden">
      <SafeLink link={source.link} className="py-1.5 font-semibold text-accent pointer-coarse:py-3.5">
        {t('source.open')}
      </SafeLink>
      <CopyCitation text={citationText(source)} />
      {source.pmid !== null && (
        <span className="tabular text-muted">{t('source.pmid', { pmid: source.pmid })}</span>
      )}
      {addressOf !== undefined && (
        <Link
          to={addressOf(source.number)}
          replace
          preventScrollReset
          className="py-1.5 font-semibold text-accent underline-offset-4 hover:underline pointer-coarse:py-3.5"
        >
          {t('source.address')}
        </Link>
      )}
      <CitedIn sentences={citedIn} sourceNumber={source.number} />
    </p>
  )
}
