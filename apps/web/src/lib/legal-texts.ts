import { queryOptions } from '@tanstack/react-query'
import { withOperator } from './operator.ts'

/** A legal text: `date` is ISO 8601, and `{company}`, `{email}` and their like stand where the operator is named. */
export type LegalText = {
  title: string
  date: string
  sections: { heading: string; paragraphs: string[] }[]
}

export type LegalName = 'terms' | 'privacy' | 'copyright'

const files = import.meta.glob<LegalText>('../../../../content/legal/{terms,privacy,copyright}.json', {
  import: 'default',
})

async function loadLegalText(name: LegalName): Promise<LegalText> {
  const load = files[`../../../../content/legal/${name}.json`]
  if (load === undefined) throw new Error(`No legal text is called ${name}`)
  const { sections, ...head } = await load()
  return {
    ...head,
    sections: sections.map(({ heading, paragraphs }) => ({
      heading,
      paragraphs: paragraphs.map(withOperator),
    })),
  }
}

/** A legal text, which is a file of its own and loads when somebody wants to read it. */
export function legalTextQuery(name: LegalName) {
  return queryOptions({
    queryKey: ['legal-text', name],
    queryFn: () => loadLegalText(name),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
