/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- Safari forgets the roles of a table that is drawn as cards */
import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'

/*
 * Accessibility
 * - A real table with a caption, headers for columns, and one for each row: its first cell. The roles stand there in so many words, so that
 *   they hold for cards, too.
 * - Numbers stand under one another, to the right, in tabular figures.
 * - On a phone (`cards`) each row is a card, and each cell names its column; nothing has to be scrolled sideways.
 * - `isWide`: it scrolls both ways in a box of its own, which the keyboard reaches and which is named by the caption; heads and first cells
 *   stay in sight.
 */

export type Column<Row> = {
  id: string
  title: string
  /** What a row shows in it. The first column names the row. */
  cell: (row: Row) => ReactNode
  isNumber?: boolean
  className?: string
}

type TableProps<Row> = {
  /** Names the table. */
  caption: string
  /** A heading above the table says it already. */
  isCaptionHidden?: boolean
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** Until where rows are cards: cells of sentences need it on a tablet too. */
  cards?: 'phone' | 'tablet'
  /** More columns than a page has room for: it scrolls, and is no list of cards on a phone. */
  isWide?: boolean
}

export function Table<Row>(props: TableProps<Row>) {
  const { caption, isCaptionHidden = false, columns, rows, keyOf, cards = 'phone', isWide = false } = props
  const captionId = useId()
  const table = (
    <table
      role="table"
      data-cards={isWide ? undefined : cards}
      className="w-full border-separate border-spacing-0 text-sm cards:block"
    >
      <caption
        id={captionId}
        className={isCaptionHidden ? 'sr-only' : 'pb-2 text-left font-semibold cards:block'}
      >
        {caption}
      </caption>
      <thead role="rowgroup" className="cards:sr-only">
        <tr role="row">
          {columns.map((column, nth) => (
            <th
              key={column.id}
              role="columnheader"
              scope="col"
              className={classNames(
                'sticky top-0 z-raised border-b border-line-strong bg-paper px-3 py-2 align-bottom font-semibold text-muted first:pl-0',
                column.isNumber === true ? 'text-right' : 'text-left',
                isWide && nth === 0 && 'left-0 z-sticky',
                column.className,
              )}
            >
              {column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="cards:block">
        {rows.map((row) => (
          <TableRow key={keyOf(row)} row={row} columns={columns} isWide={isWide} />
        ))}
      </tbody>
    </table>
  )

  if (!isWide) return table
  return (
    <section
      aria-labelledby={captionId}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable from the keyboard
      tabIndex={0}
      className="max-h-[85dvh] overflow-auto print:max-h-none"
    >
      {table}
    </section>
  )
}

type TableRowProps<Row> = { row: Row; columns: readonly Column<Row>[]; isWide: boolean }

function TableRow<Row>({ row, columns, isWide }: TableRowProps<Row>) {
  const [named, ...others] = columns
  return (
    <tr
      role="row"
      className="group cards:mb-3 cards:block cards:rounded-base cards:border cards:border-line cards:px-4 cards:py-2"
    >
      {named !== undefined && (
        <th
          role="rowheader"
          scope="row"
          className={classNames(
            cellLook,
            'text-left font-semibold wrap-anywhere cards:text-base',
            isWide && 'sticky left-0 z-raised min-w-32 bg-paper sm:min-w-44',
          )}
        >
          {named.cell(row)}
        </th>
      )}
      {others.map((column) => (
        <td
          key={column.id}
          role="cell"
          data-title={column.title}
          className={classNames(
            cellLook,
            cardTitle,
            column.isNumber === true && 'text-right whitespace-nowrap cards:justify-between',
          )}
        >
          {column.cell(row)}
        </td>
      ))}
    </tr>
  )
}

const cellLook =
  'border-b border-line px-3 py-2 align-top first:pl-0 group-hover:bg-hover cards:flex cards:gap-4 cards:border-0 cards:px-0 cards:py-1 cards:group-hover:bg-transparent'

/** On a card the column's title goes before the cell's content; assistive technology knows it from the head. */
const cardTitle =
  "cards:before:w-1/3 cards:before:shrink-0 cards:before:text-left cards:before:text-muted cards:before:content-[attr(data-title)/'']"
