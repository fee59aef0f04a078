import type { AccuracyFigure, AccuracyPart } from '@auscult/contract/accuracy.ts'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../lib/format.ts'
import { formatPart } from './format-part.ts'
import { ReachedMark } from './reached-mark.tsx'

type FigureRowProps = { figure: AccuracyFigure; title: string; meaning: string | null }

/** One figure: what it means, what came out, and what had to. */
export function FigureRow({ figure, title, meaning }: FigureRowProps) {
  const { t } = useTranslation('accuracy')
  const date = formatDate(figure.measuredOn)
  const when = figure.commit === null ? t('on', { date }) : t('onCommit', { date, commit: figure.commit })
  return (
    <li className="grid gap-x-10 gap-y-4 border-t border-line py-6 md:grid-cols-[1fr_17rem]">
      <div>
        <h3 className="font-serif text-xl font-semibold">{title}</h3>
        {meaning !== null && <p className="mt-1 max-w-measure text-base">{meaning}</p>}
        <p className="mt-2 max-w-measure text-sm text-muted">
          {t('set', { set: figure.set })} {when}
        </p>
      </div>
      <div className="space-y-2">
        <ReachedMark reached={figure.reached} />
        <dl className="tabular grid grid-cols-3 gap-x-4 text-sm">
          <Values name={t('measured')} parts={figure.parts} of="value" isMain />
          <Values name={t('floor')} parts={figure.parts} of="floor" />
          <Values name={t('goal')} parts={figure.parts} of="goal" />
        </dl>
      </div>
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
