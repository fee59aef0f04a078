import type {
  ConsensusSegment,
  DirectionCount,
  ConsensusMeter as Meter,
} from '@auscult/contract/ai/consensus.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../lib/language/format.ts'
import { DirectionMark } from '../../../evidence/direction-mark.tsx'
import type { Study } from './consensus-studies.ts'
import { StudySquare } from './study-square.tsx'

/*
 * Accessibility
 * - A table: each direction with its counts, under it each design and size with its studies. The squares repeat it.
 * - A square is a button named by its study; number, fill and edge tell study and strength without colour.
 */

type ConsensusMeterProps = {
  meter: Meter
  studies: readonly Study[]
  activeId: string | null
  onLook: (studyId: string | null) => void
}

/** Every study counted once, a square each, by direction and in it by design and size. Nothing is pooled or pointed at. */
export function ConsensusMeter({ meter, studies, activeId, onLook }: ConsensusMeterProps) {
  const { t } = useTranslation(['ai', 'evidence'])
  const id = useId()
  return (
    <figure aria-labelledby={`${id}-caption`} className="ai-figure">
      <table className="w-full border-collapse text-sm">
        <caption className="pb-3 text-left">
          <span id={`${id}-caption`} className="font-semibold">
            {t('meter.label')}
          </span>
          <span className="block text-xs text-muted">{t('meter.caption')}</span>
        </caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{t('meter.studies')}</th>
            <th scope="col">{t('meter.designAndSize')}</th>
            <th scope="col">{t('meter.participants')}</th>
          </tr>
        </thead>
        {meter.counts.map((count) => (
          <tbody key={count.direction}>
            <DirectionLine count={count} />
            {meter.segments
              .filter(({ direction }) => direction === count.direction)
              .map((segment) => (
                <SegmentLine
                  key={segment.design + segment.size}
                  segment={segment}
                  studies={studies.filter((study) => segment.ids.includes(study.id))}
                  activeId={activeId}
                  onLook={onLook}
                />
              ))}
          </tbody>
        ))}
      </table>
    </figure>
  )
}

function DirectionLine({ count: { direction, studies, strong, participants } }: { count: DirectionCount }) {
  const { t } = useTranslation(['ai', 'evidence'])
  const { formatNumber } = useFormats()
  const amount = participants === null ? '' : formatNumber(participants)
  return (
    <tr className="border-t border-line-strong">
      <th scope="rowgroup" colSpan={3} className="pt-2.5 pb-1 text-left font-normal">
        <span className="inline-block translate-y-px">
          <DirectionMark direction={direction} />
        </span>{' '}
        <span className="font-semibold">{t(`evidence:direction.${direction}`)}</span>{' '}
        <span className="text-muted">
          {[
            t('meter.count', { count: studies }),
            strong === 0 ? t('meter.noneStrong') : t('meter.strong', { count: strong }),
            participants === null ? '' : t('evidence:source.participants', { count: participants, amount }),
          ]
            .filter((part) => part !== '')
            .join(', ')}
        </span>
      </th>
    </tr>
  )
}

type SegmentLineProps = {
  segment: ConsensusSegment
  studies: readonly Study[]
  activeId: string | null
  onLook: (studyId: string | null) => void
}

function SegmentLine({ segment, studies, activeId, onLook }: SegmentLineProps) {
  const { t } = useTranslation(['ai', 'evidence'])
  const { formatNumber } = useFormats()
  const { design, size, participants } = segment
  return (
    <tr className="align-top">
      <td className="w-[27%] pt-1 pb-2 pr-3 sm:w-[38%]">
        <ul className="flex flex-wrap items-end gap-1">
          {studies.map((study) => (
            <li key={study.id}>
              <StudySquare study={study} active={study.id === activeId} onLook={onLook} />
            </li>
          ))}
        </ul>
      </td>
      <th scope="row" className="py-1.5 pr-3 text-left font-normal">
        <span className="tabular">{t('meter.segment', { count: segment.studies, design })}</span>{' '}
        <span className="block text-xs text-muted">{t(`meter.size.${size}`)}</span>
      </th>
      <td className="tabular py-1.5 text-right text-xs whitespace-nowrap text-muted">
        {participants === null ? t('meter.unknown') : formatNumber(participants)}
      </td>
    </tr>
  )
}
