import { withoutCuratorNotes } from '../corpus/curator-notes.ts'
import type { Document } from '../corpus/document.ts'
import { contentTerms } from '../text/terms.ts'
import type { Appraisal, AppraisalContext } from './appraisal.ts'
import { detectDesign } from './design.ts'
import { readDirection } from './document-direction.ts'
import { readSentences, type Sentence } from './document-text.ts'
import { findMainEffect, findPValue, type MainEffect } from './main-effect.ts'
import { findOutcomeKind } from './outcomes.ts'
import { findParticipants } from './participants.ts'
import { findSafeguards, findStrongRecommendation } from './safeguards.ts'
import { scoreStrength } from './strength.ts'
import { english } from './texts/en.ts'

/**
 * Design, participants, effect, direction and Strength Score of one document for one question. A pure function of the
 * record and the context: no clock, no network, no model. Facts a curator wrote down come before what is read from text.
 */
export function appraise(document: Document, context: AppraisalContext): Appraisal {
  const { facts } = document
  const sections = withoutCuratorNotes(document)
  const sentences = readSentences(document.title, sections)
  const body = sections
    .map(({ text }) => text)
    .join('\n')
    .slice(0, 20_000)
  const found = detectDesign(document)
  const main = facts === null ? findMainEffect(sentences, questionTerms(context)) : undefined
  const effect = facts === null ? (main?.effect ?? null) : facts.effect
  const participants = readParticipants(document, sentences)
  const primary = facts?.outcome ?? findPrimaryOutcome(sentences)
  const strength = scoreStrength(
    {
      design: found.design,
      designText: found.text,
      flags: found.flags,
      participants,
      effect,
      pValue: findPValue(sentences) ?? null,
      ...findSafeguards(document, `${document.title}\n${body}`),
      strongRecommendation: found.design === 'guideline' ? (findStrongRecommendation(body) ?? null) : null,
      outcome: readOutcome(document.title, primary, main, sentences),
      year: document.year,
      indexed: isIndexed(document),
    },
    context,
  )
  const { direction, sentence } = readDirection(document, found.design, {
    comparison: context.comparison,
    primary,
    main,
  })
  return {
    design: found.design,
    designText: (context.texts ?? english).designs[found.text],
    participants,
    effect,
    direction,
    directionSentence: sentence,
    strength,
  }
}

/** A registry's own count comes before the groups of its result tables, which hold some people twice; a body's '3 women' is a score. */
function readParticipants({ facts, trial, kind }: Document, sentences: readonly Sentence[]): number | null {
  if (facts !== null) return facts.participants
  if (kind === 'guideline') return null
  if (trial != null) return trial.enrolmentIsActual ? trial.enrolment : null
  return findParticipants(sentences)?.count ?? null
}

function questionTerms({ comparison }: AppraisalContext): Set<string> {
  return new Set(
    comparison === undefined ? [] : contentTerms(`${comparison.intervention} ${comparison.outcome}`),
  )
}

/** PubMed lists it, a registry or a guideline body stands behind it, or a curator took it from a named journal. */
function isIndexed(document: Document): boolean {
  return document.pmid !== null || document.kind !== 'article' || document.facts !== null
}

const primaryOutcome =
  /\b(?:primary|main|principal)(?: (?:efficacy|study|safety|clinical|composite|co-?primary))* (?:outcomes?|end[- ]?points?)(?: measures?)?(?: of the (?:study|trial))?[^.]{0,25}?(?:\b(?:was|were|is|included|being)\b|[,:(])\s*([^.;]{4,200})/iu

/** What the document says its primary outcome is; null when it does not say. */
function findPrimaryOutcome(sentences: readonly Sentence[]): string | null {
  for (const { text } of sentences) {
    const named = primaryOutcome.exec(text)?.[1]
    if (named !== undefined) return named.trim()
  }
  return null
}

/** The first of primary outcome, sentence of the main effect, title and conclusion that tells. */
function readOutcome(
  title: string,
  primary: string | null,
  main: MainEffect | undefined,
  sentences: readonly Sentence[],
): ReturnType<typeof findOutcomeKind> {
  const conclusion = sentences.filter(({ part }) => part === 'conclusion').map(({ text }) => text)
  const texts = [primary, main?.sentence.text, title, conclusion.join(' ')].filter((text) => text != null)
  const kinds = texts.map((text) => findOutcomeKind(text))
  return kinds.find(({ kind }) => kind !== 'other') ?? { kind: 'other', word: '' }
}
