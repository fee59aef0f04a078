import type { Appraisal } from '@auscult/evidence/appraise/appraisal.ts'
import type { Document } from '@auscult/evidence/corpus/document.ts'
import { documentSentences } from '@auscult/evidence/corpus/text-index/indexed-lines.ts'
import type { EvidenceRecord, SentenceRole } from '@auscult/evidence/record/evidence-record.ts'
import { contentTerms } from '@auscult/evidence/text/terms.ts'

/** Sentences of a paper, verbatim, the one that tells most first in each list; those that tell nothing of its matter are left out. */
export type Choice = { findings: string[]; conclusions: string[]; about: string[] }

/** A sentence that leans on the one before says little alone. */
const leaning = /^(?:these|this|those|it|they|such|both|similar(?:ly)?|the (?:same|latter|former))\b/iu
/** That more must be found out is no conclusion of what was. */
const onlyMore =
  /\b(?:further|future|more|additional|larger) (?:\p{L}+ ){0,3}(?:research|stud(?:y|ies)|trials?|investigations?|work|data)\b|\bneeds? to be (?:confirmed|studied|tested|evaluated)\b|\bwarrant(?:s|ed)?\b/iu
/** Of the paper and not of its matter, or of another part of it, as some publishers' summaries have them. */
const besideThePoint =
  /\band colleagues\b|\b(?:paper|article) (?:describes|discusses|presents|reports)\b|^(?:Background|Introduction|Objectives?|Aims?|Methods?|Purpose|Context)\s*[:.]/iu
/** Who took part is no finding. */
const ofParticipants =
  /\b(?:were|was) (?:enrolled|recruited|included|screened|randomi[sz]ed|allocated|assigned|analy[sz]ed|available)\b/iu
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
  leaning: -2,
  ofParticipants: -2,
  besideThePoint: -9,
  onlyMore: -4,
}

/** The sentences of a paper by the part they play and by how much they say of its matter. */
export function chooseSentences(document: Document, { roles }: EvidenceRecord, appraisal: Appraisal): Choice {
  const sentences = documentSentences(document).map(({ text }, nth) => ({ text, role: roles[nth] }))
  const subject = new Set(contentTerms(document.title))
  const best = (wanted: SentenceRole) =>
    sentences
      .filter(({ role }) => role === wanted)
      .map(({ text }) => ({
        text,
        score:
          scoreOf(text, subject, appraisal) +
          (wanted === 'result' && ofParticipants.test(text) ? points.ofParticipants : 0),
      }))
      .filter(({ score }) => score > 0)
      .toSorted((one, other) => other.score - one.score)
      .map(({ text }) => text)
  return {
    findings: best('result'),
    conclusions: best('conclusion'),
    about: best('method').filter((text) => tellsWhom.test(text)),
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
    (leaning.test(text) ? points.leaning : 0) +
    (onlyMore.test(text) ? points.onlyMore : 0)
  )
}
