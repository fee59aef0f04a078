import type { LabValue } from '@auscult/contract/guides/labs.ts'
import { Ruler } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../lib/language/format.ts'
import { beginSentence } from '../lib/begin-sentence.ts'
import { Badge } from '../ui/badge.tsx'
import { ReviewMarks } from './review-marks.tsx'
import { inUnits, type UnitSystem, writeUnit } from './lab-units.ts'
import { PlacedValue } from './placed-value.tsx'

export type LabRowProps = {
  test: LabValue
  system: UnitSystem
  /** A value that is told already, in this system of units. */
  known?: number | null
}

/** What kind of limit it is, codes, source, and where a value lies. */
export function LabDetails({ test, system, known }: LabRowProps) {
  const { t, i18n } = useTranslation('tools')
  const { formatNumber } = useFormats()
  const { ucum } = inUnits(test, system)
  const conversion =
    test.factor === null || test.factor === 1
      ? null
      : t('labs.conversion', {
          conventional: writeUnit(test.unitsConventional),
          si: writeUnit(test.units),
          factor: formatNumber(test.factor, { least: 0, most: 6 }),
        })
  return (
    <div lang={i18n.language} className="grid gap-x-10 gap-y-5 px-2 pt-1 pb-6 text-sm lg:grid-cols-2">
      <div className="space-y-3">
        <p className="flex flex-wrap gap-2">
          <Badge tone={test.kind === 'reference interval' ? 'neutral' : 'info'} Icon={Ruler}>
            {t(`labs.kind.${test.kind}`)}
          </Badge>
          <ReviewMarks {...test} unreviewed={t('notReviewed')} />
        </p>
        <p className="max-w-measure text-muted">{t(`labs.kindMeaning.${test.kind}`)}</p>
        {test.note !== null && (
          <p lang="en-GB" className="font-semibold">
            {beginSentence(test.note)}.
          </p>
        )}
        <PlacedValue test={test} system={system} known={known ?? null} />
      </div>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-5 gap-y-1.5 *:odd:text-muted">
        <Fact name={t('labs.specimen')}>
          <span lang="en-GB">{test.specimen}</span>
        </Fact>
        <Fact name={t('labs.ucum')}>
          <code className="font-mono">{ucum}</code>
        </Fact>
        <Fact name={t('labs.loinc')}>
          {test.loinc === null ? t('labs.noLoinc') : <code className="font-mono">{test.loinc}</code>}
        </Fact>
        {test.loincProperty !== null && test.units !== test.unitsConventional && (
          <Fact name={t('labs.loincFor')}>
            {writeUnit(test.loincProperty === 'as SI unit' ? test.units : test.unitsConventional)}
          </Fact>
        )}
        <Fact name={t('labs.source')}>
          <span lang="en-GB">{test.source}</span> ({t(`labs.sourceMark.${test.sourceMark}`)})
        </Fact>
        <Fact name={t('labs.confidence')}>{t(`labs.confidenceIs.${test.confidence}`)}</Fact>
        {conversion !== null && <dd className="col-span-2">{conversion}</dd>}
        {test.conversionNote !== null && (
          <dd lang="en-GB" className="col-span-2">
            {test.conversionNote}
          </dd>
        )}
      </dl>
    </div>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </>
  )
}
