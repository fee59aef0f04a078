import { type ClinicalResponse, type Evidence, strengthBand } from '@auscult/contract/ai.ts'

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
  const parts: string[] = []
  if (response.notice !== null) parts.push(wrap(response.notice, width))
  if (response.message !== '') parts.push(wrap(response.message, width))
  const place = new Map(response.evidence.map((entry, nth) => [entry.id, nth + 1]))
  const paragraph = response.sentences
    .map(
      ({ text, citations }) => `${text} ${citations.map(({ id }) => `[${place.get(id) ?? '?'}]`).join('')}`,
    )
    .join(' ')
  if (paragraph !== '') parts.push(wrap(paragraph, width))
  parts.push(...response.evidence.map((entry, nth) => layOutSource(entry, `[${nth + 1}]`, width)))
  if (response.nearest.length > 0)
    parts.push(wrap('Nearest evidence, which does not answer the question:', width))
  parts.push(...response.nearest.map((entry) => layOutSource(entry, '  -', width)))
  parts.push(
    ...response.withdrawn.map(({ name, status, link }) =>
      wrap(`Withdrawn (${status}), not used: ${name} ${link}`, width),
    ),
  )
  parts.push(...layOutUnderstood(response, width))
  return parts.join('\n\n')
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

function layOutUnderstood({ understood, engine }: ClinicalResponse, width: number): string[] {
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
