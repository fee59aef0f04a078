import type { Document } from '@auscult/evidence/corpus/document.ts'
import type { Story } from '@auscult/digest/story.ts'
import { findGaps, findTakenBack, findTurningCuts } from './find-cuts.ts'

/** What a second program finds of a story, by rules of its own: no function of the product is asked. */
export type Findings = {
  isWithinLength: boolean
  sentences: number
  figures: number
  /** Figures that do not stand in the sentence that is named as their source, character for character. */
  strayFigures: string[]
  /** Quotes that are not in the paper, word for word. */
  alteredQuotes: string[]
  /** What was cut out of a source's own sentence, follows it or stands between two of them, and may turn what is told. */
  turns: string[]
  /** Words of the body that stand in no sentence of it that has a source. */
  unclaimed: string
}

const mostWords = { news: 60, research: 75 }

/** `document` is the paper; undefined of a text of our own, whose quotes stand in its record. */
export function checkIndependently(story: Story, document?: Document): Findings {
  const figures = story.claims.flatMap(({ text, quote }) =>
    digitsIn(text).map((figure) => ({ figure, quote })),
  )
  // Texts of our own tell a record in other words; what they leave out is for a person to judge.
  const isOwn = document === undefined || document.readPart === 'own-synopsis'
  const passages = isOwn ? [] : document.sections.map(({ text }) => text)
  const quotes = story.claims.map(({ quote }) => quote)
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
    turns: [
      ...(isOwn ? [] : story.claims.flatMap(({ text, quote }) => findTurningCuts(text, quote))),
      ...quotes
        .flatMap((quote) => findTakenBack(quote, passages) ?? [])
        .filter((next) => !quotes.includes(next)),
      ...(story.kind === 'news' ? passages.flatMap((passage) => findGaps(quotes, passage)) : []),
    ],
    unclaimed: unclaimed.trim(),
  }
}

function digitsIn(text: string): string[] {
  return text.match(/\d+(?:[.,·]\d+)*/gu) ?? []
}

function squeeze(text: string): string {
  return text.split(/\s+/u).join(' ')
}
