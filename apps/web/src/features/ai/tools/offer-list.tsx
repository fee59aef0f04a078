import type { AntibioticOffer, CalculatorOffer, LabOffer, ToolOffer } from '@auscult/contract/ai/tools.ts'
import type { LabValue } from '@auscult/contract/guides/labs.ts'
import { ArrowRight } from 'lucide-react'
import { type ReactNode, useId, useLayoutEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, type LinkProps } from 'react-router'
import { LabRow } from '../../../guides/lab-row.tsx'
import { writeUnit } from '../../../guides/lab-units.ts'
import { usePlaces } from '../../../guides/use-places.ts'
import { SyndromeEntry } from '../../../guides/syndrome-entry.tsx'
import { toFilledState } from '../../../lib/filled-items.ts'
import { paths } from '../../../lib/paths.ts'

type OfferListProps = {
  offers: readonly ToolOffer[]
  isAnswer: boolean
  /** The same function as long as the page is there. */
  onShown?: (() => void) | undefined
}

/** Each tool under its own heading with its facts; beside an answer only where it leads. */
export function OfferList({ offers, isAnswer, onShown }: OfferListProps) {
  const { t } = useTranslation('tools')
  useLayoutEffect(() => onShown?.(), [onShown])
  if (isAnswer) return offers.map((offer) => <Offered key={keyOf(offer)} offer={offer} />)
  return (
    <Section title={t('offer.also')}>
      <ul className="border-t border-line">
        {offers.map((offer) => (
          <li key={keyOf(offer)} className="border-b border-line">
            <OfferLink offer={offer} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function keyOf(offer: ToolOffer): string {
  return offer.tool === 'calculator' ? offer.id : offer.tool
}

function Offered({ offer }: { offer: ToolOffer }) {
  if (offer.tool === 'calculator') return <OfferedCalculator offer={offer} />
  return offer.tool === 'labs' ? <OfferedLabs offer={offer} /> : <OfferedAntibiotics offer={offer} />
}

function OfferedCalculator({ offer }: { offer: CalculatorOffer }) {
  const { t } = useTranslation('tools')
  return (
    <Section title={t('offer.calculator')}>
      <p lang="en-GB" className="font-serif text-xl leading-8">
        {offer.name}. <span className="text-reading text-muted">{offer.use}.</span>
      </p>
      <OfferLink offer={offer} />
    </Section>
  )
}

function OfferedLabs({ offer }: { offer: LabOffer }) {
  const { t } = useTranslation('tools')
  return (
    <Section title={t('offer.labs')} note={`${t('offer.note')} ${t('offer.report')}`}>
      {offer.tests.map(({ told, ...test }) => (
        <LabPlace key={test._id} test={test} told={told} />
      ))}
      <ul lang="en-GB" className="mt-3 border-t border-line">
        {offer.tests.map(({ told, ...test }) => (
          <LabRow key={test._id} test={test} system="si" isOpen known={onlyValue(told)} />
        ))}
      </ul>
      <OfferLink offer={offer} />
    </Section>
  )
}

type LabTold = LabOffer['tests'][number]['told']

/** Where the unit is not told, none of the readings is the value. */
function onlyValue(told: LabTold): number | null {
  const [only, ...others] = told
  return others.length === 0 ? (only?.valueSi ?? null) : null
}

/** The answer in a line: where the value lies, or the range that is asked for. A figure whose unit is not told has a line for each. */
function LabPlace({ test, told }: { test: LabValue; told: LabTold }) {
  const { t } = useTranslation('tools')
  const { describe } = usePlaces(test, 'si')
  if (told.length > 1)
    return (
      <>
        <p className="font-serif text-xl leading-8">{t('offer.whichUnit')}</p>
        <ul className="mt-1 list-disc space-y-1 ps-5">
          {told.map(({ text, valueSi }) => (
            <li key={text}>
              <span className="font-semibold">{text}</span>: {describe(valueSi)}
            </li>
          ))}
        </ul>
      </>
    )
  const place = describe(onlyValue(told))
  if (place === '') return null
  const assumedUnit = told[0]?.assumedUnit ?? null
  return (
    <>
      <p className="font-serif text-xl leading-8">
        <span lang="en-GB">{test.name}</span>: {place}
      </p>
      {assumedUnit !== null && (
        <p className="text-sm text-muted">{t('offer.assumedUnit', { unit: writeUnit(assumedUnit) })}</p>
      )}
    </>
  )
}

function OfferedAntibiotics({ offer }: { offer: AntibioticOffer }) {
  const { t } = useTranslation('tools')
  return (
    <Section title={t('offer.antibiotics')} note={`${t('offer.note')} ${t('offer.local')}`}>
      <div className="space-y-4">
        {offer.entries.map((entry) => (
          <SyndromeEntry key={entry._id} entry={entry} level={3} />
        ))}
      </div>
      <OfferLink offer={offer} />
    </Section>
  )
}

function Section({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mb-8 max-w-column print:break-inside-avoid">
      <h2 id={id} className="text-sm font-semibold text-accent">
        {title}
      </h2>
      <div className="mt-1">{children}</div>
      {note !== undefined && <p className="mt-2 text-sm text-muted">{note}</p>}
    </section>
  )
}

/** What is told of a patient goes along in the navigation's state and stands in no address. */
function OfferLink({ offer }: { offer: ToolOffer }) {
  const { t } = useTranslation('tools')
  if (offer.tool === 'calculator')
    return (
      <Way
        to={`${paths.calculators}/${offer.id}`}
        state={toFilledState(offer.filled, offer.notFor)}
        about={<Told offer={offer} />}
      >
        {t('offer.openCalculator', { name: offer.name })}
      </Way>
    )
  const [name = ''] =
    offer.tool === 'labs'
      ? offer.tests.map((test) => test.name)
      : offer.entries.map(({ syndrome }) => syndrome)
  const search = `?${new URLSearchParams({ search: name }).toString()}`
  if (offer.tool === 'labs')
    return <Way to={{ pathname: paths.labValues, search }}>{t('offer.openLabs')}</Way>
  return (
    <Way
      to={{ pathname: paths.antibiotics, search }}
      about={
        offer.told.length === 0 ? undefined : (
          <span className="text-muted">{offer.told.map((what) => t(`offer.${what}`)).join(' ')}</span>
        )
      }
    >
      {t('offer.openAntibiotics')}
    </Way>
  )
}

function Told({ offer: { filled, notFor } }: { offer: CalculatorOffer }) {
  return (
    <>
      <NotFor said={notFor} />
      <Filled filled={filled} />
    </>
  )
}

/** Stands before the score is opened, by whom the question itself tells of. */
function NotFor({ said }: { said: readonly string[] }) {
  const { t } = useTranslation('tools')
  if (said.length === 0) return null
  return (
    <span className="block font-semibold text-warning">
      {t('calculators.notForPatient')} <span lang="en-GB">{said.join(' ')}</span>
    </span>
  )
}

function Filled({ filled }: Pick<CalculatorOffer, 'filled'>) {
  const { t } = useTranslation('tools')
  if (filled.length === 0) return null
  const say = (value: CalculatorOffer['filled'][number]['value']) =>
    value === null ? t('calculators.notTestable') : t(value === true ? 'offer.yes' : 'offer.no')
  return (
    <span className="text-muted">
      {t('offer.told')}:{' '}
      <span lang="en-GB" className="text-text">
        {filled.map(({ label, option, value }) => `${label}: ${option ?? say(value)}`).join(' · ')}
      </span>
    </span>
  )
}

type WayProps = Pick<LinkProps, 'to' | 'state'> & { about?: ReactNode; children: string }

function Way({ about, children, ...link }: WayProps) {
  return (
    <Link {...link} className="target group flex items-center gap-3 py-2 hover:bg-accent-soft print:hidden">
      <span className="min-w-0 flex-1 wrap-anywhere">
        <span className="font-semibold text-accent underline-offset-4 group-hover:underline">{children}</span>
        {about !== undefined && <span className="block text-sm">{about}</span>}
      </span>
      <ArrowRight aria-hidden="true" className="size-4 shrink-0 stroke-[1.5] text-accent" />
    </Link>
  )
}
