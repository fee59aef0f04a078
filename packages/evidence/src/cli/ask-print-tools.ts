import type { DrugChoice } from '@auscult/contract/guides/antibiotics.ts'
import type { ToolOffer } from '@auscult/contract/ai/tools.ts'
import type { z } from 'zod'
import { wrap } from './wrap.ts'

/** A tool that belongs to the question, with its source and the state of its review. */
export function layOutTool(offer: ToolOffer, width: number): string {
  if (offer.tool === 'calculator') {
    const { name, use, filled, notFor } = offer
    const told = filled.map(
      ({ label, value, option }) =>
        `${label}: ${value === null ? 'not testable' : (option ?? (value === true ? 'yes' : 'no'))}`,
    )
    const toConfirm = told.length === 0 ? '' : ` Told already, to be confirmed: ${told.join('; ')}.`
    const exclusion = notFor.length === 0 ? '' : ` Perhaps not for this patient: ${notFor.join(' ')}`
    return wrap(`Calculator: ${name}. ${use}.${exclusion}${toConfirm}`, width)
  }
  if (offer.tool === 'labs') return offer.tests.map((test) => layOutTest(test, width)).join('\n')
  if (!offer.covers)
    return wrap(
      `See the antibiotic guide: ${offer.entries.map(({ syndrome }) => syndrome).join('; ')}`,
      width,
    )
  return offer.entries.map((entry) => layOutEntry(entry, width)).join('\n')
}

type Of<Tool> = Extract<ToolOffer, { tool: Tool }>

function layOutTest(test: Of<'labs'>['tests'][number], width: number): string {
  const { name, specimen, kind, normal_range: range, units, source, review, told } = test
  const ranges = [
    range.adult ?? '',
    range.female === null ? '' : `women ${range.female}`,
    range.male === null ? '' : `men ${range.male}`,
  ].filter((text) => text !== '')
  return [
    wrap(`${name} (${specimen}), ${kind}: ${ranges.join(', ')} ${units}`, width),
    ...told.map(({ text, valueSi, assumedUnit }) =>
      wrap(
        `told: ${text}${assumedUnit === null ? '' : `, read as ${assumedUnit}`} (${valueSi} ${units})`,
        width,
        '  ',
      ),
    ),
    wrap(`Source: ${source}.${reviewOf(review)} The range on the report comes first.`, width, '  '),
  ].join('\n')
}

function layOutEntry(entry: Of<'antibiotics'>['entries'][number], width: number): string {
  const { syndrome, comments, first_line: first, alternatives, references, review } = entry
  return [
    wrap(`${syndrome} (antibiotic guide). ${comments}`, width),
    ...first.map((drug) => wrap(`First choice: ${layOutDrug(drug)}`, width, '  ')),
    ...alternatives.map((drug) => wrap(`Or: ${layOutDrug(drug)}`, width, '  ')),
    wrap(
      `Sources: ${references.map(({ label }) => label).join('; ')}.${reviewOf(review)} Local guidance comes first.`,
      width,
      '  ',
    ),
  ].join('\n')
}

function layOutDrug({ drug, dose, duration, notes }: z.infer<typeof DrugChoice>): string {
  return [drug, dose, duration, notes].filter((part) => part !== null).join('; ')
}

function reviewOf(review: Of<'antibiotics'>['entries'][number]['review']): string {
  return review === null
    ? ' A draft until a clinician has reviewed it.'
    : ` Reviewed by ${review.by}, ${review.on}.`
}
