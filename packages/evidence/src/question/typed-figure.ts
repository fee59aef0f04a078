import type { Value } from './question.ts'

/** A figure as it is typed behind a name. */
export type Figure = {
  value: number
  /** The 92 of '88-92'; null where one figure is told. */
  to: number | null
  /** Lower case, without spaces; empty where none is typed. */
  unit: string
  bound: Value['bound']
  length: number
  /** The 80 of '120/80', or the 80 and 85 of '120/80-85'; null where nothing stands behind a stroke. */
  second: { value: number; to: number | null } | null
}

const belowWords = /(?:<|≤|under|below|less than|sotto|unter|inferiore a|menor de)/u
const aboveWords = /(?:>|≥|over|above|more than|sopra|über|uber|superiore a|mayor de)/u
/** A figure behind it makes a short word the next name: 'temp 38 HR 90', 'Na 118 K 6.1', 'Ca 2.1 Mg 0.5'. */
const notNext = String.raw`(?! ?[:=]? ?\d)`
/** The 'y' of 'PAS 90 y FR 26' is Spanish and joins. */
const yearsNotAnd = String.raw`y(?! (?!(?:old|o|m|f|man|woman|male|female)\b)\p{L})`
/** What follows makes the figure a time, a dose or a count and no value. */
const notAValue = new RegExp(
  String.raw`^\s*(?:mg${notNext}|mcg|g|iu|units?|tabs?|days?|d|weeks?|wks?|months?|mo|hours?|hrs?${notNext}|h|min|years?|yrs?|${yearsNotAnd}|yo|gg|sett|mesi|anni|tage|wochen|monate|jahre|dias|semanas|meses|anos|x)\b`,
  'u',
)
const joining =
  /^[\s:=()]*(?:(?:of|at|is|was|now|only|still|level|count|de|di|von|del|a|al|bei|about|around|ca|circa|under|below|over|above|less than|more than|sotto|sopra|unter|uber|inferiore a|superiore a|menor de|mayor de)\s+){0,2}(?:>=|<=|[<>≥≤~≈=])?\s*/u

/** An amount in a volume, a mass or a time: 'mg/dl', 'kiu/l', 'mosm/kg', 'ug/24 h'. */
const amountIn = String.raw`(?:[kmunpf]|mc|micro)?(?:mol|g|iu|u|eq|osm)\/(?:24 ?h|[dmu]?l|kg|m?mol|g)\b`
const unitWords = String.raw`%|°?[cf]\b|(?:[x×] ?)?10\^?\d{1,2}\/u?l|${amountIn}|l\/l|ml\/min(?:\/1\.73 ?m?2?)?|[cm]m ?h2o|mm ?hg|mm\/(?:1 ?)?hr?\b|kpa|bpm\b|msec\b|ms\b|sec\b|s\b|kg\/m2|kg\b|lbs?\b|mm\b|cm\b|million\/ul|cells\/ul|k\/ul|\/ul|\/nl|\/mm3|\/min|k\b${notNext}|ml\b|fl\b|pg\b`
const number = String.raw`-?\d{1,7}(?:[.,]\d{1,3})?`
const plain = String.raw`\d{1,7}(?:[.,]\d{1,3})?`
const figure = new RegExp(
  String.raw`^(?<value>${number})(?:\s?[-–]\s?(?<to>${plain}))?(?:\s?\/\s?(?<second>\d{2,3})(?:\s?[-–]\s?(?<secondTo>\d{2,3}))?)?(?:\s?(?<unit>${unitWords}))?`,
  'u',
)
/** A unit that no measure has: 'BNP 30 fmol/mL' is no figure without one. */
const unknownUnit =
  /^\s?(?:[mnpfukd]?(?:mol|g|eq|l|iu|u|osm|kat)|mcg|cells?|copies)\s?\/\s?(?:[mdunp]?l|mol|m?mol|k?g|min|h|mm3|24|d)\b/u

/**
 * The figure that stands right behind a name, in folded text, if one does. `units` are further ones, folded, that the measures of the name
 * know: 'x uln'.
 */
export function figureBehind(rest: string, units: readonly string[] = []): Figure | undefined {
  const [joint = ''] = joining.exec(rest) ?? []
  const behind = rest.slice(joint.length)
  const found = figure.exec(behind)
  if (found === null) return undefined
  const { value = '', to, second, secondTo, unit: known = '' } = found.groups ?? {}
  const further = known === '' ? ownUnit(behind.slice(found[0].length), units) : null
  const unit = further?.unit ?? known
  const length = found[0].length + (further?.length ?? 0)
  const after = behind.slice(length)
  if (unit === '' && (notAValue.test(after) || unknownUnit.test(after))) return undefined
  const told = { value: figureOf(value), to: to === undefined ? null : figureOf(to) }
  const other =
    second === undefined
      ? null
      : { value: Number(second), to: secondTo === undefined ? null : Number(secondTo) }
  // 'CA 19-9' and 'CA 15-3' are names; a range rises.
  if ([told, other].some((each) => each !== null && each.to !== null && each.to < each.value))
    return undefined
  const bound = belowWords.test(joint) ? 'below' : aboveWords.test(joint) ? 'above' : 'at'
  return {
    ...told,
    unit: further === null ? unit.replaceAll(' ', '').replace('×', 'x') : unit,
    bound,
    length: joint.length + length,
    second: other,
  }
}

/** The longest of the units with which a text begins, and how much of the text it takes. */
function ownUnit(text: string, units: readonly string[]): { unit: string; length: number } | null {
  const [space = ''] = /^[\s-]?/u.exec(text) ?? []
  const behind = text.slice(space.length).replace(/^×/u, 'x')
  const [unit] = units
    .filter((each) => behind.startsWith(each) && !/^[\p{L}\p{N}]/u.test(behind.slice(each.length)))
    .toSorted((one, other) => other.length - one.length)
  return unit === undefined ? null : { unit, length: space.length + unit.length }
}

function figureOf(typed: string): number {
  return Number(typed.replace(',', '.'))
}
