/** The limits of a range that figures give; null on a side that is open. */
export type Limits = {
  low: number | null
  high: number | null
  /** Whether the limit itself is within. */
  isInclusive: boolean
}

const number = String.raw`-?\d+(?:\.\d+)?`
const between = new RegExp(`^(?<low>${number})(?:-| to )(?<high>${number})$`, 'u')
const oneSided = new RegExp(`^(?<sign><=|>=|<|>)(?<limit>${number})$`, 'u')

/** From '120-150', '-2 to 2', '<5.0' or '>=90'; null where a range is in words or is no range, such as a titre. */
export function readLimits(range: string): Limits | null {
  const both = between.exec(range)?.groups
  if (both) return { low: Number(both['low']), high: Number(both['high']), isInclusive: true }
  const one = oneSided.exec(range)?.groups
  if (!one) return null
  const limit = Number(one['limit'])
  const isInclusive = one['sign']?.endsWith('=') ?? false
  return one['sign']?.startsWith('<')
    ? { low: null, high: limit, isInclusive }
    : { low: limit, high: null, isInclusive }
}

export type Place = 'below' | 'within' | 'above'

/** Where a value lies, in the unit of the limits. */
export function placeOf(value: number, { low, high, isInclusive }: Limits): Place {
  if (low !== null && (isInclusive ? value < low : value <= low)) return 'below'
  if (high !== null && (isInclusive ? value > high : value >= high)) return 'above'
  return 'within'
}

/** How far a value lies outside, in the unit of the limits; 0 within them, and where it is the limit that is no longer within. */
export function beyond(value: number, limits: Limits): number {
  const place = placeOf(value, limits)
  if (place === 'within') return 0
  const limit = place === 'below' ? limits.low : limits.high
  return limit === null ? 0 : Number(Math.abs(value - limit).toPrecision(12))
}
