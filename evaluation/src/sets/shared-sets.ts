import type { Document } from '@auscult/evidence/corpus/document.ts'
import { splitSentences } from '@auscult/evidence/text/sentences.ts'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { readRows } from '../report/json-lines.ts'
import { makeEvaluationDocument, type JudgedSet } from './judged-set.ts'

/** The public data sets lie beside the repository and are never copied into it. */
export const sharedFolder = resolve(import.meta.dirname, '../../../../shared/data')

export function hasSharedSets(): boolean {
  return existsSync(sharedFolder)
}

export const sharedFiles = {
  pubmedQa: join(sharedFolder, 'pubmedqa-dev/pubmedqa_dev.jsonl'),
  scifactClaims: join(sharedFolder, 'scifact/claims_dev.jsonl'),
  scifactCorpus: join(sharedFolder, 'scifact/corpus.jsonl.gz'),
  evidenceInference: join(sharedFolder, 'evidence-inference-v2/evidence_inference_dev.jsonl'),
  medquad: join(sharedFolder, 'medquad/medquad.jsonl.gz'),
  pubmedRecords: join(sharedFolder, 'pubmed-xml/records.jsonl'),
}

const PubMedQaRow = z.object({
  pmid: z.string(),
  question: z.string(),
  contexts: z.array(z.string()),
  labels: z.array(z.string()),
  year: z.string().nullable(),
})

export type CorpusAndQuestions = { documents: Document[]; set: JudgedSet }

/**
 * PubMedQA dev: find an abstract by the question that is its title. The title is withheld from the document, or nothing
 * would have to be found; so is the conclusion, as in the set itself.
 */
export async function readPubMedQa(): Promise<CorpusAndQuestions> {
  const rows = await readRows(sharedFiles.pubmedQa, (value) => PubMedQaRow.parse(value))
  const documents = rows.map((row) =>
    makeEvaluationDocument({
      id: `pubmedqa:${row.pmid}`,
      title: '',
      sections: row.contexts.map((text, nth) => ({ label: row.labels[nth] ?? null, text })),
      year: row.year === null ? null : Number(row.year),
    }),
  )
  const questions = rows.map((row) => ({
    id: row.pmid,
    question: row.question,
    relevant: [`pubmedqa:${row.pmid}`],
  }))
  return { documents, set: { name: 'PubMedQA dev', questions } }
}

const ScifactRow = z.object({ doc_id: z.number(), title: z.string(), abstract: z.array(z.string()) })
const ClaimRow = z.object({ id: z.number(), claim: z.string(), cited_doc_ids: z.array(z.number()) })

/** SciFact dev: find the abstracts a scientific claim cites, in the set's own corpus of 5,183. */
export async function readScifact(): Promise<CorpusAndQuestions> {
  const corpus = await readRows(sharedFiles.scifactCorpus, (value) => ScifactRow.parse(value))
  const claims = await readRows(sharedFiles.scifactClaims, (value) => ClaimRow.parse(value))
  const documents = corpus.map((row) =>
    makeEvaluationDocument({
      id: `scifact:${row.doc_id}`,
      title: row.title,
      sections: [{ label: null, text: row.abstract.join(' ') }],
    }),
  )
  const questions = claims.map((row) => ({
    id: String(row.id),
    question: row.claim,
    relevant: row.cited_doc_ids.map((id) => `scifact:${id}`),
  }))
  return { documents, set: { name: 'SciFact dev', questions } }
}

const ArticleRow = z.object({ abstract_text: z.string().nullish() })
const RecordRow = z.object({ abstract: z.array(z.object({ text: z.string() })).nullish() })
const PageRow = z.object({ answer: z.string() })

/** A real text as the sentences it is made of. */
export type RealText = { sentences: readonly string[] }

/** Real texts of every set but PubMedQA, to search among and to mix distractors from. Web pages are cut to the length of an abstract. */
export async function readRealTexts(): Promise<RealText[]> {
  const [scifact, articles, records, pages] = await Promise.all([
    readRows(sharedFiles.scifactCorpus, (value) => ScifactRow.parse(value)),
    readRows(sharedFiles.evidenceInference, (value) => ArticleRow.parse(value)),
    readRows(sharedFiles.pubmedRecords, (value) => RecordRow.parse(value)),
    readRows(sharedFiles.medquad, (value) => PageRow.parse(value)),
  ])
  const texts = [
    ...scifact.map((row) => ({ sentences: row.abstract })),
    ...articles.map((row) => ({ sentences: splitSentences(row.abstract_text ?? '') })),
    ...records.map((row) => ({
      sentences: (row.abstract ?? []).flatMap((part) => splitSentences(part.text)),
    })),
    ...pages.map((row) => ({ sentences: splitSentences(row.answer).slice(0, 15) })),
  ]
  return texts.filter((text) => text.sentences.length >= 3)
}
