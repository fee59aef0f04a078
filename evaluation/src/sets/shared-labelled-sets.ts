import type { Document } from '@auscult/evidence/corpus/document.ts'
import { z } from 'zod'
import type { DirectionQuestion } from './direction.ts'
import { readRows } from '../report/json-lines.ts'
import { makeEvaluationDocument } from './judged-set.ts'
import { sharedFiles } from './shared-sets.ts'
import { type VerdictQuestion, verdictLabels } from './verdict.ts'

type LabelledSet<Question> = { documents: Map<string, Document>; questions: Question[] }

const RecordRow = z.object({
  pmid: z.string(),
  title: z.string().nullish(),
  abstract: z.array(z.object({ label: z.string().nullish(), text: z.string() })).nullish(),
  publication_types: z.array(z.string()),
})

/** Real PubMed records with the publication types their indexers gave them. */
export async function readTaggedRecords(): Promise<Document[]> {
  const rows = await readRows(sharedFiles.pubmedRecords, (value) => RecordRow.parse(value))
  return rows.map((row) =>
    makeEvaluationDocument({
      id: row.pmid,
      title: row.title ?? '',
      sections: (row.abstract ?? []).map(({ label, text }) => ({ label: label ?? null, text })),
      publicationTypes: row.publication_types,
    }),
  )
}

const ArticleRow = z.object({
  pmcid: z.string(),
  title: z.string().nullish(),
  abstract_text: z.string().nullish(),
  prompts: z.array(
    z.object({
      prompt_id: z.string(),
      intervention: z.string(),
      comparator: z.string(),
      outcome: z.string(),
      annotations: z.array(z.object({ label: z.string(), evidence: z.string() })),
    }),
  ),
})

const labelOfAnnotation: Readonly<Record<string, DirectionQuestion['label']>> = {
  'significantly increased': 'increased',
  'significantly increase': 'increased',
  'significantly decreased': 'decreased',
  'no significant difference': 'no difference',
}

const fold = (text: string) => text.replaceAll(/\s+/gu, ' ').trim().toLowerCase()

/** Evidence Inference dev: the questions whose quoted sentence stands in the abstract, as the first annotator labelled them. */
export async function readEvidenceInference(): Promise<LabelledSet<DirectionQuestion>> {
  const articles = await readRows(sharedFiles.evidenceInference, (value) => ArticleRow.parse(value))
  const documents = new Map<string, Document>()
  const questions: DirectionQuestion[] = []
  for (const { pmcid, title, abstract_text: abstract, prompts } of articles) {
    if (abstract === null || abstract === undefined) continue
    const sections = splitAbstract(abstract)
    documents.set(pmcid, makeEvaluationDocument({ id: pmcid, title: title ?? '', sections }))
    const text = fold(sections.map((section) => section.text).join(' '))
    for (const { prompt_id: id, annotations, ...comparison } of prompts) {
      const [first] = annotations
      const label = labelOfAnnotation[first?.label ?? '']
      const quote = fold(first?.evidence ?? '')
      if (label !== undefined && quote !== '' && text.includes(quote))
        questions.push({ id, document: pmcid, ...comparison, label })
    }
  }
  return { documents, questions }
}

/** The set writes 'TITLE:' and 'ABSTRACT.RESULTS:' on lines of their own before each part. */
function splitAbstract(text: string): Document['sections'] {
  const [, ...parts] = `\n${text}`.split(/\n(?:TITLE|ABSTRACT(?:\.([^\n:]+))?):+[^\S\n]*\n/u)
  const sections: Document['sections'] = []
  for (let at = 0; at + 1 < parts.length; at += 2) {
    const label = parts[at] ?? null
    const body = (parts[at + 1] ?? '').trim()
    // The first part is the title; where no head follows, the abstract stands below it after an empty line.
    const [, ...rest] = at === 0 ? body.split(/\n{2,}/u) : ['', body]
    const told = rest.join('\n').trim()
    if (told !== '') sections.push({ label, text: told })
  }
  return sections
}

const VerdictRow = z.object({
  pmid: z.string(),
  question: z.string(),
  contexts: z.array(z.string()),
  labels: z.array(z.string()),
  long_answer: z.string(),
  final_decision: z.enum(verdictLabels),
})

/** PubMedQA dev with its conclusions: abstracts and the yes, no or maybe they give to the question that is their title. */
export async function readPubMedQaVerdicts(): Promise<LabelledSet<VerdictQuestion>> {
  const rows = await readRows(sharedFiles.pubmedQa, (value) => VerdictRow.parse(value))
  const documents = rows.map((row) => {
    const sections = row.contexts.map((text, nth) => ({ label: row.labels[nth] ?? null, text }))
    const conclusion = { label: 'CONCLUSIONS', text: row.long_answer }
    return makeEvaluationDocument({ id: row.pmid, title: '', sections: [...sections, conclusion] })
  })
  const questions = rows.map(({ pmid, question, final_decision: label }) => ({
    id: pmid,
    document: pmid,
    question,
    label,
  }))
  return { documents: new Map(documents.map((document) => [document.id, document])), questions }
}
