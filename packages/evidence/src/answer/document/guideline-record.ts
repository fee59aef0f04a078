import type { Document } from '../../corpus/document.ts'
import { guidelineTopic } from './study-name.ts'

/** What a guideline is on, from its record or its title: 'Hypertension in adults'. */
export function topicOf(document: Document): string {
  return document.guideline?.topic ?? (guidelineTopic(document) || document.title)
}

export function bodyOf(document: Document): string {
  return document.guideline?.body ?? document.authors[0] ?? ''
}

const search = 'https://pubmed.ncbi.nlm.nih.gov/?term='

/** Where no address of the document is known, the link is a search for it. */
export function opensDocument(link: string): boolean {
  return link !== '' && !link.startsWith(search)
}
