import {
  bullet,
  type GuidelineColumn,
  GuidelineComparison,
  type GuidelineResponse,
} from '@auscult/contract/ai-guideline.ts'

export const comparedParts = ['diagnosis', 'treatment', 'differences'] as const
export type ComparedPart = (typeof comparedParts)[number]

/** One guideline as the comparison shows it: its points, and what is known of it where the answer tells. */
export type ComparedGuideline = Record<ComparedPart, string[]> & {
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
    const column = response.guidelines[index]
    return [
      {
        name,
        diagnosis: splitPoints(comparison.diagnostic_criteria[index]),
        treatment: splitPoints(comparison.firstline_treatment[index]),
        differences: splitPoints(comparison.key_differences[index]),
        reference: comparison.references.entries[index] ?? null,
        column: column?.name === given ? column : null,
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

function splitPoints(entry = ''): string[] {
  return entry
    .split(bullet)
    .map((point) => point.trim())
    .filter((point) => point !== '')
}
