const prefixes: Readonly<Record<string, number>> = { k: 1e3, '': 1, m: 1e-3, u: 1e-6, n: 1e-9, p: 1e-12 }
const volumes: Readonly<Record<string, number>> = { l: 1, dl: 1e-1, ml: 1e-3, ul: 1e-6 }

/** Bases that one amount is written in; an international unit is a unit. */
const bases: Readonly<Record<string, readonly string[]>> = {
  g: ['g'],
  mol: ['mol'],
  eq: ['eq'],
  u: ['u', 'iu'],
  iu: ['u', 'iu'],
}

const concentration = /^([kmunp]?)(mol|g|iu|u|eq)\/([dmu]?l)$/u
const count = /^(?:x?10\^(\d{1,2})|(million))\/(u?l)$/u

/** Other spellings of units that no prefix changes. */
const spellings: readonly (readonly string[])[] = [
  ['s', 'sec'],
  ['mm/h', 'mm/hr', 'mm/1h', 'mm'],
  ['mmol/kg', 'mosm/kg', 'mosmol/kg'],
  ['mmhg'],
  ['fl'],
]

/**
 * The units that a figure of the same quantity may be typed in, in lower case with 'u' for micro, and how many of `unit` one of each is: of
 * 'µg/L' one 'ng/ml' is 1 and one 'mg/l' 1000. Only what follows from prefixes; molar mass and activity lead from no unit to another here.
 */
export function listEquivalentUnits(unit: string): ReadonlyMap<string, number> {
  const plain = plainUnit(unit)
  const [, prefix = '', base = '', volume = ''] = concentration.exec(plain) ?? []
  if (base !== '') return listConcentrations(scaleOf(prefix, volume), bases[base] ?? [])
  const [whole, power, million, per] = count.exec(plain) ?? []
  if (whole !== undefined)
    return listCounts(10 ** (million === undefined ? Number(power) : 6) / (per === 'ul' ? 1e-6 : 1))
  return new Map((spellings.find((same) => same.includes(plain)) ?? [plain]).map((each) => [each, 1]))
}

/** One spelling for a unit of the guide and one that is typed: without what the guide adds behind it, 'FEU' or '(NGSP)'. */
export function plainUnit(unit: string): string {
  return unit
    .toLowerCase()
    .replace(/ \(.*$| feu$/u, '')
    .replaceAll(/[µμ]/gu, 'u')
    .replaceAll('×', 'x')
    .replaceAll(/\s/gu, '')
}

function scaleOf(prefix: string, volume: string): number {
  return (prefixes[prefix] ?? 1) / (volumes[volume] ?? 1)
}

function listConcentrations(own: number, names: readonly string[]): Map<string, number> {
  return new Map(
    names.flatMap((base) =>
      Object.keys(prefixes).flatMap((prefix) =>
        Object.keys(volumes).flatMap((volume) =>
          spell(prefix, base).map((amount): [string, number] => [
            `${amount}/${volume}`,
            rounded(scaleOf(prefix, volume) / own),
          ]),
        ),
      ),
    ),
  )
}

/** 'mcg' and 'micromol', where there is no key for µ. */
function spell(prefix: string, base: string): string[] {
  if (prefix !== 'u') return [`${prefix}${base}`]
  return base === 'g' ? ['ug', 'mcg'] : [`u${base}`, `micro${base}`]
}

/** Cells in a litre as laboratories write them. */
function listCounts(ownPerL: number): Map<string, number> {
  return new Map([...cellUnits].map(([unit, perL]): [string, number] => [unit, rounded(perL / ownPerL)]))
}

const cellUnits: ReadonlyMap<string, number> = new Map([
  ...[6, 9, 12].flatMap((power): [string, number][] => [
    [`x10^${power}/l`, 10 ** power],
    [`10^${power}/l`, 10 ** power],
  ]),
  ...[3, 6].flatMap((power): [string, number][] => [
    [`x10^${power}/ul`, 10 ** (power + 6)],
    [`10^${power}/ul`, 10 ** (power + 6)],
  ]),
  ['million/ul', 1e12],
  ['k/ul', 1e9],
  ['k', 1e9],
  ['/nl', 1e9],
  ['cells/ul', 1e6],
  ['/ul', 1e6],
  ['/mm3', 1e6],
])

/** Without the last digits of a division of powers of ten. */
function rounded(factor: number): number {
  return Number(factor.toPrecision(12))
}
