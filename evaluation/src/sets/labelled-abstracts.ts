import type { Document, Section } from '@auscult/evidence/corpus/document.ts'
import { documentSentences } from '@auscult/evidence/corpus/text-index/indexed-lines.ts'
import { rolesOfLabel } from '@auscult/evidence/record/role-labels.ts'
import { type ToldRole, toldRoles } from '@auscult/evidence/record/role-weights.ts'
import { readSentenceRoles } from '@auscult/evidence/record/sentence-roles.ts'
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { readRows } from '../report/json-lines.ts'
import { makeEvaluationDocument } from './judged-set.ts'
import { sharedFiles } from './shared-sets.ts'

/** An abstract whose authors labelled its parts, with the labels taken away. `roles` are those of its sentences; null where the label does not tell one. */
export type LabelledAbstract = {
  set: string
  document: Document
  roles: (ToldRole | null)[]
  isHeldBack: boolean
}

const ArticleRow = z.object({
  pmcid: z.string(),
  title: z.string().nullish(),
  abstract_text: z.string().nullish(),
})
const RecordRow = z.object({
  pmid: z.string(),
  title: z.string().nullish(),
  abstract: z.array(z.object({ label: z.string().nullish(), text: z.string() })).nullish(),
})
const PubMedQaRow = z.object({
  pmid: z.string(),
  question: z.string(),
  contexts: z.array(z.string()),
  labels: z.array(z.string()),
  long_answer: z.string(),
})
/** The set tells which abstracts have labels and leaves them in the text: 'BACKGROUND: …', 'RESULTS …'. */
const ScifactRow = z.object({
  doc_id: z.number(),
  title: z.string(),
  abstract: z.array(z.string()),
  structured: z.boolean().nullish(),
})

/** 'ABSTRACT.METHODS:' on a line of its own, as Evidence Inference has them. */
function sectionsOf(text: string): Section[] {
  return text.split(/\n\n+(?=[A-Z][^\n]{0,80}:\n)/u).flatMap((part) => {
    const [head = '', ...lines] = part.trim().split('\n')
    const label = /^ABSTRACT\.(?<label>[^\n]+?):*$/u.exec(head)?.groups?.['label']
    return label === undefined ? [] : [{ label, text: lines.join(' ').trim() }]
  })
}

const inlineLabel = /^(?<label>[A-Z][A-Z ,&/()-]{3,60}?)(?:\s*:\s+|\s+(?=[A-Z][a-z]))(?<rest>.+)$/su

function scifactSections(abstract: readonly string[]): Section[] {
  const sections: Section[] = []
  for (const sentence of abstract) {
    const { label, rest } = inlineLabel.exec(sentence)?.groups ?? {}
    const last = sections.at(-1)
    if (label !== undefined && rest !== undefined && rolesOfLabel(label).length > 0)
      sections.push({ label, text: rest })
    else if (last === undefined) return []
    else last.text += ` ${sentence}`
  }
  return sections
}

/** All abstracts of the public sets that have at least three labelled sections of one role each. */
export async function readLabelledAbstracts(): Promise<LabelledAbstract[]> {
  const [articles, records, questions, papers] = await Promise.all([
    readRows(sharedFiles.evidenceInference, (value) => ArticleRow.parse(value)),
    readRows(sharedFiles.pubmedRecords, (value) => RecordRow.parse(value)),
    readRows(sharedFiles.pubmedQa, (value) => PubMedQaRow.parse(value)),
    readRows(sharedFiles.scifactCorpus, (value) => ScifactRow.parse(value)),
  ])
  return [
    ...articles.map((row) =>
      hideLabels('evidence-inference', row.pmcid, row.title ?? '', sectionsOf(row.abstract_text ?? '')),
    ),
    ...records.map((row) =>
      hideLabels(
        'pubmed-xml',
        row.pmid,
        row.title ?? '',
        (row.abstract ?? []).map(({ label, text }) => ({ label: label ?? null, text })),
      ),
    ),
    ...questions.map((row) =>
      hideLabels('pubmedqa', row.pmid, row.question, [
        ...row.contexts.map((text, nth) => ({ label: row.labels[nth] ?? null, text })),
        { label: 'CONCLUSION', text: row.long_answer },
      ]),
    ),
    ...papers.map((row) =>
      hideLabels('scifact', String(row.doc_id), row.title, scifactSections(row.abstract)),
    ),
  ].filter(({ roles }) => new Set(roles.filter((role) => role !== null)).size >= 3)
}

function hideLabels(set: string, id: string, title: string, sections: readonly Section[]): LabelledAbstract {
  const shown = makeEvaluationDocument({ id: '', title: '', sections: [...sections] })
  // A background section may end in the aim, and any in a registration: with its label a sentence is read as the engine reads it.
  const read = readSentenceRoles(shown)
  const roles = documentSentences(shown).map(({ section }, at) =>
    rolesOfLabel(section).length === 1 ? (toldRoles.find((role) => role === read[at]) ?? null) : null,
  )
  const document = makeEvaluationDocument({
    id: `${set}:${id}`,
    title,
    sections: sections.map(({ text }) => ({ label: null, text })),
  })
  const isHeldBack = (createHash('sha256').update(document.id).digest()[0] ?? 0) % 2 === 1
  return { set, document, roles, isHeldBack }
}
