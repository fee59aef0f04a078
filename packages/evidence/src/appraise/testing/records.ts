import type { Document } from '../../corpus/document.ts'
import type { AppraisalContext, Directness } from '../appraisal.ts'

export const direct: Directness = {
  population: 'match',
  intervention: 'match',
  comparator: 'match',
  outcome: 'match',
}

/** A treatment question asked in 2026 that the document fits. */
export const treatment: AppraisalContext = { kind: 'treatment', directness: direct, currentYear: 2026 }

/** An article of PubMed in good standing; `abstract` becomes one unlabelled section, sections may be given instead. */
export function article(parts: Partial<Document> & { abstract?: string } = {}): Document {
  const { abstract, ...rest } = parts
  return {
    id: 'pmid:1',
    kind: 'article',
    title: 'A study',
    sections: abstract === undefined ? [] : [{ label: null, text: abstract }],
    authors: [],
    journal: 'A Journal',
    year: 2024,
    publicationTypes: ['Journal Article'],
    meshTerms: [],
    language: 'en',
    status: 'current',
    readPart: 'abstract',
    links: [],
    pmid: '1',
    doi: null,
    registrations: [],
    related: [],
    licence: null,
    reviewed: null,
    facts: null,
    ...rest,
  }
}
