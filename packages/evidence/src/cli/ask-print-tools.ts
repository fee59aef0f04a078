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
  if (!offer.covers) {
    const names = offer.entries.map(({ syndrome }) => syndrome).join('; ')
    return wrap(
      [`See the antibiotic guide: ${names}.`, ...offer.told.map((what) => doubts[what])].join(' '),
      width,
    )
  }
  return offer.entries.map((entry) => layOutEntry(entry, width)).join('\n')
}

/** Why an entry of the guide does not answer: whoever looks it up has to know before a dose is read. */
const doubts: Record<Of<'antibiotics'>['told'][number], string> = {
  allergy: 'An allergy is told: see the alternatives and their notes.',
  figure: 'A figure of the patient is told: the first choice and dose may not suit it.',
  condition: 'A condition of the patient is told: the first choice and dose may not suit it.',
  population: 'It has no entry for this patient: this one is for adults.',
  breastfeeding: 'It has no entry for breastfeeding: this one says nothing of whether a drug suits it.',
  warning: 'A safety rule speaks against a first choice: see the warning.',
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
