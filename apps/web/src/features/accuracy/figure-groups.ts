import type { AccuracyFigure } from '@auscult/contract/public/accuracy.ts'

/** What is explained alike, by the beginning or the end of a figure's id. */
const kinds = [
  ['abstention', 'abstaining', /^clinicians-abstention-/u],
  ['danger', 'abstaining', /^clinicians-danger-/u],
  ['safety', 'abstaining', /^safety-fired$/u],
  ['quotes', 'checking', /^answers-.*-quotes$/u],
  ['ids', 'checking', /^answers-.*-ids$/u],
  ['numbers', 'checking', /^answers-.*-numbers$/u],
  ['injection', 'checking', /^injection$/u],
  ['retrieval-pubmedqa', 'finding', /^retrieval-pubmedqa$/u],
  ['retrieval-scifact', 'finding', /^retrieval-scifact$/u],
  ['direction', 'reading', /^direction$/u],
  ['verdict', 'reading', /^verdict$/u],
  ['design', 'reading', /^design$/u],
  ['language-own', 'languages', /^language-own-/u],
  ['language-cases', 'languages', /^language-cases-/u],
  ['speed', 'speed', /^speed-/u],
  ['safety-time', 'speed', /^safety-time$/u],
] as const

const groups = ['abstaining', 'checking', 'finding', 'reading', 'languages', 'speed', 'other'] as const

type Kind = (typeof kinds)[number][0]
type Group = (typeof groups)[number]

/** Figures that are explained alike; `kind` is null for one that no text explains: it speaks for itself. */
export type ExplainedFigures = { id: string; kind: Kind | null; figures: AccuracyFigure[] }

/** Figures under what they tell of, those a reader asks for first ahead; groups without any are left out. */
export function groupFigures(
  figures: readonly AccuracyFigure[],
): { group: Group; explained: ExplainedFigures[] }[] {
  const known = kinds.map(([kind, group, pattern]) => ({
    group,
    explained: { id: kind, kind, figures: figures.filter(({ id }) => pattern.test(id)) },
  }))
  const unknown = figures
    .filter(({ id }) => kinds.every(([, , pattern]) => !pattern.test(id)))
    .map((figure) => ({
      group: 'other' as const,
      explained: { id: figure.id, kind: null, figures: [figure] },
    }))
  const all = [...known, ...unknown].filter(({ explained }) => explained.figures.length > 0)
  return groups
    .map((group) => ({
      group,
      explained: all.filter((each) => each.group === group).map((each) => each.explained),
    }))
    .filter(({ explained }) => explained.length > 0)
}
