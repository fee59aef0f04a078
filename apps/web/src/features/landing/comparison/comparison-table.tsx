import { Check, ChevronRight, CircleHelp, Minus, X } from 'lucide-react'
import { useId, useState } from 'react'
import { useFormats } from '../../../lib/language/format.ts'
import { withOperator } from '../../../lib/operator.ts'
import { classNames } from '../../../ui/class-names.ts'
import { LinkedText } from '../../../ui/linked-text.tsx'
import { OutsideLink } from '../outside-link.tsx'
import { comparison } from './comparison-content.ts'

/*
 * Accessibility
 * - A real table with a caption and headers for rows and columns.
 * - On narrow screens it shows the product beside one other tool, which a group of radio buttons chooses; the feature stands above the two.
 * - A rating is a word; its icon and colour only repeat it.
 * - The number of a source says what it is, opens the list, and moves the focus to its document.
 */

const looks = {
  yes: { Icon: Check, look: 'text-success' },
  part: { Icon: Minus, look: 'text-info' },
  no: { Icon: X, look: 'text-muted' },
  'not-stated': { Icon: CircleHelp, look: 'text-muted' },
}
type Rating = keyof typeof looks

const isRating = (word: string): word is Rating => word in looks

/** The product and five other tools, feature by feature; each cell leads to the documents it was taken from. */
export function ComparisonTable() {
  const [isListOpen, setIsListOpen] = useState(false)
  const [chosen, setChosen] = useState(1)
  /** The product's own column always stands; of the others, narrow screens show the chosen one. */
  const columnLook = (index: number) =>
    index === 0 ? 'bg-accent-soft' : classNames(index !== chosen && 'max-lg:hidden')

  return (
    <>
      <ToolChoice chosen={chosen} onChoose={setChosen} />
      <table className="w-full table-fixed border-collapse text-sm">
        <caption className="sr-only">{comparison.caption}</caption>
        <thead>
          <tr className="border-b border-text">
            <th
              scope="col"
              className="w-[15%] py-3 pr-3 text-left align-bottom font-normal text-muted max-lg:hidden"
            >
              {comparison.feature}
            </th>
            {comparison.tools.map((tool, index) => (
              <th
                key={tool}
                scope="col"
                className={classNames(
                  'px-3 py-2 text-left align-bottom font-semibold lg:py-3',
                  columnLook(index),
                  index === 0 && 'font-serif text-reading text-accent',
                )}
              >
                {tool}
              </th>
            ))}
          </tr>
        </thead>
        {comparison.rows.map(({ feature, cells }) => (
          <tbody key={feature} className="border-b border-line">
            {/* Where all tools do not fit, the feature stands above the two that are compared. */}
            <tr className="lg:hidden">
              <th scope="rowgroup" colSpan={2} className="pt-1.5 text-left font-semibold">
                {feature}
              </th>
            </tr>
            <tr>
              <th scope="row" className="py-3.5 pr-3 text-left align-top font-semibold max-lg:hidden">
                {feature}
              </th>
              {cells.map(({ rating, note, sources }, index) => (
                <td
                  key={comparison.tools[index]}
                  className={classNames(
                    'px-3 pt-0.5 pb-2 align-top max-lg:leading-5 lg:py-3.5',
                    columnLook(index),
                  )}
                >
                  {isRating(rating) && <RatingWord rating={rating} />}
                  {note !== '' && <span className="text-xs text-muted lg:mt-0.5 lg:block"> {note} </span>}
                  {sources.map((number) => (
                    <SourceNumber key={number} number={number} onChoose={() => setIsListOpen(true)} />
                  ))}
                </td>
              ))}
            </tr>
          </tbody>
        ))}
      </table>
      <Notes isListOpen={isListOpen} onToggle={setIsListOpen} />
    </>
  )
}

type ToolChoiceProps = { chosen: number; onChoose: (index: number) => void }

/** Which tool stands beside the product where the screen is too narrow for all of them. */
function ToolChoice({ chosen, onChoose }: ToolChoiceProps) {
  const name = useId()
  return (
    <fieldset className="mb-3 lg:hidden">
      <legend className="text-sm text-muted">{comparison.choose}</legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {comparison.tools.slice(1).map((tool, index) => (
          <label
            key={tool}
            className="target relative inline-flex items-center rounded-base border border-line-strong px-3 text-sm has-checked:border-accent has-checked:bg-accent-soft has-checked:font-semibold has-checked:text-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={name}
              checked={chosen === index + 1}
              onChange={() => onChoose(index + 1)}
              className="sr-only"
            />
            {tool}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function RatingWord({ rating }: { rating: Rating }) {
  const { Icon, look } = looks[rating]
  return (
    <span className={classNames('font-semibold lg:flex lg:items-center lg:gap-1.5', look)}>
      <Icon aria-hidden="true" className="mr-1.5 inline size-4 shrink-0 stroke-2 lg:mr-0" />
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
      className="tabular -my-0.5 inline-flex size-6 items-center justify-center align-middle text-xs text-accent underline underline-offset-4 lg:-ml-2 lg:mr-3"
    >
      {number}
    </a>
  )
}

type NotesProps = { isListOpen: boolean; onToggle: (isOpen: boolean) => void }

function Notes({ isListOpen, onToggle }: NotesProps) {
  return (
    <div className="mt-3 max-w-[80ch] sm:mt-6 text-xs text-muted">
      <p>{comparison.asOf}</p>
      <details
        open={isListOpen}
        onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
        className="group"
      >
        <summary className="target inline-flex cursor-pointer items-center gap-1 underline underline-offset-4">
          <ChevronRight aria-hidden="true" className="size-4 transition-transform group-open:rotate-90" />
          {comparison.sourcesLabel}
        </summary>
        <p className="mt-1">
          <LinkedText text={withOperator(comparison.note)} />
        </p>
        <ol className="mt-3 list-decimal space-y-3 pl-7 leading-6">
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
