import type { AccuracyFigure } from '@auscult/contract/public/accuracy.ts'
import { useTranslation } from 'react-i18next'
import { GoalBar } from '../../ui/chart/goal-bar.tsx'
import { wordsOfPart, wordsOfSet } from './figure-words.ts'
import { formatPart } from './format-part.ts'
import { Measured } from './measured.tsx'
import { ReachedMark } from './reached-mark.tsx'

type FigureRowProps = {
  figure: AccuracyFigure
  /** Whether it says when it was measured. */
  isDated: boolean
  /** Whether the field's own names of measure, set and numbers stand beside the words. */
  hasTerms: boolean
}

/** One figure: what it was measured on and whether that is enough, beside a bar for each of its numbers. */
export function FigureRow({ figure, isDated, hasTerms }: FigureRowProps) {
  const { t, i18n } = useTranslation('accuracy')
  const set = wordsOfSet(figure)
  const language =
    set?.language && (new Intl.DisplayNames([i18n.language], { type: 'language' }).of(set.language) ?? '')

  return (
    <li className="grid gap-x-10 gap-y-3 py-4 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <div>
        <p className="text-base">
          {set === undefined ? (
            // The server names its sets and measures in English.
            <span lang="en-GB">{withCapital(figure.set)}</span>
          ) : (
            t(`set.${set.key}`, { language })
          )}
        </p>
        <ReachedMark reached={figure.reached} />
        {hasTerms && (
          <p lang="en-GB" className="mt-1 text-xs text-muted">
            {withCapital(figure.measure)}. {withCapital(figure.set)}.
          </p>
        )}
        {isDated && <Measured figure={figure} />}
      </div>
      <div className="space-y-3">
        {figure.parts.map((part) => (
          <PartBar key={`${part.name} ${part.better}`} figure={figure} part={part} hasTerms={hasTerms} />
        ))}
      </div>
    </li>
  )
}

type PartBarProps = { figure: AccuracyFigure; part: AccuracyFigure['parts'][number]; hasTerms: boolean }

/** One number on its bar, with the floor as a line and the goal as a flag, and the same in words. */
function PartBar({ figure, part, hasTerms }: PartBarProps) {
  const { t } = useTranslation('accuracy')
  const key = wordsOfPart(figure, part)
  const { value, floor, goal, better, unit } = part
  const format = (bound: number | null) => (bound === null ? t('none') : formatPart(bound, unit))

  return (
    <div>
      {(key !== undefined || part.name !== '') && (
        <p className="text-sm font-semibold">
          {key === undefined ? <span lang="en-GB">{part.name}</span> : t(`part.${key}`)}
          {hasTerms && key !== undefined && part.name !== '' && (
            <span lang="en-GB" className="ml-2 font-normal text-muted">
              {part.name}
            </span>
          )}
        </p>
      )}
      <GoalBar
        value={value}
        floor={floor}
        goal={goal}
        better={better}
        ends={endsOf(part)}
        text={t('bar', { value: format(value), floor: format(floor), goal: format(goal) })}
      />
    </div>
  )
}

/** A share that should be high is drawn on all of it; what should be low, to the largest of its values, or it would be too small to see. */
function endsOf({ value, floor, goal, better, unit }: PartBarProps['part']): [number, number] {
  const largest = Math.max(value, floor ?? 0, goal ?? 0)
  const isWholeShare = unit !== 'milliseconds' && better === 'higher'
  // Nothing of nothing needs an axis all the same.
  return [0, isWholeShare || largest === 0 ? 1 : largest]
}

function withCapital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}
