import { withoutCuratorNotes } from '../../corpus/curator-notes.ts'
import type { AnswerSentence } from '@auscult/contract/evidence/evidence.ts'
import type { FutureTrial } from '@auscult/contract/ai/consensus.ts'
import type { TrialFacts } from '../../corpus/document.ts'
import { splitSentences } from '../../text/sentences.ts'
import type { AnswerFrames } from '../frames/answer-frames.ts'
import type { Drop } from '../source/drop.ts'
import type { Source } from '../source/source.ts'
import { figuresIn } from '../verify.ts'

const mostTrials = 5
const mostGaps = 3
const longestGap = 400

/** Stopped and withdrawn trials promise nothing; a completed one may still report. */
const mayReport: ReadonlySet<TrialFacts['status']> = new Set<TrialFacts['status']>([
  'not-yet-recruiting',
  'recruiting',
  'enrolling-by-invitation',
  'active-not-recruiting',
  'completed',
])

/** Registered trials and protocols without results: what comes, never what is known. */
export function isFuture({ document, appraisal }: Source): boolean {
  return document.trial == null ? appraisal.design === 'protocol' : !document.trial.hasResults
}

/** What would be said of what comes; `finish` keeps what holds and names what is left of it. */
export type FutureDraft = {
  sentences: AnswerSentence[]
  finish: (held: ReadonlySet<AnswerSentence>) => { sentences: AnswerSentence[]; trials: FutureTrial[] }
}

/** What is being studied, and what the sources themselves say is not known yet. */
export function lookAhead(
  coming: readonly Source[],
  studies: readonly Source[],
  frames: AnswerFrames,
  drop: Drop,
): FutureDraft {
  const expected = coming
    .filter(({ document: { trial } }) => trial == null || mayReport.has(trial.status))
    .slice(0, mostTrials)
  for (const source of coming) if (!expected.includes(source)) drop(source.document.id, 'not-expected')
  const sentences = [
    ...expected.map((source) => expectedSentence(source, frames)),
    ...studies.flatMap((source) => gapSentence(source, frames) ?? []).slice(0, mostGaps),
  ]
  return {
    sentences,
    finish: (held) => {
      const standing = sentences.filter((sentence) => held.has(sentence))
      const trials = expected.flatMap(presentTrial)
      const told = new Set([
        ...trials.map(({ id }) => id),
        ...standing.flatMap(({ citations }) => citations.map(({ id }) => id)),
      ])
      for (const { document } of expected) if (!told.has(document.id)) drop(document.id, 'nothing-to-show')
      return { sentences: standing, trials }
    },
  }
}

function expectedSentence({ document, name }: Source, frames: AnswerFrames): AnswerSentence {
  const { trial, title } = document
  const stored = figuresIn([title, ...document.sections.map(({ text }) => text)].join(' '))
  const isStored = (text: string) => [...figuresIn(text)].every((figure) => stored.has(figure))
  const text =
    trial == null
      ? frames.consensus.protocol(name, title)
      : frames.consensus.trial({
          title,
          status: trial.status,
          phase: trial.phase !== null && isStored(trial.phase) ? trial.phase : null,
          enrolment: trial.enrolment !== null && isStored(String(trial.enrolment)) ? trial.enrolment : null,
          completion: trial.completion !== null && isStored(trial.completion) ? trial.completion : null,
        })
  return { text, role: 'future', citations: [{ id: document.id, quote: title }] }
}

function presentTrial({ document }: Source): FutureTrial[] {
  const { trial } = document
  if (trial == null) return []
  const { status, phase, enrolment, completion } = trial
  const link = document.links[0] ?? ''
  return [{ id: document.id, title: document.title, link, status, phase, enrolment, completion }]
}

const gap =
  /\b(?:(?:further|additional|more|larger|future|longer|ongoing) (?:[\w-]+,? ){0,4}(?:research|stud(?:y|ies)|trials?|evidence|investigations?|follow-up) (?:[\w-]+ ){0,3}(?:needed|required|warranted|necessary|awaited)|remains? (?:[\w-]+ )?(?:unclear|unknown|uncertain|unproven|controversial|to be (?:determined|established|defined|seen))|(?:should|need to|needs to) be (?:confirmed|investigated|studied|tested|evaluated) (?:in|by|further|with)|insufficient (?:evidence|data)|(?:is|are|was|were) not (?:yet )?(?:known|established))\b/iu

/** What it concludes is open, not what it set out with: 'remains unclear' in the background is why the study was done. */
function gapSentence({ document, name }: Source, frames: AnswerFrames): AnswerSentence | undefined {
  for (const section of withoutCuratorNotes(document).toReversed()) {
    if (/background|introduction|objective|aim|purpose|method/iu.test(section.label ?? '')) continue
    const sentences = splitSentences(section.text)
    // An abstract without labels begins with its background and says at its end what is still open.
    const read =
      section.label === null ? sentences.slice(Math.ceil(sentences.length / 2)).slice(-3) : sentences
    const words = read.findLast((sentence) => gap.test(sentence) && sentence.length <= longestGap)
    if (words !== undefined)
      return {
        text: frames.consensus.gap(name, words),
        role: 'future',
        citations: [{ id: document.id, quote: words }],
      }
  }
  return undefined
}
