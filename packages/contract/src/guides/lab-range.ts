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
