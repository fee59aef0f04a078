import type { GuidelineStand } from '@auscult/contract/evidence/answer-summary.ts'
import { Check, ArrowLeftRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Source } from '../../../evidence/answer-sources.ts'
import { focusSource } from '../../../evidence/focus-source.ts'
import { typeset } from '../../../evidence/typeset.ts'
import { beginSentence } from '../../../lib/begin-sentence.ts'

type GuidelineStandsProps = { stands: readonly GuidelineStand[]; sources: readonly Source[] }

/** What bodies advise beside the studies, in their own condensed words. */
export function GuidelineStands({ stands, sources }: GuidelineStandsProps) {
  const { t } = useTranslation('summary')
  if (stands.length === 0) return null
  return (
    <section aria-labelledby="guidelines-say" className="mt-5 print:mt-3">
      <h3 id="guidelines-say" className="text-sm font-semibold text-accent">
        {t('guidelines.heading')}
      </h3>
      <ul className="mt-1">
        {stands.map((stand) => {
          const source = sources.find(({ id }) => id === stand.id)
          return (
            <li key={stand.id} className="border-b border-line py-2 text-sm wrap-anywhere print:py-1">
              <p className="flex flex-wrap items-center gap-x-2">
                {source === undefined ? (
                  <strong className="font-semibold">{stand.name}</strong>
                ) : (
                  <button
                    type="button"
                    onClick={() => focusSource(source.number)}
                    className="min-h-6 font-semibold text-accent underline-offset-4 hover:underline"
                  >
                    {stand.name} [{source.number}]
                  </button>
                )}
                {stand.stand !== 'not-told' && (
                  <span className="inline-flex items-center gap-1 text-muted">
                    {stand.stand === 'agrees' ? (
                      <Check aria-hidden="true" className="size-4 text-success" />
                    ) : (
                      <ArrowLeftRight aria-hidden="true" className="size-4 text-danger" />
                    )}
                    {t(`guidelines.${stand.stand}`)}
                  </span>
                )}
              </p>
              <p lang="en" className="mt-0.5">
                {beginSentence(typeset(stand.text))}
              </p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
