import { Check, CircleHelp, Minus, X } from 'lucide-react'
import { useState } from 'react'
import { comparison } from '../../lib/comparison-content.ts'
import { withOperator } from '../../lib/operator.ts'
import { useFormats } from '../../lib/format.ts'
import { classNames } from '../../ui/class-names.ts'
import { LinkedText } from '../../ui/linked-text.tsx'
import { OutsideLink } from './outside-link.tsx'

/*
 * Accessibility
 * - A real table with a caption and headers for rows and columns.
 * - On narrow screens it scrolls in a box of its own, which can be reached and scrolled from the keyboard; the first column stays.
 * - A rating is a word; its icon and colour only repeat it.
 * - The number of a source says what it is, opens the list, and moves the focus to its document.
 */

const looks = {
  yes: { Icon: Check, look: 'text-strong' },
  part: { Icon: Minus, look: 'text-moderate' },
  no: { Icon: X, look: 'text-muted' },
  'not-stated': { Icon: CircleHelp, look: 'text-muted' },
}
type Rating = keyof typeof looks

const isRating = (word: string): word is Rating => word in looks

/** The product and five other tools, feature by feature; each cell leads to the documents it was taken from. */
export function ComparisonTable() {
  const [isListOpen, setIsListOpen] = useState(false)
  return (
    <>
      <section
        aria-label={comparison.caption}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable from the keyboard
        tabIndex={0}
        className="relative overflow-x-auto"
      >
        <table className="w-full min-w-[44rem] sm:min-w-[62rem] border-collapse text-sm">
          <caption className="sr-only">{comparison.caption}</caption>
          <thead>
            <tr className="border-b border-text">
              <th
                scope="col"
                className="sticky left-0 z-10 bg-paper py-3 pr-4 text-left align-bottom font-normal text-muted"
              >
                {comparison.feature}
              </th>
              {comparison.tools.map((tool, index) => (
                <th
                  key={tool}
                  scope="col"
                  className={classNames(
                    'px-3 py-3 text-left align-bottom font-semibold',
                    index === 0 && 'bg-accent-soft font-serif text-reading text-accent',
                  )}
                >
                  {tool}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {comparison.rows.map(({ feature, cells }) => (
              <tr key={feature} className="border-b border-line">
                <th
                  scope="row"
                  className="sticky left-0 z-10 w-44 min-w-24 bg-paper max-sm:w-24 max-sm:text-xs py-3.5 pr-4 text-left align-top font-semibold"
                >
                  {feature}
                </th>
                {cells.map(({ rating, note, sources }, index) => (
                  <td
                    key={comparison.tools[index]}
                    className={classNames(
                      'px-3 py-3.5 align-top max-sm:min-w-24',
                      index === 0 && 'bg-accent-soft',
                    )}
                  >
                    {isRating(rating) && <RatingWord rating={rating} />}
                    {note !== '' && <span className="mt-0.5 block text-xs text-muted">{note}</span>}
                    {sources.map((number) => (
                      <SourceNumber key={number} number={number} onChoose={() => setIsListOpen(true)} />
                    ))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <Notes isListOpen={isListOpen} onToggle={setIsListOpen} />
    </>
  )
}

function RatingWord({ rating }: { rating: Rating }) {
  const { Icon, look } = looks[rating]
  return (
    <span className={classNames('flex items-center gap-1.5 font-semibold', look)}>
      <Icon aria-hidden="true" className="size-4 shrink-0 stroke-2" />
      {comparison.ratings[rating]}
    </span>
  )
}

const sourceId = (number: number) => `comparison-source-${number}`

function SourceNumber({ number, onChoose }: { number: number; onChoose: () => void }) {
  return (
    <a
      href={`#${sourceId(number)}`}
      aria-label={`${comparison.sourceLabel} ${number}`}
      onClick={onChoose}
      className="tabular mr-1 inline-flex size-6 items-center justify-center text-xs text-accent underline underline-offset-4"
    >
      {number}
    </a>
  )
}

type NotesProps = { isListOpen: boolean; onToggle: (isOpen: boolean) => void }

function Notes({ isListOpen, onToggle }: NotesProps) {
  return (
    <div className="mt-6 max-w-[80ch] text-xs text-muted">
      <p>
        <LinkedText text={withOperator(comparison.note)} />
      </p>
      <details
        open={isListOpen}
        onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
        className="mt-2"
      >
        <summary className="target inline-flex cursor-pointer items-center underline underline-offset-4">
          {comparison.sourcesLabel}
        </summary>
        <ol className="mt-1 list-decimal space-y-2 pl-7">
          {comparison.sources.map((source, index) => (
            <Source key={source.title} number={index + 1} source={source} />
          ))}
        </ol>
      </details>
    </div>
  )
}

function Source({ number, source }: { number: number; source: (typeof comparison.sources)[number] }) {
  const { formatDate } = useFormats()
  const { title, publisher, dated, url, lookedUp } = source
  const origin = dated === undefined ? publisher : `${publisher}, ${dated}`
  return (
    <li id={sourceId(number)} tabIndex={-1} className="target:bg-accent-soft">
      {url === undefined ? (
        title
      ) : (
        <OutsideLink href={url} className="text-accent underline underline-offset-4">
          {title}
        </OutsideLink>
      )}
      . {origin}; {comparison.lookedUpLabel} <time dateTime={lookedUp}>{formatDate(lookedUp)}</time>.
    </li>
  )
}
