/** One number of a figure; `floor` is what a release must reach, `goal` what we work towards. */
export type FigurePart = {
  /** Empty where the measure says it all. */
  name: string
  value: number
  unit: 'decimal' | 'percent' | 'milliseconds'
  floor: number | null
  goal: number | null
  /** Which way is better. */
  better: 'higher' | 'lower'
}

/** A measure on a set, with its one or two numbers. */
export type Figure = { id: string; measure: string; set: string; parts: FigurePart[] }

export type Reached = 'goal' | 'floor' | 'short'

/** The lowest any part of the figure reaches; null where nothing is aimed at. */
export function reachedBy({ parts }: Pick<Figure, 'parts'>): Reached | null {
  const aimed = parts.filter(({ floor, goal }) => floor !== null || goal !== null)
  if (aimed.length === 0) return null
  if (!aimed.every((part) => isReached(part, part.floor))) return 'short'
  return aimed.every((part) => isReached(part, part.goal)) ? 'goal' : 'floor'
}

function isReached({ value, better }: FigurePart, aim: number | null): boolean {
  if (aim === null) return true
  return better === 'higher' ? value >= aim : value <= aim
}

const formats: Record<FigurePart['unit'], (value: number) => string> = {
  decimal: (value) => value.toFixed(3),
  percent: (value) => `${(100 * value).toFixed(1)} %`,
  milliseconds: (value) => `${value.toFixed(0)} ms`,
}

const aims: Record<FigurePart['unit'], (value: number) => string> = {
  decimal: (value) => String(value).replace(/^0/u, ''),
  percent: (value) => `${Math.round(100 * value)} %`,
  milliseconds: (value) => `${value} ms`,
}

const marks: Record<Reached, string> = { goal: '✓ goal', floor: '✓ floor', short: '✗ short' }

/** The cells of a row: measure, set, floor, measured, goal, reached. */
export function figureRow(figure: Figure): string[] {
  const { measure, set, parts } = figure
  const names = parts.map(({ name }) => name).filter((name) => name !== '')
  const aim = (which: 'floor' | 'goal') =>
    parts.flatMap((part) => (part[which] === null ? [] : [aims[part.unit](part[which])])).join(' / ')
  const reached = reachedBy(figure)
  return [
    names.length === 0 ? measure : `${measure}: ${names.join(' / ')}`,
    set,
    aim('floor'),
    parts.map(({ value, unit }) => formats[unit](value)).join(' / '),
    aim('goal'),
    reached === null ? '' : marks[reached],
  ]
}

export const figureHead = ['measure', 'set', 'floor', 'measured', 'goal', 'reached']

/** A part that is better the higher it is. */
export function higher(
  name: string,
  value: number,
  unit: FigurePart['unit'],
  floor: number | null = null,
  goal: number | null = null,
): FigurePart {
  return { name, value, unit, floor, goal, better: 'higher' }
}

/** A part that is better the lower it is. */
export function lower(
  name: string,
  value: number,
  unit: FigurePart['unit'],
  floor: number | null = null,
  goal: number | null = null,
): FigurePart {
  return { name, value, unit, floor, goal, better: 'lower' }
}
