import type { SafetyWarning } from '@auscult/contract/ai/safety.ts'
import type { AbsoluteEffect, AnswerSummary, BottomLine } from '@auscult/contract/evidence/answer-summary.ts'
import type { AnswerSentence } from '@auscult/contract/evidence/evidence.ts'
import type { AnswerFrames } from '../frames/answer-frames.ts'
import type { Source } from '../source/source.ts'
import { type Asked, isForOthers } from './bottom-line.ts'
import { armsAsStudied } from './as-studied.ts'
import { guidelineStands } from './guideline-stands.ts'
import { checkPatient } from './patient-checks.ts'
import type { Numbers } from './numbers.ts'

type Told = Asked & { line: BottomLine; numbers: Numbers; shown: readonly Source[]; country: string | null }

/** The answer at a glance, of what was verified alone. */
export function summarise(
  { lead: answer, question, line, numbers, shown, country, frames }: Told,
  sentences: readonly AnswerSentence[],
  held: ReadonlySet<AnswerSentence>,
): AnswerSummary {
  const { study } = answer.best.document
  const figures = sentences.find(({ role }) => role === 'numbers')
  const hold = figures !== undefined && held.has(figures)
  const inWords = (effect: AbsoluteEffect | null) =>
    effect === null || !hold
      ? null
      : {
          ...effect,
          outcome: frames.phrase(effect.outcome),
          time: effect.time === null ? null : frames.time(effect.time),
        }
  return {
    bottomLine: line,
    // What was found in others is told in the sentences, as found in others.
    benefit: isForOthers(answer.best) ? null : inWords(numbers.benefit),
    harm: inWords(numbers.harm),
    patient: checkPatient(answer.best, question, frames),
    asStudied: study == null ? [] : armsAsStudied(study, frames),
    guidelines: guidelineStands(shown, line, country),
  }
}

/** What forbids is the bottom line: nothing that was found in others stands beside it. */
export function forbid(warning: SafetyWarning, { glance }: AnswerFrames): AnswerSummary {
  return {
    bottomLine: {
      advice: warning.level === 'reduce dose' ? 'depends' : "don't",
      text: warning.lead,
      band: null,
      certainty: glance.certainty.rule,
      citations: [],
    },
    benefit: null,
    harm: null,
    patient: [],
    asStudied: [],
    guidelines: [],
  }
}
