import type { Document } from '@auscult/evidence/corpus/document.ts'

/** A question and the ids of the documents that answer it. */
export type JudgedQuestion = { id: string; question: string; relevant: string[] }

export type JudgedSet = { name: string; questions: JudgedQuestion[] }

/** A document of an evaluation corpus: only what a retrieval set gives, the rest empty. */
export function makeEvaluationDocument(
  given: Pick<Document, 'id' | 'title' | 'sections'> & Partial<Document>,
): Document {
  return {
    kind: 'article',
    authors: [],
    journal: null,
    year: null,
    publicationTypes: [],
    meshTerms: [],
    language: 'en',
    status: 'current',
    readPart: 'abstract',
    links: [],
    pmid: null,
    doi: null,
    registrations: [],
    related: [],
    licence: null,
    reviewed: null,
    facts: null,
    ...given,
  }
}
