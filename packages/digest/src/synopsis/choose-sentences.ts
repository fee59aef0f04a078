import type { Appraisal } from '@auscult/evidence/appraise/appraisal.ts'
import type { Document } from '@auscult/evidence/corpus/document.ts'
import { documentSentences } from '@auscult/evidence/corpus/text-index/indexed-lines.ts'
import type { EvidenceRecord, SentenceRole } from '@auscult/evidence/record/evidence-record.ts'
import { contentTerms } from '@auscult/evidence/text/terms.ts'
import type { FindingReader } from './findings.ts'
import { takesBack } from './taken-back.ts'

/** Sentences of a paper, verbatim, the one that tells most first in each list; those that tell nothing of its matter are left out. */
export type Choice = { findings: string[]; conclusions: string[]; about: string[] }

/** Conclusions begin so, and say by themselves what follows. */
const ofAllFindings =
  /^(?:these|this|those|our) (?:\p{L}+ ){0,2}(?:results?|findings?|data|evidence|stud(?:y|ies)|analys[ei]s|observations?|trials?|review)\b/iu
/** That more must be found out is no conclusion of what was. */
const onlyMore =
  /\b(?:further|future|more|additional|larger) (?:\p{L}+ ){0,3}(?:research|stud(?:y|ies)|trials?|investigations?|work|data)\b|\bneeds? to be (?:confirmed|studied|tested|evaluated)\b|\bwarrant(?:s|ed)?\b/iu
/** Of the paper and not of its matter, or of another part of it, as some publishers' summaries have them. */
const besideThePoint =
  /\band colleagues\b|^(?:here,? )?(?:we|this (?:study|paper|article|review|report)|the (?:authors?|panel)) (?:here |have |has |also )*(?:describes?d?|reviews?|reviewed|reports?|presents?|presented|discuss\w*|summari[sz]\w*|proposed?s?|made recommendations|established an?)\b(?! that)|\b(?:paper|article) (?:describes|discusses|presents|reports)\b|^(?:Background|Introduction|Objectives?|Aims?|Methods?|Purpose|Context)\s*[:.]/iu
/** What a paper did, where that tells whom it compared. */
const tellsWhom =
  /\b(?:random(?:ly|i[sz]ed)|assigned|allocated|enrolled|recruited|included|participants|patients|compared|searched|cohort)\b/iu

/** What else happened to people matters to a clinician, whatever the title says. */
const harms = /\b(?:adverse|side effects?|toxicity|safety|complications?|mortality|deaths?)\b/iu

/** What speaks for a sentence and against it; one with no more than nothing is left out. */
const points = {
  ofEffect: 4,
  ofDirection: 3,
  ofTitleTerm: 1,
  withFigures: 1,
  ofHarm: 1,
  ofAllFindings: -2,
  besideThePoint: -9,
  onlyMore: -4,
}

/** The sentences of a paper by the part they play and by how much they say of its matter. */
export function chooseSentences(
  document: Document,
  { roles }: EvidenceRecord,
  appraisal: Appraisal,
  reader: FindingReader,
): Choice {
  const sentences = documentSentences(document).map(({ text, section }, nth, all) => {
    const next = all[nth + 1]
    // What the next sentence takes back would say too much alone.
    const isTakenBack = next?.section === section && takesBack(next.text)
    return { text, role: roles[nth], isTakenBack }
  })
  const subject = new Set(contentTerms(document.title))
  const best = (wanted: SentenceRole, mayBe: (text: string) => boolean) =>
    sentences
      .filter(({ text, role, isTakenBack }) => role === wanted && !isTakenBack && mayBe(text))
      .map(({ text }) => ({ text, score: scoreOf(text, subject, appraisal) }))
      .filter(({ score }) => score > 0)
      .toSorted((one, other) => other.score - one.score)
      .map(({ text }) => text)
  return {
    findings: best('result', (text) => reader.tellsFinding(text, appraisal)),
    conclusions: best('conclusion', (text) => ofAllFindings.test(text) || !reader.leans(text)),
    about: best('method', (text) => tellsWhom.test(text) && !reader.leans(text)),
  }
}

function scoreOf(
  text: string,
  subject: ReadonlySet<string>,
  { effect, directionSentence }: Appraisal,
): number {
  const shared = new Set(contentTerms(text).filter((term) => subject.has(term))).size
  return (
    shared * points.ofTitleTerm +
    (effect !== null && text.includes(effect.text) ? points.ofEffect : 0) +
    (text === directionSentence ? points.ofDirection : 0) +
    (/\d/u.test(text) ? points.withFigures : 0) +
    (harms.test(text) ? points.ofHarm : 0) +
    (besideThePoint.test(text) ? points.besideThePoint : 0) +
    (ofAllFindings.test(text) ? points.ofAllFindings : 0) +
    (onlyMore.test(text) ? points.onlyMore : 0)
  )
}
