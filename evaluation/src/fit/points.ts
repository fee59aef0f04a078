import { surenessOf, type Scored as ScoredRecord } from '@auscult/evidence/fit/sureness.ts'
import { costs } from '../clinicians/risk-coverage.ts'
import { table } from '../report/page.ts'

/** The best records of one question by score, and what is known of it. */
export type Scored = {
  set: string
  expect: 'answer' | 'refuse'
  expected: ReadonlySet<string>
  allowed: ReadonlySet<string>
  /** Best first. */
  ranked: readonly (ScoredRecord & { id: string })[]
}

/** Shares of the answerable (answered, leading, cited, led wrongly) and of the unanswerable (refused), and the mean cost of a question. */
export type Point = {
  threshold: number
  answered: number
  leading: number
  cited: number
  ledWrongly: number
  refused: number
  cost: number
}

/** So many of the best are told of. */
const mostCited = 6
/** Beside one that answers, others are told from this share of its threshold on. */
export const supportsShare = 0.3

export function pointAt(scored: readonly Scored[], threshold: number): Point {
  const answerable = scored.filter(({ expect }) => expect === 'answer')
  const unanswerable = scored.filter(({ expect }) => expect === 'refuse')
  const isAnswered = ({ ranked }: Scored) => surenessOf(ranked) >= threshold
  const isLed = ({ ranked, expected }: Scored) => expected.has(ranked[0]?.id ?? '')
  const isLedRight = ({ ranked, allowed }: Scored) => allowed.has(ranked[0]?.id ?? '')
  const isCited = ({ ranked, expected }: Scored) =>
    ranked.slice(0, mostCited).some(({ id, score }) => score >= threshold * supportsShare && expected.has(id))
  const share = (rows: readonly Scored[], holds: (row: Scored) => boolean) =>
    rows.length === 0 ? 0 : rows.filter(holds).length / rows.length
  const answered = share(answerable, isAnswered)
  const refused = 1 - share(unanswerable, isAnswered)
  const ledWrongly = share(answerable, (row) => isAnswered(row) && !isLedRight(row))
  const [wrongly, falsely] = [ledWrongly * answerable.length, (1 - refused) * unanswerable.length]
  const cost =
    (costs.wrong * (wrongly + falsely) + costs.missing * (1 - answered) * answerable.length) /
    Math.max(1, scored.length)
  return {
    threshold,
    answered,
    leading: share(answerable, (row) => isAnswered(row) && isLed(row)),
    cited: share(answerable, (row) => isAnswered(row) && isCited(row)),
    ledWrongly,
    refused,
    cost,
  }
}

export const thresholds: readonly number[] = Array.from({ length: 96 }, (_, nth) => (nth + 2) / 100)

/** What is asked of half one (issue 9). */
const goals = { answered: 0.85, refused: 0.9 } as const

/** The points a threshold may be chosen at, by what is wanted of it. */
export function pointsOf(scored: readonly Scored[]): Record<'cheapest' | 'answers' | 'refuses', Point> {
  const all = thresholds.map((threshold) => pointAt(scored, threshold))
  const [first] = all
  const last = all.at(-1)
  if (first === undefined || last === undefined) throw new Error('There are no thresholds.')
  return {
    cheapest: all.reduce((best, point) => (point.cost < best.cost ? point : best)),
    answers: all.findLast(({ answered }) => answered >= goals.answered) ?? first,
    refuses: all.find(({ refused }) => refused >= goals.refused) ?? last,
  }
}

const reached = ({ answered, refused }: Point) =>
  Math.min(1, answered / goals.answered, refused / goals.refused)

/** Points that come so near to the best are as good: a question or two decide between them. */
const asGood = 0.04

/**
 * Where both goals are reached the cheapest point. Else, of those that come nearest to both, the one that answers most: weights fitted without a
 * fold score the questions of that fold lower than the weights that are written.
 */
export function chooseThreshold(scored: readonly Scored[]): number {
  const all = thresholds.map((threshold) => pointAt(scored, threshold))
  const best = Math.max(...all.map(reached))
  const near = all.filter((point) => reached(point) >= (best === 1 ? 1 : best - asGood))
  const [chosen] = near.toSorted((one, other) =>
    best === 1 ? one.cost - other.cost : one.threshold - other.threshold,
  )
  return chosen?.threshold ?? 0.5
}

const percent = (value: number) => `${(100 * value).toFixed(0)} %`

export function pointsTable(rows: readonly { name: string; point: Point }[]): string {
  return table(
    ['', 'from', 'answered', 'cited', 'leading', 'led wrongly', 'refused', 'cost'],
    rows.map(({ name, point }) => [
      name,
      point.threshold.toFixed(2),
      percent(point.answered),
      percent(point.cited),
      percent(point.leading),
      percent(point.ledWrongly),
      percent(point.refused),
      point.cost.toFixed(2),
    ]),
  )
}
