import type { Advice, MustNotMiss } from '@auscult/contract/evidence/answer-summary.ts'
import { type AgentResponse, type ClinicalResponse } from '@auscult/contract/ai/ai.ts'
import type { SafetyWarning } from '@auscult/contract/ai/safety.ts'
import { strengthBand } from '@auscult/contract/evidence/strength-band.ts'
import { wrap } from './wrap.ts'
import { layOutTool } from './ask-print-tools.ts'
import { type Evidence } from '@auscult/contract/evidence/evidence.ts'

const bandNames = { strong: 'Strong', moderate: 'Moderate', limited: 'Limited' }

/** The whole answer, refusal or message as text for a terminal. */
export function layOut(response: ClinicalResponse, width: number): string {
  const { summary, nextQuestions, sentences } = response
  // An answer begins with its warnings itself; a refusal has no sentences.
  const safety = sentences.some(({ role }) => role === 'safety') ? [] : response.safety
  const parts = layOutStart({ ...response, safety }, width)
  if (summary !== null)
    parts.push(wrap(`${adviceNames[summary.bottomLine.advice]}. ${summary.bottomLine.certainty}.`, width))
  const place = new Map(response.evidence.map((entry, nth) => [entry.id, nth + 1]))
  const paragraph = sentences
    .map(
      ({ text, citations }) => `${text} ${citations.map(({ id }) => `[${place.get(id) ?? '?'}]`).join('')}`,
    )
    .join(' ')
  if (paragraph !== '') parts.push(wrap(paragraph, width))
  parts.push(...response.evidence.map((entry, nth) => layOutSource(entry, `[${nth + 1}]`, width)))
  if (nextQuestions.length > 0)
    parts.push(['Ask next:', ...nextQuestions.map(({ question }) => wrap(question, width, '  '))].join('\n'))
  parts.push(...layOutEnd(response, width))
  return parts.join('\n\n')
}

const adviceNames: Record<Advice, string> = {
  do: 'Do',
  "don't": 'Do not',
  either: 'Either',
  depends: 'Depends',
}

/** What is said before any answer. */
export function layOutStart(
  { notice, message, mustNotMiss, tools, safety }: AgentResponse,
  width: number,
): string[] {
  const said = [notice ?? '', message].filter((text) => text !== '').map((text) => wrap(text, width))
  return [
    ...safety.map((warning) => layOutWarning(warning, width)),
    ...said,
    ...(mustNotMiss === null ? [] : [layOutMustNotMiss(mustNotMiss, width)]),
    ...tools.map((tool) => layOutTool(tool, width)),
  ]
}

function layOutWarning({ lead, says, instead, source }: SafetyWarning, width: number): string {
  return wrap(
    `${lead} ${says} Instead: ${instead}. Source: ${source.name}. Check the product information.`,
    width,
  )
}

function layOutMustNotMiss({ problem, items, source }: MustNotMiss, width: number): string {
  return [
    wrap(`Do not miss (${problem}; ${[source.name, source.body, source.year].join(', ')}):`, width),
    ...items.map(({ diagnosis, clues, first, doNot }) =>
      wrap([`${diagnosis}. ${clues}. First: ${first}.`, doNot ?? ''].join(' ').trim(), width, '  '),
    ),
  ].join('\n')
}

/** What stands after any answer: the nearest evidence of a refusal, withdrawn work, the question as understood. */
export function layOutEnd(response: AgentResponse, width: number): string[] {
  return [
    ...(response.nearest.length > 0
      ? [wrap('Nearest evidence, which does not answer the question:', width)]
      : []),
    ...response.nearest.map((entry) => layOutSource(entry, '  -', width)),
    ...response.withdrawn.map(({ name, status, link }) =>
      wrap(`Withdrawn (${status}), not used: ${name} ${link}`, width),
    ),
    ...layOutUnderstood(response, width),
  ]
}

function layOutSource(entry: Evidence, mark: string, width: number): string {
  const indent = '    '
  const place = [entry.journal, entry.year].filter((part) => part !== null).join(' ')
  const own = entry.reviewed === false ? ' Own synopsis, not yet reviewed by a clinician.' : ''
  return [
    wrap(`${mark} ${entry.name}${place === '' ? '' : ` (${place})`}`, width),
    wrap(
      `Strength ${entry.strength_score}/10 ${bandNames[strengthBand(entry.strength_score)]}. ${entry.tooltip_summary}${own}`,
      width,
      indent,
    ),
    wrap(`“${entry.quote}”`, width, indent),
    `${indent}${entry.link}`,
  ].join('\n')
}

function layOutUnderstood({ understood, engine }: AgentResponse, width: number): string[] {
  if (understood === null) return []
  const subjects = [understood.intervention, understood.comparator, understood.population, understood.outcome]
  const read = subjects.filter((terms) => terms.length > 0).map((terms) => terms.join(', '))
  const mended = understood.corrections.map(({ from, to }) => `${from} read as ${to}`)
  return [
    wrap(
      `Understood as ${understood.kind}: ${[...read, ...mended].join(' · ')} (${engine.candidates} sources read, ${engine.tookMs} ms)`,
      width,
    ),
  ]
}
