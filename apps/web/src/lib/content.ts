import { queryOptions } from '@tanstack/react-query'
import operator from '../../../../content/legal/operator.json'

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

const named: Readonly<Record<string, unknown>> = operator

/** Puts the operator's names where a text asks for them. */
export function withOperator(text: string): string {
  return text.replaceAll(/\{(?<key>\w+)\}/gu, (place, key: string) =>
    typeof named[key] === 'string' ? named[key] : place,
  )
}

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
