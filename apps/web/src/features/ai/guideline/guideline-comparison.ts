import {
  bullet,
  type GuidelineColumn,
  GuidelineComparison,
  type GuidelinePoint,
  type GuidelineResponse,
} from '@auscult/contract/ai/guideline.ts'

export const comparedParts = ['diagnosis', 'treatment', 'differences'] as const
export type ComparedPart = (typeof comparedParts)[number]

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

/** '140/90', '120-139/70-89', '7.5%': a figure with what is written to it. No year of an edition, no single digit as of a stage, no '10-year'. */
const figure =
  /(?<![\d.,/])\d+(?:[.,]\d+)?(?:[-\u2013/]\d+(?:[.,]\d+)?)*(?:\s?%)?(?!-?\d|-year|-month|-day)/gu

export function listFigures(text: string): string[] {
  return (text.match(figure) ?? []).filter((found) => !/^(?:\d|(?:19|20)\d\d)$/u.test(found))
}

/** A figure with the words beside it that say what it is of: 'under 55', '2-3 visits'. */
type FigureInWords = { before: string; figure: string; after: string }

/** Words that say nothing of the figure before them. */
const joining = /^(?:and|or|if|in|of|to|on|at|for|from|with|over|by)$/iu

/** Where a figure first stands in a text, with one word at each side; the word after only where it goes on to tell of what. */
function tellFigure(text: string, figureText: string): FigureInWords | undefined {
  const at = [...text.matchAll(figure)].find(([found]) => found === figureText)?.index
  if (at === undefined) return undefined
  const before = /[\p{L}-]+ $/u.exec(text.slice(0, at))?.[0] ?? ''
  const [after = ''] = /^ [\p{L}-]+/u.exec(text.slice(at + figureText.length)) ?? []
  return { before: before.toLowerCase(), figure: figureText, after: joining.test(after.trim()) ? '' : after }
}

/** The figures of one part: those that every guideline gives that says anything on it, and those that one alone gives. */
export type ComparedFigures = {
  part: ComparedPart
  shared: string[]
  alone: { name: string; figures: string[]; told: FigureInWords[] }[]
}

/** What the figures tell of where guidelines differ; parts without two guidelines that give figures are left out. */
export function compareFigures(compared: readonly ComparedGuideline[]): ComparedFigures[] {
  return (['diagnosis', 'treatment'] as const).flatMap((part): ComparedFigures[] => {
    const given = compared
      .filter((guideline) => guideline[part].length > 0)
      .map((guideline) => ({
        name: guideline.name,
        texts: guideline[part].map(({ text }) => text),
        figures: new Set(guideline[part].flatMap(({ text }) => listFigures(text))),
      }))
    if (given.filter(({ figures }) => figures.size > 0).length < 2) return []
    const all = [...new Set(given.flatMap(({ figures }) => [...figures]))]
    const count = (sought: string) => given.filter(({ figures }) => figures.has(sought)).length
    return [
      {
        part,
        shared: all.filter((each) => count(each) === given.length),
        alone: given
          .map(({ name, texts, figures }) => {
            const own = [...figures].filter((each) => count(each) === 1)
            return { name, figures: own, told: own.flatMap((each) => tellAmong(texts, each)) }
          })
          .filter(({ figures }) => figures.length > 0),
      },
    ]
  })
}

function tellAmong(texts: readonly string[], sought: string): FigureInWords[] {
  return texts.flatMap((text) => tellFigure(text, sought) ?? []).slice(0, 1)
}

/** The figures of a part that this guideline alone gives. */
export function findAlone(compared: readonly ComparedFigures[], part: ComparedPart, name: string): string[] {
  return (
    compared.find((figures) => figures.part === part)?.alone.find((each) => each.name === name)?.figures ?? []
  )
}
