import type { CalculatorTexts } from '@auscult/contract/tools/calculator-texts.ts'
import { FilePen } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { SafeLink } from '../../../evidence/safe-link.tsx'
import { Accordion } from '../../../ui/accordion.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Table } from '../../../ui/table/table.tsx'

/** What a score means, where it comes from and for whom it is: three sections, one open at a time. */
export function ScoreTexts({ texts }: { texts: CalculatorTexts }) {
  const { t } = useTranslation('tools')
  return (
    <section aria-label={texts.name} className="mt-10 max-w-table">
      <p className="pb-3">
        <Badge tone="warning" Icon={FilePen}>
          {t('notReviewed')}
        </Badge>
      </p>
      <Accordion
        level={2}
        sections={[
          {
            value: 'interpretation',
            title: t('calculators.interpretation'),
            content: <Interpretation texts={texts} />,
          },
          { value: 'about', title: t('calculators.about'), content: <About texts={texts} /> },
          { value: 'reference', title: t('calculators.reference'), content: <References texts={texts} /> },
        ]}
      />
    </section>
  )
}

function Interpretation({ texts: { name, interpretation } }: { texts: CalculatorTexts }) {
  const { head, rows, notes } = interpretation
  return (
    <div lang="en-GB" className="space-y-3">
      <Table
        caption={name}
        isCaptionHidden
        columns={head.map((title, nth) => ({
          id: title,
          title,
          cell: (row: readonly string[]) => row[nth],
        }))}
        rows={rows}
        keyOf={(row) => row.join(' ')}
      />
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </div>
  )
}

function About({ texts }: { texts: CalculatorTexts }) {
  const { t } = useTranslation('tools')
  return (
    <div className="space-y-4">
      <div lang="en-GB" className="space-y-2">
        {texts.about.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <Points title={t('calculators.population')} points={[texts.population]} />
      <Points title={t('calculators.notFor')} points={texts.notFor} />
      <Points title={t('calculators.warnings')} points={texts.warnings} />
    </div>
  )
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <div>
      <h3 className="font-semibold">{title}</h3>
      <ul lang="en-GB" className="mt-1 list-disc space-y-1 pl-5 marker:text-muted">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  )
}

function References({ texts }: { texts: CalculatorTexts }) {
  const { t } = useTranslation('tools')
  return (
    <ul className="space-y-2">
      {texts.references.map(({ text, pmid, recalledPmid, doi }) => (
        <li key={text} className="wrap-anywhere">
          <span lang="en-GB">{text}.</span>{' '}
          {pmid !== null && (
            <SafeLink link={`https://pubmed.ncbi.nlm.nih.gov/${pmid}/`} className="text-accent">
              PMID {pmid}
            </SafeLink>
          )}{' '}
          {recalledPmid !== null && (
            <span className="text-muted">
              PMID {recalledPmid} ({t('calculators.notChecked')})
            </span>
          )}{' '}
          {doi !== null && (
            <SafeLink link={`https://doi.org/${doi}`} className="text-accent">
              doi:{doi}
            </SafeLink>
          )}
        </li>
      ))}
    </ul>
  )
}
