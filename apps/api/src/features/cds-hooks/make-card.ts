import { randomUUID } from 'node:crypto'
import type { Calculator, Outcome, Value } from '@auscult/calculators/calculator.ts'
import { listPossibleOutcomes } from '@auscult/calculators/possible-outcomes.ts'
import { type Fill, fillItems, measuresOf, wordless } from '@auscult/contract/tools/calculator-facts.ts'
import type { CalculatorTexts } from '@auscult/contract/tools/calculator-texts.ts'
import type { CdsCard } from '@auscult/contract/tools/cds-hooks.ts'
import {
  adultFromYears,
  type ObservationCode,
  readFhirFacts,
  type ToldValue,
} from '@auscult/contract/tools/fhir-facts.ts'

/** A calculator with its words and with what facts of a record say of its items. */
export type Score = { calculator: Calculator; texts: CalculatorTexts; fills: readonly Fill[] }

export type CardParts = {
  score: Score
  codes: readonly ObservationCode[]
  clock: () => Date
  /** Where people reach the product, without a slash at its end. */
  publicUrl: string
}

/** The standard's most, which is 'under 140'. */
const mostInSummary = 139

/** What a score means holds for people with the illness it is for, which a hook does not read; a coma is one whatever brought it about. */
const meansSomethingAlone: ReadonlySet<string> = new Set(['gcs'])

/**
 * What the resources of the patient in context come to; undefined for children and where no age is told. Where they tell nothing of the score
 * but age and sex, which everybody has, the card gives no score: a stroke score is for people with atrial fibrillation. It says what is missing.
 */
export function makeCard(
  resources: readonly unknown[],
  patientId: string,
  parts: CardParts,
): CdsCard | undefined {
  const { score, codes, clock, publicUrl } = parts
  const { calculator, texts } = score
  const { ageYears, sex, values } = readFhirFacts(resources, codes, clock(), patientId)
  // A coded diagnosis is not read: which codes mean an item is for a clinician to say, and an item left open shows.
  const filled = fillItems(score.fills, { ageYears, sex, values, ...wordless })
  const ofFigures = fillItems(score.fills, { ageYears: null, sex: null, values, ...wordless })
  if (ageYears === null || ageYears < adultFromYears) return undefined
  const hasFigure = ofFigures.size > 0
  // Of SIRS the ladder to shock is not entered: it needs a judgement that no figure makes.
  const answers: Record<string, Value | null> = {}
  for (const { name, isOptional } of calculator.items) {
    const value = filled.get(name)
    if (value !== undefined) answers[name] = value
    else if (isOptional !== true) answers[name] = null
  }
  const outcomes = hasFigure ? listPossibleOutcomes(calculator, answers) : []
  const open = Object.values(answers).filter((value) => value === null).length
  return {
    uuid: randomUUID(),
    summary: (hasFigure ? summarise(score, outcomes, open) : sayMissing(score, open)).slice(0, mostInSummary),
    detail: writeDetail(parts, { answers, outcomes, values: usedOf(values, score) }),
    indicator: 'info',
    source: sourceOf(texts),
    links: [
      { label: `Open ${texts.name}`, url: `${publicUrl}/tools/calcs/${calculator.id}`, type: 'absolute' },
    ],
  }
}

/** A range of all points there are tells nothing. */
function sayMissing({ texts: { name } }: Score, open: number): string {
  return `${name}: not worked out, ${open} ${open === 1 ? 'item is' : 'items are'} not told by the record`
}

function summarise(
  { calculator, texts: { name, levels } }: Score,
  outcomes: readonly Outcome[],
  open: number,
): string {
  const points = [...new Set(outcomes.map(({ score }) => score))]
  const [least, most] = [Math.min(...points), Math.max(...points)]
  const means = [...new Set(outcomes.flatMap((outcome) => outcome.levels))]
  const [level] = means
  const isTold = means.length === 1 && meansSomethingAlone.has(calculator.id)
  const label = isTold && level !== undefined ? ` (${levels[level]?.label ?? ''})` : ''
  if (open === 0) return `${name}: ${least}${label}`
  const range = least === most ? `${least}` : `${least} to ${most}`
  return `${name}: ${range}${label}, ${open} ${open === 1 ? 'item' : 'items'} not told`
}

type Told = {
  answers: Readonly<Record<string, Value | null>>
  outcomes: readonly Outcome[]
  values: readonly ToldValue[]
}

/** Every item with its answer, what the figures were and when, and what must be minded. */
function writeDetail({ score: { texts } }: CardParts, { answers, outcomes, values }: Told): string {
  const items = texts.items
    .filter(({ name }) => name in answers)
    .map(({ name, label, options }) => {
      const value = answers[name]
      const told =
        value === null || value === undefined
          ? 'not told'
          : (options?.[String(value)] ?? (value === true ? 'yes' : 'no'))
      return `- ${label}: ${told}`
    })
  const figures = values.map(({ measure, text, loinc, at }) => `- ${measure} ${text}, ${at} (LOINC ${loinc})`)
  const [only, ...others] = outcomes
  const [level = ''] = others.length === 0 ? (only?.levels ?? []) : []
  const says = texts.levels[level]?.says
  return [
    ...(says === undefined ? [] : [`**${says}**`, '']),
    ...items,
    ...(figures.length > 0 ? ['', 'From the record:', '', ...figures] : []),
    '',
    ...texts.warnings.map((warning) => `> ${warning}`),
    '',
    `Not for: ${texts.notFor.join(' ')}`,
    '',
    `Source: ${texts.references.map(({ text }) => text).join('; ')}. Texts not yet reviewed by a clinician.`,
  ].join('\n')
}

/** Of what the record tells that which an item asks for. */
function usedOf(values: readonly ToldValue[], { fills }: Score): ToldValue[] {
  const asked = measuresOf(fills)
  return values.filter(({ measure }) => asked.has(measure))
}

/** The publication of the score; a number that was not looked up makes no address. */
function sourceOf({ name, references: [first] }: CalculatorTexts): CdsCard['source'] {
  const label = `Auscult: ${name}${first === undefined ? '' : ` (${first.text})`}`
  if (first?.doi) return { label, url: `https://doi.org/${first.doi}` }
  return first?.pmid ? { label, url: `https://pubmed.ncbi.nlm.nih.gov/${first.pmid}/` } : { label }
}
