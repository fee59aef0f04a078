/** How well one label is told: shares 0 to 1; `truth` and `found` are how often it is right and how often it was given. */
export type LabelFigures = { precision: number; recall: number; f1: number; truth: number; found: number }

type Judged = { truth: ReadonlySet<string>; found: ReadonlySet<string> }

/**
 * Each label judged for itself over rows that may carry several, and the mean of F1 over the labels that are true of any row: a label
 * the set never gives cannot be measured.
 */
export function judgeLabelSets(rows: readonly Judged[], labels: readonly string[]) {
  const byLabel: Record<string, LabelFigures> = {}
  for (const label of labels) byLabel[label] = judgeLabel(rows, label)
  const measured = Object.values(byLabel).filter(({ truth }) => truth > 0)
  return { macroF1: meanOf(measured.map(({ f1 }) => f1)), byLabel }
}

function judgeLabel(rows: readonly Judged[], label: string): LabelFigures {
  const truth = rows.filter((row) => row.truth.has(label)).length
  const found = rows.filter((row) => row.found.has(label)).length
  const both = rows.filter((row) => row.truth.has(label) && row.found.has(label)).length
  return {
    precision: found === 0 ? 0 : both / found,
    recall: truth === 0 ? 0 : both / truth,
    f1: truth + found === 0 ? 0 : (2 * both) / (truth + found),
    truth,
    found,
  }
}

/** Rows of one true and one given label: share given rightly, mean F1 over `labels`, and how often each was taken for which. */
export function judgeSingleLabels(
  rows: readonly { truth: string; found: string }[],
  labels: readonly string[],
) {
  const sets = rows.map(({ truth, found }) => ({ truth: new Set([truth]), found: new Set([found]) }))
  const confusion: Record<string, Record<string, number>> = {}
  for (const { truth, found } of rows) {
    const taken = (confusion[truth] ??= {})
    taken[found] = (taken[found] ?? 0) + 1
  }
  const right = rows.filter(({ truth, found }) => truth === found).length
  return {
    accuracy: rows.length === 0 ? 0 : right / rows.length,
    ...judgeLabelSets(sets, labels),
    confusion,
  }
}

function meanOf(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}
