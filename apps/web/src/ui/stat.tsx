import type { ReactNode } from 'react'

/*
 * Accessibility
 * - Inside a `<dl>`: the label is the term, figure and note describe it. The figure is read as text, with its unit.
 */

type StatProps = {
  label: ReactNode
  /** With its unit, formatted in the language of the page. */
  value: ReactNode
  /** What the figure is of, or since when. */
  note?: ReactNode
}

/** One figure that a person looks for. */
export function Stat({ label, value, note }: StatProps) {
  return (
    <div className="border-t border-line pt-2">
      <dt className="text-sm font-semibold text-muted">{label}</dt>
      <dd className="tabular mt-0.5 text-2xl font-semibold">{value}</dd>
      {note !== undefined && <dd className="text-sm text-muted">{note}</dd>}
    </div>
  )
}
