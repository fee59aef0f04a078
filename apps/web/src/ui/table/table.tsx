/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- Safari forgets the roles of a table that is drawn as cards */
import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'

/*
 * Accessibility
 * - A real table with a caption, headers for columns, and one for each row: its first cell. The roles stand there in so many words, so that
 *   they hold for cards, too.
 * - Numbers stand under one another, to the right, in tabular figures.
 * - On a phone each row is a card, and each cell names its column; nothing has to be scrolled sideways.
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
  /** More columns than a page has room for: it scrolls, and is no list of cards on a phone. */
  isWide?: boolean
}

export function Table<Row>(props: TableProps<Row>) {
  const { caption, isCaptionHidden = false, columns, rows, keyOf, isWide = false } = props
  const captionId = useId()
  const table = (
    <table
      role="table"
      className={classNames('w-full border-separate border-spacing-0 text-sm', !isWide && 'max-sm:block')}
    >
      <caption
        id={captionId}
        className={
          isCaptionHidden ? 'sr-only' : classNames('pb-2 text-left font-semibold', !isWide && 'max-sm:block')
        }
      >
        {caption}
      </caption>
      <thead role="rowgroup" className={isWide ? undefined : 'max-sm:sr-only'}>
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
      <tbody role="rowgroup" className={isWide ? undefined : 'max-sm:block'}>
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
  const cell = classNames('border-b border-line px-3 py-2 align-top first:pl-0', !isWide && cardCell)
  const [named, ...others] = columns
  return (
    <tr
      role="row"
      className={classNames(
        'group',
        !isWide &&
          'max-sm:mb-3 max-sm:block max-sm:rounded-base max-sm:border max-sm:border-line max-sm:px-4 max-sm:py-2',
      )}
    >
      {named !== undefined && (
        <th
          role="rowheader"
          scope="row"
          className={classNames(
            cell,
            'text-left font-semibold wrap-anywhere group-hover:bg-hover',
            isWide ? 'sticky left-0 z-raised min-w-32 bg-paper sm:min-w-44' : 'max-sm:text-base',
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
            cell,
            'group-hover:bg-hover',
            column.isNumber === true && 'text-right whitespace-nowrap',
            !isWide && cardTitle,
          )}
        >
          {column.cell(row)}
        </td>
      ))}
    </tr>
  )
}

const cardCell =
  'max-sm:flex max-sm:gap-4 max-sm:border-0 max-sm:px-0 max-sm:py-1 max-sm:group-hover:bg-transparent'

/** On a card the column's title goes before the cell's content; assistive technology knows it from the head. */
const cardTitle =
  "max-sm:justify-between max-sm:text-right max-sm:before:shrink-0 max-sm:before:text-left max-sm:before:text-muted max-sm:before:content-[attr(data-title)/'']"
