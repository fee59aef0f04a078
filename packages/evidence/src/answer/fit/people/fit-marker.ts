import type { Comparison } from '../asked.ts'

/** 'BRAF V600E', 'EGFR-mutated', 'HER2-positive', 'PD-L1 expression': a marker in capitals with what is said of it. */
const marker =
  /\b([A-Z][A-Z\d]+(?:-[A-Z]?\d+)?)(?:[- ](?:mutat\w+|positive|negative|low|rearranged|V600E?)|\sexpression)/gu

/** People told by a marker that the question does not give are fewer than it asks about, and are named as such. */
export function isMarkedOtherwise({ candidate: { document }, understood }: Comparison): boolean {
  const said = understood.concepts
    .map(({ term, matched }) => `${term} ${matched}`)
    .join(' ')
    .toLowerCase()
  const markers = (document.facts?.population ?? '').matchAll(marker)
  return [...markers].some(([, name = '']) => !said.includes(name.toLowerCase()))
}
