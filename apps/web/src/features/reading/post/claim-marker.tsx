import type { PostClaim } from '@auscult/contract/posts/posts.ts'
import { useTranslation } from 'react-i18next'
import { SafeLink } from '../../../evidence/safe-link.tsx'
import { Popover } from '../../../ui/popover.tsx'

/*
 * Accessibility
 * - A button after its sentence, named by what it opens; its number is the same for everybody.
 * - The sentence of the source says its language.
 */

type ClaimMarkerProps = { number: number; claim: PostClaim; source: string; isOwnSynopsis: boolean }

/** The number after a sentence, which shows the sentence of the source that it rests on, with every figure in it. */
export function ClaimMarker({ number, claim, source, isOwnSynopsis }: ClaimMarkerProps) {
  const { t } = useTranslation(['reading', 'evidence'])
  return (
    <Popover
      title={t('claim.title')}
      trigger={
        <button
          type="button"
          aria-label={t('claim.open', { number })}
          className="tabular relative -top-[0.35em] ml-px inline-block rounded-base px-0.5 align-baseline font-sans text-xs leading-6 font-semibold text-accent transition-colors hover:bg-accent-soft aria-expanded:bg-accent aria-expanded:text-on-accent pointer-coarse:px-1.5"
        >
          [{number}]
        </button>
      }
    >
      {/* Never in quotation marks: where the record is our own synopsis these are nobody's words to quote. */}
      <blockquote
        lang="en"
        className="border-l-2 border-accent pl-3 font-serif text-base wrap-anywhere text-pretty"
      >
        {claim.quote}
      </blockquote>
      <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-muted">
        {isOwnSynopsis ? t('claim.ofSynopsis', { source }) : source}
        <SafeLink link={claim.url} className="font-semibold text-accent">
          {t('evidence:source.open')}
        </SafeLink>
      </p>
    </Popover>
  )
}
