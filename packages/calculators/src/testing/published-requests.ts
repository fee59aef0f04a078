import type { Answers, Value, Words } from '../calculator.ts'
import rules from './published-rules.json' with { type: 'json' }

/** A request that the calculator of `id` may get, and its whole answer by the published rule. */
export type PublishedRequest = { id: string; answers: Answers; expected: object }

type PointsTable = Readonly<Record<string, readonly (readonly (Value | number)[])[]>>

/**
 * Every request of all nine calculators that is possible, with what it has to give. In the table `{low}` stands for the label of a level, and
 * `{low says}` for its sentence.
 */
export function listPublishedRequests(wordsFor: (id: string) => Words): PublishedRequest[] {
  const { 'sirs-sepsis': sirs, ...scored } = rules
  return [
    ...Object.entries(scored).flatMap(([id, { points, answers: byScore }]) =>
      combine(points).map(({ answers, sum }) => {
        const expected = fill(new Map(Object.entries(byScore)).get(String(sum)) ?? {}, wordsFor(id))
        return { id, answers, expected: id === 'gcs' ? { ...expected, ...answers } : expected }
      }),
    ),
    ...combine(sirs.points).flatMap(({ answers, sum }) =>
      Object.entries(sirs.ladder).map(([followUps, highest]) => ({
        id: 'sirs-sepsis',
        answers: { ...answers, ...readFollowUps(followUps) },
        expected: sirsAnswer(sum, followUps, highest, wordsFor('sirs-sepsis')),
      })),
    ),
  ]
}

function combine(points: PointsTable): { answers: Answers; sum: number }[] {
  return Object.entries(points).reduce<{ answers: Answers; sum: number }[]>(
    (sets, [name, options]) =>
      sets.flatMap(({ answers, sum }) =>
        options.map(([value = '', each = 0]) => ({
          answers: { ...answers, [name]: value },
          sum: sum + Number(each),
        })),
      ),
    [{ answers: {}, sum: 0 }],
  )
}

function readFollowUps(told: string): Answers {
  if (told === 'unset') return {}
  const said = told.split(' ')
  return Object.fromEntries(rules['sirs-sepsis'].followUps.map((name, nth) => [name, said[nth] === 'yes']))
}

function fill(expected: object, { levels }: Words): object {
  return Object.fromEntries(
    Object.entries(expected).map(([field, value]: [string, unknown]) => [
      field,
      typeof value === 'string'
        ? value.replaceAll(/\{(?<level>[a-z-]+)(?<says> says)?\}/gu, (_, level: string, says?: string) => {
            const words = levels[level]
            return (says === undefined ? words?.label : words?.says) ?? `no words for ${level}`
          })
        : value,
    ]),
  )
}

function sirsAnswer(score: number, followUps: string, highest: string, words: Words): object {
  const steps = ['sirs', 'sepsis', 'severe sepsis', 'septic shock']
  const reached = score >= 2 ? steps.indexOf(highest) : -1
  const contradictions: Record<string, string[]> = rules['sirs-sepsis'].contradicts
  const message = contradictions[followUps]?.map((name) => words.contradictions?.[name]).join(' ')
  return {
    summary: {
      sirs_score: score,
      sirs_met: reached >= 0,
      sepsis: reached >= 1,
      severe_sepsis: reached >= 2,
      septic_shock: reached >= 3,
    },
    ...(message !== undefined && { message }),
  }
}
