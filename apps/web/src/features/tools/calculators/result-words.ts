import type { Outcome, Risk } from '@auscult/calculators/calculator.ts'

/** '3', or '3 to 6' where something is unknown. */
export function rangeOf(
  values: readonly number[],
  join: (from: string, to: string) => string,
  format: (value: number) => string,
): string {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  return least === most ? format(least) : join(format(least), format(most))
}

/** The levels that are still possible, each once, in the order of the scores; one list for each way to read the score. */
export function levelsOf(outcomes: readonly Outcome[]): string[][] {
  const readings = outcomes[0]?.levels.length ?? 0
  return Array.from({ length: readings }, (_, nth) => [
    ...new Set(outcomes.flatMap(({ levels }) => levels[nth] ?? [])),
  ])
}

export type RiskRange = {
  of: string
  /** The lowest and the highest of what is still possible; the same where only one is. */
  lowest: Risk
  highest: Risk
  /** Some scores that are still possible have no figure. */
  isOpen: boolean
}

/** What the figures can still be, one for each thing they count. */
export function risksOf(outcomes: readonly Outcome[]): RiskRange[] {
  const all = outcomes.flatMap(({ risks }) => risks)
  return [...new Set(all.map(({ of }) => of))].flatMap((of) => {
    const own = all.filter((each) => each.of === of)
    const lowest = own.toSorted((a, b) => a.leastPercent - b.leastPercent)[0]
    const highest = own.toSorted((a, b) => b.mostPercent - a.mostPercent)[0]
    if (lowest === undefined || highest === undefined) return []
    return [
      { of, lowest, highest, isOpen: outcomes.some(({ risks }) => !risks.some((each) => each.of === of)) },
    ]
  })
}

/** '1.3% to 37.5%' of '1.3-16%' and '37.5%'; the one figure where there is only one. */
export function figureOf({ lowest, highest }: RiskRange, join: (from: string, to: string) => string): string {
  if (lowest.text === highest.text) return lowest.text
  return join(`${aboutOf(lowest)}${lowest.leastPercent}%`, `${aboutOf(highest)}${highest.mostPercent}%`)
}

/** The specification's '~'. */
function aboutOf({ text }: Risk): string {
  return text.startsWith('~') ? '~' : ''
}

/** 'PE likely' of 'Two-tier: PE likely', after 'Two-tier: PE unlikely'. */
export function withoutHeadOf(first: string, other: string): string {
  const head = first.slice(0, first.indexOf(': ') + 1)
  return head !== '' && other.startsWith(`${head} `) ? other.slice(head.length + 1) : other
}

export type Finding = 'yes' | 'no' | 'possible'

/** Whether something is met in all that is still possible, in none of it, or in a part. */
export function findingOf(outcomes: readonly Outcome[], name: string): Finding {
  const met = outcomes.filter(({ findings }) => findings?.[name] === true).length
  return met === 0 ? 'no' : met === outcomes.length ? 'yes' : 'possible'
}
