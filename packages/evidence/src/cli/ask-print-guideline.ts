import type { AnswerSentence } from '@auscult/contract/evidence/evidence.ts'
import { bullet, type GuidelineColumn, type GuidelineResponse } from '@auscult/contract/ai/guideline.ts'
import { layOutEnd, layOutStart } from './ask-print.ts'
import { wrap } from './wrap.ts'

/** One block for each guideline, as text for a terminal. */
export function layOutComparison(response: GuidelineResponse, width: number): string {
  const { topic, otherTopics, guidelines } = response
  const parts = [
    ...layOutStart(response, width),
    ...(topic === null ? [] : [wrap(topic, width)]),
    ...guidelines.map((column) => layOutColumn(column, width)),
    ...(otherTopics.length === 0 ? [] : [wrap(`Also stored here: ${otherTopics.join('; ')}`, width)]),
    ...layOutEnd(response, width),
  ]
  return parts.join('\n\n')
}

function layOutColumn(column: GuidelineColumn, width: number): string {
  const year = column.year === null ? '' : `, ${column.year}`
  const newer = column.newerEdition === null ? [] : [wrap(`Superseded: ${column.newerEdition}`, width)]
  return [
    wrap(`${column.name} (${column.body}${year})`, width),
    ...newer,
    ...layOutPoints('Diagnostic criteria', column.diagnosis, width),
    ...layOutPoints('First-line treatment', column.treatment, width),
    ...layOutPoints('Key differences', column.differences, width),
    `  ${column.link}`,
  ].join('\n')
}

function layOutPoints(heading: string, points: readonly AnswerSentence[], width: number): string[] {
  return [`  ${heading}`, ...points.map(({ text }) => wrap(`${bullet} ${text}`, width, '    '))]
}
