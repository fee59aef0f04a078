import type { AntibioticEntry } from '@auscult/contract/guides/antibiotics.ts'
import { useTranslation } from 'react-i18next'
import { SafeLink } from '../evidence/safe-link.tsx'
import { beginSentence } from '../lib/begin-sentence.ts'
import { Badge } from '../ui/badge.tsx'
import { ReviewMarks } from './review-marks.tsx'
import { DrugTable } from './drug-table.tsx'

/** A syndrome with its choices, and all that has to be read with them. */
export function SyndromeEntry({ entry, level = 2 }: { entry: AntibioticEntry; level?: 2 | 3 }) {
  const { t, i18n } = useTranslation('tools')
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <article lang="en-GB" className="rounded-base border border-line bg-paper p-4 sm:p-6">
      <Heading className="font-serif text-xl font-semibold text-balance">{entry.syndrome}</Heading>
      <p lang={i18n.language} className="mt-2 flex flex-wrap gap-2">
        <Badge>{t(`antibiotics.groups.${entry.group}`)}</Badge>
        <Badge tone={entry.population === 'adult' ? 'neutral' : 'info'}>
          {t(`antibiotics.populations.${entry.population}`)}
        </Badge>
        <ReviewMarks {...entry} unreviewed={t('draft')} />
      </p>
      <p className="mt-3 max-w-measure text-pretty">{entry.comments}</p>
      <Choices title={t('antibiotics.firstLine')} drugs={entry.first_line} />
      {entry.alternatives.length > 0 && (
        <Choices title={t('antibiotics.alternatives')} drugs={entry.alternatives} />
      )}
      <div className="mt-5 grid gap-x-8 gap-y-4 text-sm md:grid-cols-2">
        <section>
          <h3 lang={i18n.language} className="font-semibold">
            {t('antibiotics.pathogens')}
          </h3>
          <p className="mt-1">{beginSentence(entry.pathogens.join(', '))}</p>
        </section>
        <section>
          <h3 lang={i18n.language} className="font-semibold">
            {t('antibiotics.references')}
          </h3>
          <References references={entry.references} />
        </section>
      </div>
      <p lang={i18n.language} className="mt-4 text-sm text-muted">
        {t('antibiotics.check')}
      </p>
    </article>
  )
}

function Choices({ title, drugs }: { title: string; drugs: AntibioticEntry['first_line'] }) {
  const { i18n } = useTranslation('tools')
  return (
    <section className="mt-5">
      <h3 lang={i18n.language} className="pb-1 font-semibold text-accent">
        {title}
      </h3>
      <DrugTable caption={title} drugs={drugs} />
    </section>
  )
}

function References({ references }: Pick<AntibioticEntry, 'references'>) {
  const { t, i18n } = useTranslation('tools')
  if (references.length === 0)
    return (
      <p lang={i18n.language} className="mt-1 font-semibold text-warning">
        {t('antibiotics.noReferences')}
      </p>
    )
  return (
    <ul className="mt-1 space-y-1">
      {references.map(({ label, url }) => (
        <li key={label}>
          {url === null ? (
            label
          ) : (
            <SafeLink link={url} className="text-accent">
              {label}
            </SafeLink>
          )}
        </li>
      ))}
    </ul>
  )
}
