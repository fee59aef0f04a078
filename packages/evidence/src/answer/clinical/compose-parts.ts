import type { AnswerSentence, Understood } from '@auscult/contract/ai.ts'
import { yearsOf } from '../../understand/people/age.ts'
import { guidelineTopic } from '../document/study-name.ts'
import type { AnswerFrames } from '../frames/answer-frames.ts'
import { cite, type Source } from '../source/source.ts'
import { isReassuring } from './reassurance.ts'

/** What a body advises, named by body and year. */
export function guidelineSentence(
  source: Source,
  role: 'lead' | 'support',
  frames: AnswerFrames,
): AnswerSentence {
  const label = source.quote.section ?? ''
  const part = /diagnos/iu.test(label)
    ? 'diagnosis'
    : /first-line/iu.test(label) && !isScreening(source)
      ? 'first-line'
      : 'other'
  const text = frames.guideline({
    name: source.name,
    part,
    ...adviceIn(source),
    topic: role === 'lead' ? guidelineTopic(source.document) : '',
  })
  return { text, role, citations: cite([source]) }
}

/** Who is screened and how often is no first step of a treatment. */
function isScreening({ document }: Source): boolean {
  return /\bscreening\b/iu.test(guidelineTopic(document))
}

/** Condensed sections of our own say body and topic before the colon; what follows is the advice. */
function adviceIn({ quote, document }: Source): { words: string; isQuotation: boolean } {
  const colon = quote.text.indexOf(': ')
  const isOurs = document.readPart === 'guideline-section' && document.reviewed !== null
  const words = isOurs && colon > 0 ? quote.text.slice(colon + 2) : quote.text
  return { words, isQuotation: !isOurs }
}

/** What a synopsis says came with the result; undefined where it says nothing. */
export function harmsSentence(
  { document, name }: Source,
  role: 'lead' | 'against' | 'support',
  frames: AnswerFrames,
): AnswerSentence | undefined {
  const told = document.facts === null ? undefined : document.sections.find(({ label }) => label === 'HARMS')
  if (told === undefined) return undefined
  return { text: frames.harms(name, told.text), role, citations: [{ id: document.id, quote: told.text }] }
}

/** The same of several studies in one sentence, since they may tell the opposite of each other. */
export function harmsOfAll(
  sources: readonly Source[],
  role: 'lead' | 'against' | 'support',
  frames: AnswerFrames,
): AnswerSentence | undefined {
  const told = sources.flatMap((source) => harmsSentence(source, role, frames) ?? [])
  const [first] = told
  if (first === undefined) return undefined
  const citations = told.flatMap((sentence) => sentence.citations)
  return { ...first, text: told.map(({ text }) => text).join(' '), citations }
}

function isCheap({ document }: Source): boolean {
  return document.sections.some(({ label, text }) => label === 'HARMS' && isReassuring(text))
}

/** What the result costs argues against it; harms that were not more frequent speak for it. */
export function harmsByRole(sources: readonly Source[], frames: AnswerFrames): AnswerSentence[] {
  return [
    harmsOfAll(sources.filter(isCheap), 'support', frames),
    harmsOfAll(
      sources.filter((source) => !isCheap(source)),
      'against',
      frames,
    ),
  ].filter((sentence) => sentence !== undefined)
}

/** For whom, or for what, the best source does not hold, and what limits it: the one never hides the other. */
export function applicabilitySentences(
  source: Source,
  understood: Understood,
  frames: AnswerFrames,
): AnswerSentence[] {
  const text = mismatchOf(source, understood, frames)
  const mismatch: AnswerSentence[] =
    text === undefined ? [] : [{ text, role: 'applicability', citations: cite([source]) }]
  const { document, name } = source
  const limits =
    document.facts === null ? undefined : document.sections.find(({ label }) => label === 'LIMITS')
  if (limits === undefined) return mismatch
  const citations = [{ id: document.id, quote: limits.text }]
  const told = frames.applicability.limits(name, limits.text)
  return [...mismatch, { text: told, role: 'applicability', citations }]
}

/** Whom a study enrolled, where nothing else is left to say of it. */
export function enrolledSentence(source: Source, frames: AnswerFrames): AnswerSentence | undefined {
  const people = source.document.facts?.population ?? null
  if (people === null) return undefined
  return {
    text: frames.applicability.studied(people, source.name),
    role: 'applicability',
    citations: cite([source]),
  }
}

function mismatchOf(
  { document, fit, name }: Source,
  understood: Understood,
  frames: AnswerFrames,
): string | undefined {
  // A figure must stand in the source it is said of, and an age asked about does not.
  const asked = understood.population.filter((term) => yearsOf(term) === undefined)
  const isPartly = fit.directness.population === 'partial' && asked.length > 0
  if (document.kind === 'guideline')
    return isPartly
      ? frames.applicability.otherTopic(frames.list(asked.map(frames.term)), guidelineTopic(document), name)
      : frames.applicability.guideline(name)
  const people = document.facts?.population ?? null
  if (people === null) return document.readPart === 'abstract' ? frames.applicability.text(name) : undefined
  const counted = document.facts?.outcome ?? null
  if (isPartly) return frames.applicability.partly(frames.list(asked.map(frames.term)), people, name)
  if (fit.missing.outcome.length > 0 && counted !== null)
    return frames.applicability.outcome(frames.list(fit.missing.outcome.map(frames.term)), counted, name)
  return undefined
}
