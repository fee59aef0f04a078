import { table } from '../report/page.ts'

const roundShares = (_: string, value: unknown) =>
  typeof value === 'number' ? Number(value.toFixed(4)) : value

/** Prints figures as a table, or as one JSON object and nothing else. */
export function printFigures(result: object, asJson: boolean): void {
  console.log(asJson ? JSON.stringify(result, roundShares) : table(['measure', 'value'], flatten(result)))
}

/** 'byLabel / increased / f1' and its value, one row each. */
function flatten(value: object, names: readonly string[] = []): string[][] {
  return Object.entries(value).flatMap(([name, inner]: [string, unknown]) =>
    typeof inner === 'object' && inner !== null
      ? flatten(inner, [...names, name])
      : [[[...names, name].join(' / '), String(roundShares('', inner))]],
  )
}
