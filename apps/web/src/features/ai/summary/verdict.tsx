import type { Advice, BottomLine } from '@auscult/contract/answer-summary.ts'
import { ArrowLeftRight, Check, CircleHelp, OctagonX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../../../ui/class-names.ts'
import { SetSentence } from '../answer/set-sentence.tsx'
import type { CitedSentence } from '../../../evidence/answer-sources.ts'

/*
 * Accessibility
 * - What to do is a word and an icon of its own shape; colour only repeats it.
 * - How sure is words; the band's colour only repeats the first of them.
 */

const looks: Record<Advice, { Icon: typeof Check; border: string; chip: string }> = {
  do: { Icon: Check, border: 'border-success', chip: 'bg-success-soft text-success' },
  "don't": { Icon: OctagonX, border: 'border-danger', chip: 'bg-danger-soft text-danger' },
  either: { Icon: ArrowLeftRight, border: 'border-info', chip: 'bg-info-soft text-info' },
  depends: { Icon: CircleHelp, border: 'border-warning', chip: 'bg-warning-soft text-warning' },
}

type VerdictProps = {
  line: BottomLine
  /** The line as the answer's first sentence, with its sources at hand. */
  sentence: CitedSentence & { number: number }
  marked: boolean
  onLook: (sourceId: string | null) => void
}

/** What to do, in one line, and how sure that is. */
export function Verdict({ line, sentence, marked, onLook }: VerdictProps) {
  const { t } = useTranslation('summary')
  const { Icon, border, chip } = looks[line.advice]
  return (
    <div className={classNames('border-l-4 pl-4 md:pl-5', border)}>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <strong
          className={classNames(
            'inline-flex items-center gap-1.5 rounded-base px-2 py-0.5 font-semibold print:border print:bg-transparent',
            chip,
          )}
        >
          <Icon aria-hidden="true" className="size-4 shrink-0 stroke-2" />
          {t(`advice.${line.advice}`)}
        </strong>
        <span className="text-muted">{line.certainty}</span>
      </p>
      <p className="mt-2 font-serif text-xl wrap-anywhere md:text-2xl">
        <SetSentence sentence={sentence} marked={marked} onLook={onLook} />
      </p>
    </div>
  )
}
