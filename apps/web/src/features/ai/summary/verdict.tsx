import type { Advice, BottomLine } from '@auscult/contract/evidence/answer-summary.ts'
import { ArrowLeftRight, Check, CircleHelp, OctagonX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatsOf } from '../../../lib/language/format.ts'
import { classNames } from '../../../ui/class-names.ts'
import { SetSentence } from '../answer/set-sentence.tsx'
import { type CitedSentence, pointingOf, type Source } from '../../../evidence/answer-sources.ts'
import { DirectionMark } from '../../../evidence/direction-mark.tsx'

/*
 * Accessibility
 * - The heading of the answer is what to do: a word and an icon of its own shape; colour only repeats it.
 * - Direction, certainty, people and year are words beside their marks, in one line that wraps.
 */

const looks: Record<Advice, { Icon: typeof Check; band: string; chip: string }> = {
  do: { Icon: Check, band: 'border-strong bg-strong-soft/45', chip: 'bg-strong text-paper' },
  "don't": { Icon: OctagonX, band: 'border-danger bg-danger-soft/60', chip: 'bg-danger text-paper' },
  either: {
    Icon: ArrowLeftRight,
    band: 'border-moderate bg-moderate-soft/45',
    chip: 'bg-moderate text-paper',
  },
  depends: { Icon: CircleHelp, band: 'border-limited bg-limited-soft/45', chip: 'bg-limited text-paper' },
}

type VerdictProps = {
  line: BottomLine
  /** The line as the answer's first sentence, with its sources at hand. */
  sentence: CitedSentence & { number: number }
  marked: boolean
  onLook: (sourceId: string | null) => void
}

/** What to do, which way and how surely the evidence points, in how many people and when; then the answer in one line. */
export function Verdict({ line, sentence, marked, onLook }: VerdictProps) {
  const { t } = useTranslation('summary')
  const { Icon, band, chip } = looks[line.advice]
  return (
    <div className={classNames('border-l-4 px-4 py-3 md:px-5 print:bg-transparent print:py-1', band)}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-0.5 text-sm">
        <h2
          className={classNames(
            'inline-flex items-center gap-1.5 rounded-base px-2.5 py-0.5 text-base font-semibold print:border print:bg-transparent print:text-text',
            chip,
          )}
        >
          <Icon aria-hidden="true" className="size-4 shrink-0 stroke-2" />
          <span className="sr-only">{t('heading')}: </span>
          {t(`advice.${line.advice}`)}
        </h2>
        <Facts line={line} sources={sentence.citations.map(({ source }) => source)} />
      </div>
      <p className="mt-2 font-serif text-xl leading-snug text-pretty wrap-anywhere md:text-2xl">
        <SetSentence sentence={sentence} marked={marked} onLook={onLook} />
      </p>
    </div>
  )
}

/** Of the sources that the line rests on. Participants of several are not added up: a synthesis may hold the trials beside it. */
function Facts({ line, sources }: { line: BottomLine; sources: readonly Source[] }) {
  const { t, i18n } = useTranslation(['summary', 'evidence'])
  const { formatNumber } = formatsOf(i18n.language)
  const [first] = sources
  const most = Math.max(0, ...sources.map(({ participants }) => participants ?? 0))
  const years = sources.flatMap(({ year }) => year ?? [])
  const size = most > 0 && t('evidence:source.participants', { count: most, amount: formatNumber(most) })
  const year = years.length > 0 && String(Math.max(...years))
  return (
    <>
      {first !== undefined && pointingOf(first) !== 'guideline' && (
        <span className="inline-flex items-center gap-1.5 font-semibold">
          <DirectionMark direction={pointingOf(first)} />
          {t(`evidence:direction.${pointingOf(first)}`)}
        </span>
      )}
      <span className="tabular">
        <span>{line.certainty}</span>
        {(size !== false || year !== false) && '\u00a0· '}
        {/* In one piece, so that no year stands on a line by itself. */}
        <span className="inline-block">
          {size !== false && <span>{size}</span>}
          {size !== false && year !== false && ' · '}
          {year !== false && <span>{year}</span>}
        </span>
      </span>
    </>
  )
}
