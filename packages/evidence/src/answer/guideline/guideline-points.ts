import type { GuidelinePoint as Point } from '@auscult/contract/ai/guideline.ts'
import type { Document, GuidelinePart as RecordedPart } from '../../corpus/document.ts'
import { splitSentences } from '../../text/sentences.ts'
import { studyName } from '../document/study-name.ts'

/** The three sections of a comparison, by the labels guidelines give them. */
const labels = {
  diagnosis: /diagnos|criteria|definition|scope|screening interval/iu,
  treatment: /first-line|treatment|management|therapy/iu,
  differences: /differ|distinct|apart|notes?$/iu,
} as const

export type GuidelinePart = keyof typeof labels

/** Where a guideline file's recommendations stand; what it calls neither criteria nor first-line is what else it says. */
const partOf: Record<RecordedPart, GuidelinePart> = {
  'diagnostic-criteria': 'diagnosis',
  'first-line-treatment': 'treatment',
  'key-differences': 'differences',
  other: 'differences',
}

/** What a guideline says on one part, point by point in its stored words, each with the words it rests on. */
export function listPoints(document: Document, part: GuidelinePart): Point[] {
  const recorded = document.guideline?.recommendations ?? []
  return recorded.length > 0 ? listRecorded(document, part) : listWritten(document, part)
}

/** The body's own recommendations, one a point, with their grades. */
function listRecorded(document: Document, part: GuidelinePart): Point[] {
  const recommendations = document.guideline?.recommendations ?? []
  return recommendations
    .filter((recommendation) => partOf[recommendation.part] === part)
    .map(({ text, class: grade, level }) => toPoint(document, text, grade, level))
}

function listWritten(document: Document, part: GuidelinePart): Point[] {
  return document.sections
    .filter(({ label }) => labels[part].test(label ?? ''))
    .flatMap(({ text }) => splitPoints(withoutOpening(text, document)))
    .map((words) => toPoint(document, words, null, null))
}

function toPoint(document: Document, words: string, grade: string | null, level: string | null): Point {
  return {
    text: capital(words.replace(/[\s.]+$/u, '')),
    role: 'guideline',
    citations: [{ id: document.id, quote: words }],
    recommendationClass: grade,
    evidenceLevel: level,
  }
}

/** Sections of our own open with the guideline's name and topic, which the column already says. */
function withoutOpening(text: string, document: Document): string {
  const name = studyName(document)
  const isOurs = document.reviewed !== null
  const hasOpening = isOurs && (text.startsWith(name) || text.startsWith(`What sets ${name}`))
  const colon = text.indexOf(': ')
  return hasOpening && colon > 0 ? text.slice(colon + 2) : text
}

/** At semicolons, ends of sentences and bullets; never inside brackets. */
function splitPoints(text: string): string[] {
  return splitSentences(text)
    .flatMap(splitAtSemicolons)
    .map((point) => point.replace(/^[\s•*–-]+/u, '').replace(/[\s.;]+$/u, ''))
    .filter((point) => /\p{L}/u.test(point))
}

function splitAtSemicolons(sentence: string): string[] {
  const points: string[] = []
  let depth = 0
  let from = 0
  for (let at = 0; at < sentence.length; at++) {
    const sign = sentence[at]
    if (sign === '(' || sign === '[') depth++
    else if (sign === ')' || sign === ']') depth = Math.max(0, depth - 1)
    else if ((sign === ';' || sign === '•') && depth === 0) {
      points.push(sentence.slice(from, at))
      from = at + 1
    }
  }
  points.push(sentence.slice(from))
  return points
}

/** 'pH' and 'mRNA' keep their small letter. */
function capital(text: string): string {
  return /^\p{Ll}(?:\p{Ll}|\s)/u.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text
}
