import { strengthBand } from '@auscult/contract/evidence/strength-band.ts'
import type { AnsweredQuestion } from '@auscult/contract/ai/questions.ts'
import { listPieces } from './answer-pieces.ts'
import { chartText, type Piece } from './chart-text.ts'
import type { ExportTexts } from './export-texts.ts'
import { pictureTexts } from './picture-text.ts'
import { listReferences } from './references.ts'
import type { Reference } from '../../../evidence/references/reference.ts'

/** An answer that leaves the page: the question with it, and the day it is taken, ISO 8601. */
export type Exported = { question: string; answered: AnsweredQuestion; takenAt: string }

/** At most 1,500 characters for a chart, with date, PMIDs and strengths. */
export function toChartText({ question, answered, takenAt }: Exported, texts: ExportTexts): string {
  const { t } = texts
  const asked: Piece = { text: t('text.question', { question: oneLine(question) }), rank: 1.5, sources: [] }
  return chartText({
    pieces: [asked, ...listPieces(answered, texts)],
    sourceLines: new Map(
      listReferences(answered).map((reference) => [reference.number, shortLine(reference, texts)]),
    ),
    sourcesHeading: t('text.sources'),
    made: madeLine(answered, takenAt, texts),
    leftOut: (count) => t('text.leftOut', { count }),
  })
}

/** The whole answer with its pictures in words and all its sources. */
export function toAnswerText({ question, answered, takenAt }: Exported, texts: ExportTexts): string {
  const { t } = texts
  const sentences = listPieces(answered, texts).map(({ text, sources }) =>
    sources.length === 0 ? text : `${text} [${sources.join(', ')}]`,
  )
  const references = listReferences(answered).map((reference) => longLine(reference, texts))
  return [
    t('text.question', { question: oneLine(question) }),
    sentences.join('\n'),
    ...pictureTexts(answered, texts),
    references.length === 0 ? '' : [t('text.sources'), ...references].join('\n'),
    madeLine(answered, takenAt, texts),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

function madeLine(
  { responseData }: AnsweredQuestion,
  takenAt: string,
  { t, formatDate }: ExportTexts,
): string {
  return t('text.made', { date: formatDate(takenAt), version: responseData.engine.version })
}

/** '[1] McMurray 2019, N Engl J Med, PMID 31535829, strength 9/10 (Strong)'. */
function shortLine(reference: Reference, texts: ExportTexts): string {
  const { number, kind, title, authors, journal, year } = reference
  const family = authors[0]?.replace(/\s+\p{Lu}{1,4}$/u, '') ?? ''
  const who = kind === 'article' && family !== '' ? [family, year].filter(Boolean).join(' ') : title
  return `[${number}] ${[who, journal, marksOf(reference, texts)].filter(Boolean).join(', ')}`
}

function longLine(reference: Reference, texts: ExportTexts): string {
  const { number, title, authors, journal, year, link } = reference
  const named = authors.slice(0, 6).join(', ') + (authors.length > 6 ? ', et al' : '')
  const published = [journal, year].filter(Boolean).join('. ')
  const parts = [named, title, published, marksOf(reference, texts)]
    .filter((part) => part !== '')
    .map((part) => (/[.?!]$/u.test(part) ? part : `${part}.`))
  return `[${number}] ${[...parts, link ?? ''].join(' ')}`.trimEnd()
}

function marksOf({ pmid, registration, score }: Reference, { t }: ExportTexts): string {
  return [
    pmid === null ? registration : t('text.pmid', { pmid }),
    score === null
      ? null
      : t('text.strength', { score, band: t(`evidence:strength.${strengthBand(score)}`) }),
  ]
    .filter((part) => part !== null)
    .join(', ')
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim()
}
