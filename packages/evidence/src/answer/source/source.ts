import type { Understood } from '@auscult/contract/ai/ai.ts'
import type { AnswerSentence, Direction, Evidence } from '@auscult/contract/evidence/evidence.ts'
import type { Appraisal } from '../../appraise/appraisal.ts'
import { appraise } from '../../appraise/appraise.ts'
import type { AppraisalTexts } from '../../appraise/texts/appraisal-texts.ts'
import type { Document } from '../../corpus/document.ts'
import type { LexiconConcept } from '../../understand/lexicon/lexicon.ts'
import { chooseQuote, findConclusion, namesTreatment, type Quote } from '../document/quote.ts'
import { studyName } from '../document/study-name.ts'
import type { Fit, Fitted } from '../../fit/fit-result.ts'
import type { EvidenceRecord } from '../../record/evidence-record.ts'

/** One candidate with all that was read from it for this question. */
export type Source = {
  document: Document
  name: string
  relevance: number
  fit: Fit
  record: EvidenceRecord
  appraisal: Appraisal
  /** The sentence its claim rests on, verbatim. */
  quote: Quote
  /** The authors' own conclusion; null for records of our own and where none is found. */
  conclusion: Quote | null
  /** The result for the treatment that was asked about: turned round where that was the control. */
  stance: Direction
  sibling: LexiconConcept | null
  /** The quote names the treatment asked about; true where none is. */
  namesTreatment: boolean
}

export function readSource(
  { candidate, fit }: Fitted,
  understood: Understood,
  currentYear: number,
  texts?: AppraisalTexts,
): Source {
  const { document } = candidate
  const appraisal = appraise(document, {
    kind: understood.kind,
    directness: fit.directness,
    currentYear,
    texts,
    ...comparisonOf(understood),
  })
  const quote = chooseQuote(candidate, appraisal, understood)
  return {
    document,
    name: studyName(document),
    relevance: candidate.score,
    fit,
    record: candidate.record,
    appraisal,
    quote,
    conclusion: document.facts === null ? (findConclusion(candidate, understood) ?? null) : null,
    stance: stanceOf(appraisal.direction, fit),
    sibling: fit.sibling,
    namesTreatment: namesTreatment(quote.text, understood),
  }
}

/** Without a named treatment the question compares nothing, and a document's own comparison is what counts. */
function comparisonOf({ intervention, comparator, outcome }: Understood) {
  if (intervention.length === 0) return {}
  return {
    comparison: {
      intervention: intervention.join(' '),
      comparator: comparator.join(' '),
      outcome: outcome.join(' '),
    },
  }
}

/** The result for what was asked: turned round where that was what another treatment was held against. */
function stanceOf(direction: Direction, { isControlArm }: Fit): Direction {
  return isControlArm ? turned(direction) : direction
}

function turned(direction: Direction): Direction {
  if (direction === 'benefit') return 'harm'
  return direction === 'harm' ? 'benefit' : direction
}

/** The sources by the sentences their claims rest on. */
export function cite(sources: readonly Source[]): AnswerSentence['citations'] {
  return sources.map((source) => ({ id: source.document.id, quote: source.quote.text }))
}

/** What of a source is on its card. */
export type CardSource = Pick<Source, 'document' | 'appraisal' | 'quote'>

/** What the screen shows of a source. Links, numbers and texts come from the record alone. */
export function presentEvidence(source: CardSource, summary: string): Evidence {
  const { document, appraisal } = source
  return {
    strength_score: appraisal.strength.score,
    name: document.title,
    tooltip_summary: summary,
    link: document.links[0] ?? '',
    pmid: document.pmid,
    id: document.id,
    kind: document.kind,
    authors: document.authors,
    journal: document.journal,
    year: document.year,
    design: appraisal.designText,
    strength: appraisal.strength,
    direction: appraisal.direction,
    effect: appraisal.effect,
    participants: appraisal.participants,
    quote: source.quote.text,
    quoteSection: source.quote.section,
    quoteLanguage: document.language,
    readPart: document.readPart,
    status: document.status,
    reviewed: document.reviewed,
  }
}
