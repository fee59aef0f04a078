import type { AccuracyFigure, AccuracyPart } from '@auscult/contract/accuracy.ts'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../lib/format.ts'
import { formatPart } from './format-part.ts'
import { ReachedMark } from './reached-mark.tsx'

/** One figure: the set and the day, what came out, and what had to. */
export function FigureRow({ figure }: { figure: AccuracyFigure }) {
  const { t } = useTranslation('accuracy')
  const { formatDate } = useFormats()
  const date = formatDate(figure.measuredOn)
  const when = figure.commit === null ? t('on', { date }) : t('onCommit', { date, commit: figure.commit })
  return (
    <li className="grid gap-x-10 gap-y-2 md:grid-cols-[1fr_9.5rem_17rem]">
      <div className="text-sm">
        <p>{figure.set}</p>
        <p className="text-muted">{when}</p>
      </div>
      <ReachedMark reached={figure.reached} />
      <dl className="tabular grid grid-cols-3 gap-x-4 text-sm">
        <Values name={t('measured')} parts={figure.parts} of="value" isMain />
        <Values name={t('floor')} parts={figure.parts} of="floor" />
        <Values name={t('goal')} parts={figure.parts} of="goal" />
      </dl>
    </li>
  )
}

type ValuesProps = {
  name: string
  parts: readonly AccuracyPart[]
  of: 'value' | 'floor' | 'goal'
  isMain?: boolean
}

function Values({ name, parts, of, isMain = false }: ValuesProps) {
  const { t } = useTranslation('accuracy')
  return (
    <div>
      <dt className="text-xs text-muted">{name}</dt>
      {parts.map((part) => {
        const value = part[of]
        return (
          <dd
            key={`${part.name} ${part.better} ${part.floor}`}
            className={isMain ? 'text-base font-semibold' : 'text-base'}
          >
            {value === null ? t('none') : formatPart(value, part.unit)}
            {isMain && part.name !== '' && (
              <span className="block text-xs font-normal text-muted">{part.name}</span>
            )}
            {!isMain && part.name !== '' && (
              <span aria-hidden="true" className="block text-xs">
                &nbsp;
              </span>
            )}
          </dd>
        )
      })}
    </div>
  )
}
