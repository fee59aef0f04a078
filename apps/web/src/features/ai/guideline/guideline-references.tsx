import { useTranslation } from 'react-i18next'
import { CopyCitation } from '../../../evidence/copy-citation.tsx'
import { SafeLink } from '../../../evidence/safe-link.tsx'
import type { ComparedGuideline } from './guideline-comparison.ts'

/** What was compared, as a reference list prints it. */
export function GuidelineReferences({ compared }: { compared: readonly ComparedGuideline[] }) {
  const { t } = useTranslation('ai')
  const references = compared.flatMap(({ reference }) => reference ?? [])
  if (references.length === 0) return null
  return (
    <section aria-labelledby="references" className="mt-10 max-w-table print:mt-5">
      <h2 id="references" className="text-sm font-semibold text-accent">
        {t('guideline.references')}
      </h2>
      <ol className="tabular mt-2 text-sm">
        {references.map((reference, index) => {
          const { text, address } = splitAddress(reference)
          return (
            <li key={reference} className="ai-source relative border-t border-line py-2 pl-8">
              <span aria-hidden="true" className="absolute left-0 font-semibold text-accent">
                {index + 1}
              </span>
              <span className="wrap-anywhere">{text}</span>
              <span className="hidden text-xs wrap-anywhere print:block">{address}</span>
              <span className="flex flex-wrap gap-x-4 text-xs print:hidden">
                {address !== null && (
                  <SafeLink link={address} className="py-1.5 font-semibold text-accent pointer-coarse:py-3.5">
                    {new URL(address).hostname}
                  </SafeLink>
                )}
                <CopyCitation text={reference} />
              </span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

/** A reference ends with its address, long and unreadable where it is a search: it becomes a link of its own. */
function splitAddress(reference: string): { text: string; address: string | null } {
  const address = /https?:\/\/\S+$/u.exec(reference)?.[0]
  if (address === undefined || !URL.canParse(address)) return { text: reference, address: null }
  return { text: reference.slice(0, -address.length).trimEnd(), address }
}
