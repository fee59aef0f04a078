import type { AccuracyFigure } from '@auscult/contract/accuracy.ts'

/** What is explained alike, by the beginning or the end of a figure's id. */
const kinds = [
  ['abstention', 'abstaining', /^abstention$/u],
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
] as const

const groups = ['abstaining', 'checking', 'finding', 'reading', 'languages', 'speed', 'other'] as const

type Kind = (typeof kinds)[number][0]
type Group = (typeof groups)[number]

/** `kind` is null for a figure that no text explains: it speaks for itself. */
type ExplainedFigure = { figure: AccuracyFigure; kind: Kind | null }

/** Figures under what they tell of, those a reader asks for first ahead; groups without any are left out. */
export function groupFigures(
  figures: readonly AccuracyFigure[],
): { group: Group; figures: ExplainedFigure[] }[] {
  const explained = figures.map((figure) => {
    const [kind, group] = kinds.find(([, , pattern]) => pattern.test(figure.id)) ?? [null, 'other' as const]
    return { figure, kind, group }
  })
  return groups
    .map((group) => ({ group, figures: explained.filter((each) => each.group === group) }))
    .filter((each) => each.figures.length > 0)
}
