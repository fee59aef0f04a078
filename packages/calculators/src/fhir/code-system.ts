import type { Questionnaire } from './questionnaire.ts'

/** FHIR R4 `CodeSystem`, the parts of it that are used here. */
export type CodeSystem = {
  resourceType: 'CodeSystem'
  id: string
  url: string
  name: string
  title: string
  status: 'draft'
  date: string
  copyright: string
  caseSensitive: true
  content: 'complete'
  count: number
  concept: { code: string; display: string }[]
}

/** The system that the options of a questionnaire are codes of; undefined where its answers are yes and no alone. */
export function toCodeSystem({
  id,
  name,
  title,
  status,
  date,
  copyright,
  item,
}: Questionnaire): CodeSystem | undefined {
  const codings = item.flatMap(({ answerOption = [] }) => answerOption.map(({ valueCoding }) => valueCoding))
  const [first] = codings
  if (first === undefined) return undefined
  return {
    resourceType: 'CodeSystem',
    id,
    url: first.system,
    name: `${name}Options`,
    title: `Options of ${title}`,
    status,
    date,
    copyright,
    caseSensitive: true,
    content: 'complete',
    count: codings.length,
    concept: codings.map(({ code, display }) => ({ code, display })),
  }
}
