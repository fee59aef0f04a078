import type { AnswerSentence } from '@auscult/contract/evidence/evidence.ts'
import type { Document } from '../corpus/document.ts'
import { absoluteEffects } from '../effects/absolute-effects.ts'
import { relativeEffect } from '../effects/relative-effect.ts'

/** Letters joined to a number make it a name (HbA1c, GLP-1, P2Y12, Covid-19), not a figure that needs a source. */
const joined = String.raw`(?<![\p{L}\p{N}]|\p{L}[-–‑])`
const leadingPoint = String.raw`(?<![\p{L}\p{N}.,·])[.·]\d+`
const numberPattern = new RegExp(
  String.raw`${joined}(?:\d{1,3}(?:,\d{3})+|\d+)(?:[.·]\d+)?|${leadingPoint}`,
  'gu',
)
/** With whatever languages write between digits, the spaces that part thousands among them. */
const numberOfAnyLanguage = new RegExp(
  String.raw`${joined}\d+(?:[.,·\u202F\u00A0]\d+)*|${leadingPoint}`,
  'gu',
)
const decimalComma = /^(?:\d{1,3}(?:[.\u202F\u00A0]\d{3})+|\d+)(?:,\d+)?$/u
const decimalPoint = /^(?:(?:\d{1,3}(?:,\d{3})+|\d+)(?:[.·]\d+)?|[.·]\d+)$/u
const nameNumber = /\b(?:type|typ|tipo) [12]\b/giu

/**
 * The figures of a text, each in one spelling: '4,744' is 4744, '0·74' and '.74' are 0.74. Of a language with a decimal comma both
 * readings of what could be either: '1,234' is 1.234 and 1234.
 */
export function figuresIn(text: string, language = 'en'): Set<string> {
  return new Set(readFigures(text, language).flat())
}

/** Whether every number of a text is among the known figures, in one of the ways its language may be read. */
export function hasKnownFigures(text: string, known: ReadonlySet<string>, language: string): boolean {
  return readFigures(text, language).every((readings) => readings.some((figure) => known.has(figure)))
}

/** What each number of a text may mean; one meaning each in English. */
function readFigures(text: string, language: string): string[][] {
  const plain = text.replaceAll(nameNumber, ' ')
  if (language === 'en') return [...plain.matchAll(numberPattern)].map(([found]) => [readPoint(found)])
  return [...plain.matchAll(numberOfAnyLanguage)].flatMap(([found]) => {
    const readings = [
      ...(decimalComma.test(found) ? [readComma(found)] : []),
      ...(decimalPoint.test(found) ? [readPoint(found)] : []),
    ]
    // '1,2,3' is a list.
    return readings.length > 0 ? [readings] : readFigures(found, 'en')
  })
}

function readPoint(found: string): string {
  return String(Number(found.replaceAll(',', '').replace('·', '.')))
}

function readComma(found: string): string {
  return String(Number(found.replaceAll(/[.\u202F\u00A0]/gu, '').replace(',', '.')))
}

export function foldWhiteSpace(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim()
}

type Stored = { text: string; figures: Set<string> }

function readStored(document: Document): Stored {
  const text = [document.title, ...document.sections.map((section) => section.text)]
    .map(foldWhiteSpace)
    .join('\n')
  // Year and body are part of the record though not of its text.
  // A source without title and authors is called by its own number.
  // The limits of whom it took in, what was given and how are a curator's, in the record beside the text.
  const limits = document.study?.population.eligibility.map(({ value, unit }) => `${value} ${unit}`) ?? []
  const given =
    document.study?.arms.flatMap((arm) => [...arm.drugs, arm.other, arm.dose, arm.timing, arm.duration]) ?? []
  const named = [...document.authors, document.id, document.pmid ?? '', ...limits, ...given].join(' ')
  const figures = figuresIn(`${text} ${named}`, document.language)
  if (document.year !== null) figures.add(String(document.year))
  for (const figure of computedFigures(document)) figures.add(figure)
  return { text, figures }
}

/**
 * What can be worked out from the arms of a study, worked out anew here: people of a thousand, and what was measured. The names and times of
 * outcomes are a curator's, in the record beside the text.
 */
function computedFigures({ study }: Document): string[] {
  const effects = study == null ? [] : absoluteEffects(study)
  return effects.flatMap(({ outcome, effect: { treated, untreated, difference } }) => [
    ...[1000, treated, untreated, Math.abs(difference)].map(String),
    ...figuresIn(`${outcome.name} ${outcome.time ?? ''} ${relativeEffect(outcome)?.text ?? ''}`),
  ])
}

/**
 * Keeps the sentences that hold: every citation names a retrieved document, every quote stands in it word for word (white space
 * folded), and every figure of the sentence stands in a document it cites. What fails is dropped, never mended. `language` is that
 * of the sentences: outside English a figure may have a decimal comma. `asked` are the values
 * of the asker's own patient with their units, which claim nothing.
 */
export function verifySentences(
  sentences: readonly AnswerSentence[],
  retrieved: readonly Document[],
  language = 'en',
  asked = '',
): AnswerSentence[] {
  const stored = new Map(retrieved.map((document) => [document.id, readStored(document)]))
  return sentences.filter((sentence) => {
    if (sentence.citations.length === 0) return false
    const cited: Stored[] = []
    for (const { id, quote } of sentence.citations) {
      const source = stored.get(id)
      const words = foldWhiteSpace(quote)
      if (source === undefined || words === '' || !source.text.includes(words)) return false
      cited.push(source)
    }
    const known = new Set([...cited.flatMap(({ figures }) => [...figures]), ...figuresIn(asked)])
    return hasKnownFigures(sentence.text, known, language)
  })
}
