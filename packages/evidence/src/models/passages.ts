import type { Source } from '../answer/source/source.ts'
import { foldWhiteSpace } from '../answer/verify.ts'
import { isQuotable } from './plain-prose.ts'
import type { WritingRequest } from './writing-request.ts'

const mostSources = 8
const longestPassage = 1_200
const toldSections = /^(?:RESULT|HARMS|LIMITS)$/u

/** One source as a model sees it: stored words alone, each of which it may quote. */
export type QuotableSource = {
  id: string
  title: string
  year: number | null
  design: string
  passages: string[]
}

/** The selected passages of an answer's evidence, and nothing else of the documents. */
export function listQuotable({ sources, composed }: WritingRequest): QuotableSource[] {
  const cited = new Set(composed.flatMap(({ citations }) => citations.map(({ id }) => id)))
  const first = sources.filter(({ document }) => cited.has(document.id))
  const others = sources.filter(({ document }) => !cited.has(document.id))
  return [...first, ...others.slice(0, Math.max(0, mostSources - first.length))].map((source) => ({
    id: source.document.id,
    title: isQuotable(source.document.title) ? source.document.title : '',
    year: source.document.year,
    design: source.appraisal.designText,
    passages: passagesOf(source, composed),
  }))
}

function passagesOf({ document, quote }: Source, composed: WritingRequest['composed']): string[] {
  const quoted = composed.flatMap(({ citations }) =>
    citations.flatMap((citation) => (citation.id === document.id ? citation.quote : [])),
  )
  const told = document.sections.filter(
    ({ label }) => document.facts !== null && toldSections.test(label ?? ''),
  )
  const all = [...quoted, quote.text, ...told.map(({ text }) => text)].map(foldWhiteSpace)
  // What speaks to a model rather than to a reader is not shown to one.
  return [...new Set(all)].filter((text) => text !== '' && text.length <= longestPassage && isQuotable(text))
}
