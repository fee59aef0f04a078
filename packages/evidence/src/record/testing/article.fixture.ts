import type { Document } from '../../corpus/document.ts'

/** An imported abstract nobody has curated. */
export function makeArticle(changes: Partial<Document>): Document {
  return {
    id: 'pmid:1',
    kind: 'article',
    title: '',
    sections: [],
    authors: [],
    journal: null,
    year: 2020,
    publicationTypes: [],
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
    ...changes,
  }
}
