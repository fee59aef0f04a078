import {
  bullet,
  type GuidelineColumn,
  GuidelineComparison,
  type GuidelinePoint,
  type GuidelineResponse,
} from '@auscult/contract/ai-guideline.ts'

export const comparedParts = ['diagnosis', 'treatment', 'differences'] as const
type ComparedPart = (typeof comparedParts)[number]

/** One point in its stored words, with the body's own grades where they are known. */
export type ComparedPoint = Pick<GuidelinePoint, 'text' | 'recommendationClass' | 'evidenceLevel'>

/** One guideline as the comparison shows it: its points, and what is known of it where the answer tells. */
export type ComparedGuideline = Record<ComparedPart, ComparedPoint[]> & {
  name: string
  reference: string | null
  column: GuidelineColumn | null
}

/**
 * The comparison that `guideline_response` holds; undefined where it cannot be read, where no guideline has a name or where
 * all three parts are empty.
 */
export function readComparison(response: GuidelineResponse): ComparedGuideline[] | undefined {
  const comparison = parseComparison(response.guideline_response)
  if (comparison === undefined) return undefined
  const compared = comparison.guideline_names.flatMap((given, index): ComparedGuideline[] => {
    const name = given.trim()
    if (name === '') return []
    const column = response.guidelines.find((candidate) => candidate.name === given) ?? null
    return [
      {
        name,
        diagnosis: splitPoints(comparison.diagnostic_criteria[index], column?.diagnosis),
        treatment: splitPoints(comparison.firstline_treatment[index], column?.treatment),
        differences: splitPoints(comparison.key_differences[index], column?.differences),
        reference: comparison.references.entries[index] ?? null,
        column,
      },
    ]
  })
  const saysSomething = compared.some((guideline) => comparedParts.some((part) => guideline[part].length > 0))
  return saysSomething ? compared : undefined
}

function parseComparison(json: string): GuidelineComparison | undefined {
  try {
    return GuidelineComparison.safeParse(JSON.parse(json)).data
  } catch {
    return undefined
  }
}

function splitPoints(entry = '', graded: readonly GuidelinePoint[] = []): ComparedPoint[] {
  const texts = entry.split(bullet).map((text) => text.trim())
  return texts
    .filter((text) => text !== '')
    .map((text) => {
      const point = graded.find((candidate) => candidate.text.trim() === text)
      const { recommendationClass = null, evidenceLevel = null } = point ?? {}
      return { text, recommendationClass, evidenceLevel }
    })
}
