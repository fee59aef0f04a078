import { withoutCuratorNotes } from '../corpus/curator-notes.ts'
import type { QuestionKind } from '@auscult/contract/ai/ai.ts'
import type { Document } from '../corpus/document.ts'

const synthesis = /\b(?:meta-?analys[ie]s|systematic review|cochrane)\b/iu
const trial = /\brandomi[sz]ed\b/iu
const accuracy = /\b(?:sensitivity|specificity|diagnostic accuracy|predictive values?|roc curve)\b/iu
const followUp = /\b(?:cohort|prospective|registry|follow-?up|survival)\b/iu

/** Small beside relevance, so that it decides between documents that match about equally. */
const step = 0.005

function leadsForKind(document: Document, kind: QuestionKind): boolean {
  const text = `${document.title} ${withoutCuratorNotes(document)
    .map((section) => section.text)
    .join(' ')}`
  if (kind === 'treatment' || kind === 'prevention') {
    return document.publicationTypes.includes('Randomized Controlled Trial') || trial.test(text)
  }
  if (kind === 'diagnosis') return accuracy.test(text)
  if (kind === 'prognosis' || kind === 'harm') return followUp.test(text)
  return false
}

function isSynthesis(document: Document): boolean {
  return (
    document.publicationTypes.includes('Meta-Analysis') ||
    document.publicationTypes.includes('Systematic Review') ||
    synthesis.test(document.title)
  )
}

function isGuideline(document: Document): boolean {
  return document.kind === 'guideline' || document.publicationTypes.includes('Practice Guideline')
}

/** Guidelines and syntheses come first when they match equally, then the designs that answer this kind of question. */
export function designPrior(document: Document, kind: QuestionKind): number {
  const guideline = isGuideline(document) ? (kind === 'guideline' ? 5 : 2) : 0
  return step * (guideline + (isSynthesis(document) ? 2 : 0) + (leadsForKind(document, kind) ? 1 : 0))
}
