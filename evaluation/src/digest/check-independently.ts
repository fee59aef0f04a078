import type { Document } from '@auscult/evidence/corpus/document.ts'
import type { Story } from '@auscult/digest/story.ts'

/** What a second program finds of a story, by rules of its own: no function of the product is asked. */
export type Findings = {
  isWithinLength: boolean
  sentences: number
  figures: number
  /** Figures that do not stand in the sentence that is named as their source, character for character. */
  strayFigures: string[]
  /** Quotes that are not in the paper, word for word. */
  alteredQuotes: string[]
  /** Words of the body that stand in no sentence of it that has a source. */
  unclaimed: string
}

const mostWords = { news: 60, research: 75 }

/** `document` is the paper; undefined of a text of our own, whose quotes stand in its record. */
export function checkIndependently(story: Story, document?: Document): Findings {
  const figures = story.claims.flatMap(({ text, quote }) =>
    digitsIn(text).map((figure) => ({ figure, quote })),
  )
  const paper = document && squeeze(document.sections.map(({ text }) => text).join(' '))
  const unclaimed = story.claims.reduce(
    (left, { text }) => left.replace(text, ''),
    story.body.replaceAll(/^(?:Key findings|Conclusion): /gmu, ''),
  )
  return {
    isWithinLength: story.body.split(/\s+/u).filter(Boolean).length <= mostWords[story.kind],
    sentences: story.claims.length,
    figures: figures.length,
    strayFigures: figures.flatMap(({ figure, quote }) => (digitsIn(quote).includes(figure) ? [] : [figure])),
    alteredQuotes: story.claims.flatMap(({ quote }) =>
      paper === undefined || paper.includes(squeeze(quote)) ? [] : [quote],
    ),
    unclaimed: unclaimed.trim(),
  }
}

function digitsIn(text: string): string[] {
  return text.match(/\d+(?:[.,·]\d+)*/gu) ?? []
}

function squeeze(text: string): string {
  return text.split(/\s+/u).join(' ')
}
