import type { AwareGroup, DrugChoice } from '@auscult/contract/guides/antibiotics.ts'
import { Baby, ShieldAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { beginSentence } from '../lib/begin-sentence.ts'
import { Badge } from '../ui/badge.tsx'
import { type Column, Table } from '../ui/table/table.tsx'
import { penicillinIn } from './penicillin.ts'

const awareTones: Partial<Record<AwareGroup, 'success' | 'warning' | 'danger'>> = {
  Access: 'success',
  Watch: 'warning',
  Reserve: 'danger',
}

const drugCell = (row: DrugChoice) => <DrugName {...row} />
const doseCell = ({ dose }: DrugChoice) => dose ?? <NotGiven />
const durationCell = ({ duration }: DrugChoice) => duration ?? <NotGiven />
const notesCell = (row: DrugChoice) => <Notes {...row} />
const classesCell = (row: DrugChoice) => <Classes {...row} />

/** Drugs with dose, duration and notes, which are never shown apart. */
export function DrugTable({ caption, drugs }: { caption: string; drugs: readonly DrugChoice[] }) {
  const { t } = useTranslation('tools')
  const columns: Column<DrugChoice>[] = [
    { id: 'drug', title: t('antibiotics.drug'), className: 'md:w-[20%]', cell: drugCell },
    { id: 'dose', title: t('antibiotics.dose'), className: 'md:w-[22%]', cell: doseCell },
    { id: 'duration', title: t('antibiotics.duration'), className: 'md:w-[13%]', cell: durationCell },
    { id: 'notes', title: t('antibiotics.notes'), cell: notesCell },
    { id: 'aware', title: t('antibiotics.aware'), className: 'md:w-32', cell: classesCell },
  ]
  return (
    <Table
      caption={caption}
      isCaptionHidden
      columns={columns}
      cards="tablet"
      rows={drugs}
      keyOf={({ drug, dose }) => `${drug} ${dose}`}
    />
  )
}

function DrugName(row: DrugChoice) {
  const { t, i18n } = useTranslation('tools')
  const penicillin = penicillinIn(row)
  return (
    <span className="block min-w-0">
      {row.drug}
      {penicillin !== 'none' && (
        <span lang={i18n.language} className="mt-1 block">
          <Badge tone="danger" Icon={ShieldAlert}>
            {t(penicillin === 'itself' ? 'antibiotics.penicillin' : 'antibiotics.withPenicillin')}
          </Badge>
        </span>
      )}
    </span>
  )
}

function Notes({ notes }: DrugChoice) {
  const { t, i18n } = useTranslation('tools')
  if (notes === null) return <NotGiven />
  const marks = [
    /penicillin allergy/iu.test(notes) && { Icon: ShieldAlert, label: t('antibiotics.allergyNote') },
    /pregnan/iu.test(notes) && { Icon: Baby, label: t('antibiotics.pregnancyNote') },
  ].filter((mark) => mark !== false)
  return (
    <span className="block min-w-0">
      <span className="block">{beginSentence(notes)}</span>
      {marks.length > 0 && (
        <span lang={i18n.language} className="mt-1 flex flex-wrap gap-1.5">
          {marks.map(({ Icon, label }) => (
            <Badge key={label} tone="info" Icon={Icon}>
              {label}
            </Badge>
          ))}
        </span>
      )}
    </span>
  )
}

function Classes({ aware, atc, noAtc }: DrugChoice) {
  const tone = awareTones[aware]
  return (
    <span className="block">
      <Badge {...(tone !== undefined && { tone })}>{aware}</Badge>
      <span className="mt-1 block text-muted">{atc === null ? noAtc : `ATC ${atc}`}</span>
    </span>
  )
}

function NotGiven() {
  const { t, i18n } = useTranslation('tools')
  return (
    <span lang={i18n.language} className="text-muted">
      {t('antibiotics.none')}
    </span>
  )
}
