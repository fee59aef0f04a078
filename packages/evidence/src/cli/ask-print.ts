import { type AgentResponse, type ClinicalResponse } from '@auscult/contract/ai.ts'
import { type Evidence, strengthBand } from '@auscult/contract/evidence.ts'

const bandNames = { strong: 'Strong', moderate: 'Moderate', limited: 'Limited' }

/** A text broken at spaces into lines of at most `width` characters; a longer word has a line of its own. */
export function wrap(text: string, width: number, indent = ''): string {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/u)) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && indent.length + longer.length > width) {
      lines.push(line)
      line = word
    } else line = longer
  }
  lines.push(line)
  return lines.map((each) => indent + each).join('\n')
}

/** The whole answer, refusal or message as text for a terminal. */
export function layOut(response: ClinicalResponse, width: number): string {
  const parts = layOutStart(response, width)
  const place = new Map(response.evidence.map((entry, nth) => [entry.id, nth + 1]))
  const paragraph = response.sentences
    .map(
      ({ text, citations }) => `${text} ${citations.map(({ id }) => `[${place.get(id) ?? '?'}]`).join('')}`,
    )
    .join(' ')
  if (paragraph !== '') parts.push(wrap(paragraph, width))
  parts.push(...response.evidence.map((entry, nth) => layOutSource(entry, `[${nth + 1}]`, width)))
  parts.push(...layOutEnd(response, width))
  return parts.join('\n\n')
}

/** What is said before any answer. */
export function layOutStart({ notice, message }: AgentResponse, width: number): string[] {
  return [notice ?? '', message].filter((text) => text !== '').map((text) => wrap(text, width))
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
