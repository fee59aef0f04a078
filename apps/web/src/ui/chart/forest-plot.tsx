import type { ReactNode } from 'react'
import { Axis } from './axis.tsx'
import { type ChartScale, createRatioScale, percent } from './scale.ts'

/*
 * Accessibility
 * - A table first: each row reads as source, direction, estimate and interval; the drawing in the middle column repeats that.
 * - Direction is told in words; colour only repeats it. On paper and in forced colours the line of no effect stays.
 * - Where it is narrow, as on a phone or beside a text, the figures stand under the name, so that the drawing keeps its width.
 */

type ForestRow = {
  id: string
  name: ReactNode
  /** Under the name: measure, year, participants. */
  detail?: ReactNode
  /** A ratio above zero with its interval. */
  estimate: number
  low: number
  high: number
  /** How large the dot is. Null where it is not known. */
  participants: number | null
  tone: 'benefit' | 'harm' | 'neutral'
  /** The direction in words. */
  direction: string
}

type ForestPlotProps = {
  title: ReactNode
  /** What the drawing shows, and how to read it. */
  note: ReactNode
  rows: readonly ForestRow[]
  /** How a figure is written in the language of the page, to two digits or more. */
  format: (ratio: number) => string
  /** How a value of the axis is written. */
  formatTick: (ratio: number) => string
  words: {
    source: string
    direction: string
    estimate: string
    /** Names the axis. */
    scale: ReactNode
    /** What it means to lie left and right of no effect. */
    left: string
    right: string
  }
}

const colours = { benefit: 'text-accent', harm: 'text-danger', neutral: 'text-muted' }

/** Ratios with their intervals on one logarithmic scale. Nothing is pooled. */
export function ForestPlot({ title, note, rows, format, formatTick, words }: ForestPlotProps) {
  const scale = createRatioScale(rows.flatMap(({ low, high }) => [low, high]))
  const largest = Math.max(0, ...rows.map(({ participants }) => participants ?? 0))

  return (
    <figure className="@container break-inside-avoid">
      <table className="w-full table-fixed border-collapse text-sm">
        <caption className="pb-2 text-left">
          <span className="font-semibold">{title}</span>
          <span className="block text-xs text-muted">{note}</span>
        </caption>
        <colgroup>
          <col className="w-[42%] @min-[32rem]:w-[30%]" />
          <col />
          <col className="w-[22%] @max-[32rem]:hidden" />
        </colgroup>
        <thead className="sr-only">
          <tr>
            <th scope="col">{words.source}</th>
            <th scope="col">{words.direction}</th>
            <th scope="col">{words.estimate}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <ForestLine key={row.id} row={row} scale={scale} largest={largest} format={format} />
          ))}
        </tbody>
        <tfoot className="text-xs text-muted">
          <tr className="align-top">
            <td className="pr-4">{words.scale}</td>
            <td className="p-0">
              <Axis scale={scale} format={formatTick} />
              <div className="flex justify-between gap-3">
                <span>←{`\u00a0${words.left}`}</span>
                <span className="text-right">{`${words.right}\u00a0`}→</span>
              </div>
            </td>
          </tr>
        </tfoot>
      </table>
    </figure>
  )
}

type ForestLineProps = {
  row: ForestRow
  scale: ChartScale
  largest: number
  format: (ratio: number) => string
}

function ForestLine({ row, scale, largest, format }: ForestLineProps) {
  const { name, detail, estimate, low, high, participants, tone, direction } = row
  const at = (ratio: number) => percent(scale.position(ratio))
  const numbers = `${format(estimate)} (${format(low)}–${format(high)})`

  return (
    <tr className="border-t border-line">
      <th scope="row" className="py-1.5 pr-4 text-left font-normal">
        <span className="block wrap-anywhere">{name}</span>
        {detail !== undefined && <span className="block text-xs text-muted">{detail}</span>}
        <span className="block text-xs whitespace-nowrap @min-[32rem]:hidden">{numbers}</span>
      </th>
      <td className="relative p-0">
        <span className="sr-only">{direction}</span>
        <svg aria-hidden="true" width="100%" className="absolute inset-0 h-full overflow-visible">
          <line x1={at(1)} x2={at(1)} y1="0" y2="100%" className="stroke-line-strong" />
          <g className={colours[tone]} stroke="currentColor" fill="currentColor">
            <line x1={at(low)} x2={at(high)} y1="50%" y2="50%" strokeWidth="1.5" />
            <circle cx={at(estimate)} cy="50%" r={dotRadius(participants, largest)} stroke="none" />
          </g>
        </svg>
      </td>
      <td className="py-1.5 pl-4 text-right whitespace-nowrap @max-[32rem]:hidden">{numbers}</td>
    </tr>
  )
}

/** Dot radius in pixels, 3.5 to 8, its area growing with the participants; the smallest where they are not known. */
export function dotRadius(participants: number | null, largest: number): number {
  if (participants === null || participants <= 0 || largest <= 0) return 3.5
  return 3.5 + 4.5 * Math.sqrt(participants / largest)
}
