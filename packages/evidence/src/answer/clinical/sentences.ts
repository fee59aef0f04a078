import type { AnswerSentence } from '@auscult/contract/evidence/evidence.ts'
import { guidelineTopic } from '../document/study-name.ts'
import type { AnswerFrames } from '../frames/answer-frames.ts'
import { readFinding } from '../source/finding.ts'
import { cite, type Source } from '../source/source.ts'
import { adviceIn } from './guideline-advice.ts'
import { isReassuring } from './reassurance.ts'

/** What a body advises, named by body and year. */
export function guidelineSentence(source: Source, frames: AnswerFrames): AnswerSentence {
  const label = source.quote.section ?? ''
  const part = /diagnos/iu.test(label)
    ? 'diagnosis'
    : /first-line/iu.test(label) && !/\bscreening\b/iu.test(guidelineTopic(source.document))
      ? 'first-line'
      : 'other'
  const text = frames.guideline({ name: source.name, part, ...adviceIn(source) })
  return { text, role: 'guideline', citations: cite([source]) }
}

export function resultSentence(source: Source, isFirst: boolean, frames: AnswerFrames): AnswerSentence {
  return { text: frames.support(readFinding(source), isFirst), role: 'support', citations: cite([source]) }
}

export function againstSentence(source: Source, best: Source, frames: AnswerFrames): AnswerSentence {
  const isNull = source.stance === 'no-difference' || best.stance === 'no-difference'
  const text = frames.against(readFinding(source), isNull ? 'no-difference' : 'opposite')
  return { text, role: 'against', citations: cite([source]) }
}

/** What came with the treatment: for it where harms were not more frequent, else against it. */
export function harmsSentence({ document, name }: Source, frames: AnswerFrames): AnswerSentence[] {
  const told = document.facts === null ? undefined : document.sections.find(({ label }) => label === 'HARMS')
  if (told === undefined) return []
  const role = isReassuring(told.text) ? 'support' : 'against'
  return [{ text: frames.harms(name, told.text), role, citations: [{ id: document.id, quote: told.text }] }]
}

/** What has changed since, and what limits the result, in the record's own words. */
export function limitsSentences({ document, name }: Source, frames: AnswerFrames): AnswerSentence[] {
  return ['LATER', 'LIMITS'].flatMap((label) => {
    const told = document.facts === null ? undefined : document.sections.find((each) => each.label === label)
    if (told === undefined) return []
    const text =
      label === 'LATER' ? frames.later(name, told.text) : frames.applicability.limits(name, told.text)
    return [{ text, role: 'applicability', citations: [{ id: document.id, quote: told.text }] }]
  })
}

/** How much of it is stored, where it is no record of our own. */
export function readSentence(source: Source, frames: AnswerFrames): AnswerSentence[] {
  const { document, name } = source
  const text =
    document.kind === 'guideline'
      ? frames.applicability.guideline(name)
      : document.readPart === 'abstract' && document.study == null
        ? frames.applicability.text(name)
        : undefined
  return text === undefined ? [] : [{ text, role: 'applicability', citations: cite([source]) }]
}

export function enrolledSentence(source: Source, frames: AnswerFrames): AnswerSentence[] {
  const people = source.document.facts?.population ?? null
  if (people === null) return []
  const text = frames.applicability.studied(people, source.name)
  return [{ text, role: 'applicability', citations: cite([source]) }]
}

/** The one thing that this patient lies outside of. */
export function caveatSentence(source: Source, frames: AnswerFrames): AnswerSentence[] {
  const [caveat] = source.fit.caveats
  return caveat === undefined
    ? []
    : [{ text: frames.caveat(caveat), role: 'applicability', citations: cite([source]) }]
}

/** What a study found where it has no figures of both arms: a curator's result, else the authors' own conclusion. */
export function quotedSentence(source: Source, frames: AnswerFrames): AnswerSentence {
  if (source.record.maker !== 'read') return resultSentence(source, true, frames)
  const quote = quoteOf(source)
  const finding = { ...readFinding(source), result: quote.text, isQuotation: true, told: null }
  const text = frames.support(finding, true)
  return { text, role: 'support', citations: [{ id: source.document.id, quote: quote.text }] }
}

/** The authors' own conclusion where there is one. */
export function quoteOf({ conclusion, quote }: Source): Source['quote'] {
  return conclusion ?? quote
}
