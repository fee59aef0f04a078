import type { Calculator, Item, Option } from '../calculator.ts'
import { asksAfter } from '../sirs-sepsis.ts'

/** What of a calculator's words a questionnaire shows; `content/calculators` has them. */
export type QuestionnaireTexts = {
  name: string
  use: string
  population: string
  items: readonly {
    name: string
    label: string
    definition: string | null
    options: Readonly<Record<string, string>> | null
  }[]
  references: readonly { text: string }[]
}

type Publication = {
  /** Below which canonical addresses stand, without a slash at the end. */
  base: string
  /** When the content was prepared, ISO 8601. */
  date: string
}

type Coding = {
  system: string
  code: string
  display: string
  extension?: { url: string; valueDecimal: number }[]
}

export type QuestionnaireItem = {
  linkId: string
  text: string
  type: 'boolean' | 'choice' | 'display' | 'decimal'
  required?: boolean
  readOnly?: boolean
  enableWhen?: { question: string; operator: '='; answerBoolean: boolean }[]
  answerOption?: { valueCoding: Coding }[]
  initial?: ({ valueBoolean: boolean } | { valueCoding: Coding })[]
  item?: QuestionnaireItem[]
}

/** FHIR R4 `Questionnaire`, the parts of it that are used here. */
export type Questionnaire = {
  resourceType: 'Questionnaire'
  id: string
  url: string
  name: string
  title: string
  status: 'draft'
  subjectType: ['Patient']
  date: string
  description: string
  copyright: string
  item: QuestionnaireItem[]
}

/** Holds the score where all answers are given. */
export const scoreLinkId = 'score'

const ordinalValue = 'http://hl7.org/fhir/StructureDefinition/ordinalValue'

/**
 * A calculator as FHIR R4 `Questionnaire`. Nothing is required: an answer that is left out is one that nobody can give now. It stays a draft
 * until a clinician has reviewed its words.
 */
export function toQuestionnaire(
  calculator: Calculator,
  texts: QuestionnaireTexts,
  { base, date }: Publication,
): Questionnaire {
  const { id, items } = calculator
  return {
    resourceType: 'Questionnaire',
    id,
    url: canonicalOf(base, id),
    name: id.replaceAll(/(?:^|-)(?<first>\w)/gu, (_whole, first: string) => first.toUpperCase()),
    title: texts.name,
    status: 'draft',
    subjectType: ['Patient'],
    date,
    description: `${texts.use}. ${texts.population} Texts not yet reviewed by a clinician.`,
    copyright: texts.references.map(({ text }) => text).join('; '),
    item: [
      ...items.flatMap((item, nth) => {
        const own = texts.items[nth]
        return own === undefined ? [] : [toItem(item, own, systemOf(base, id))]
      }),
      { linkId: scoreLinkId, text: 'Score', type: 'decimal', readOnly: true },
    ],
  }
}

export function canonicalOf(base: string, id: string): string {
  return `${base}/Questionnaire/${id}`
}

/** The codes of a calculator's options have meaning within it alone. */
export function systemOf(base: string, id: string): string {
  return `${base}/CodeSystem/${id}`
}

function toItem(item: Item, texts: QuestionnaireTexts['items'][number], system: string): QuestionnaireItem {
  const { name, options, initial } = item
  const waitsFor = asksAfter[name]
  const coded = options.map((option) => codingOf(item, option, texts, system))
  return {
    linkId: name,
    text: texts.label,
    type: texts.options === null ? 'boolean' : 'choice',
    required: false,
    ...(waitsFor !== undefined && {
      enableWhen: [{ question: waitsFor, operator: '=', answerBoolean: true }],
    }),
    ...(texts.options !== null && { answerOption: coded.map((valueCoding) => ({ valueCoding })) }),
    ...(texts.definition !== null && {
      item: [{ linkId: `${name}-definition`, text: texts.definition, type: 'display' as const }],
    }),
    ...(typeof initial === 'boolean' && { initial: [{ valueBoolean: initial }] }),
  }
}

/** An option with its points, where it is one of several. */
export function codingOf(
  { name }: Item,
  { value, points }: Option,
  { options }: Pick<QuestionnaireTexts['items'][number], 'options'>,
  system: string,
): Coding {
  return {
    system,
    code: `${name}-${value}`,
    display: options?.[String(value)] ?? String(value),
    extension: [{ url: ordinalValue, valueDecimal: points }],
  }
}
