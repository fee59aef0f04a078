import type { AbsoluteEffect } from '@auscult/contract/evidence/answer-summary.ts'
import type { AnswerSentence, Effect } from '@auscult/contract/evidence/evidence.ts'
import { chooseEffects } from '../../effects/choose-effects.ts'
import { relativeEffect } from '../../effects/relative-effect.ts'
import { nearestOf } from '../../fit/criteria/nearest.ts'
import { conceptsIn } from '../../record/named-concepts.ts'
import type { Lexicon } from '../../understand/lexicon/lexicon.ts'
import type { Question } from '../../question/question.ts'
import type { AnswerFrames } from '../frames/answer-frames.ts'
import { readFinding } from '../source/finding.ts'
import { cite, type Source } from '../source/source.ts'

/** Benefit and harm of one study in absolute numbers, outcomes in English; null is what cannot be computed. */
export type Numbers = { benefit: AbsoluteEffect | null; harm: AbsoluteEffect | null }

/** Both in one sentence, with the relative effect behind them; undefined where neither can be computed. */
export function numbersSentence(
  source: Source,
  numbers: Numbers,
  frames: AnswerFrames,
): [AnswerSentence] | undefined {
  if (numbers.benefit === null && numbers.harm === null) return undefined
  const { name, designText, participants, told } = readFinding(source)
  const effect = effectOf(source, numbers)
  const text = frames.glance.numbers({
    name,
    designText,
    participants,
    ...numbers,
    effect,
    further: told?.further ?? null,
  })
  return [{ text, role: 'numbers', citations: cite([source]) }]
}

/** The relative effect of the outcome told, in the source's own characters where the text has it. */
function effectOf({ document: { study, facts } }: Source, { benefit }: Numbers): Effect | null {
  const outcome = study?.outcomes.find(({ name }) => name === benefit?.outcome)
  if (outcome === undefined) return null
  return outcome.estimate !== null && outcome.estimate === facts?.effect?.estimate
    ? facts.effect
    : relativeEffect(outcome)
}

/**
 * Of a curated study, what it found in absolute numbers, an outcome that is asked about before others. They are those of its own treatment,
 * as the bottom line is: who asks about aspirin reads that dropping it bleeds less, and by how much.
 */
export function numbersOf({ document }: Source, { concern }: Question, lexicon: Lexicon): Numbers {
  if (document.study == null) return { benefit: null, harm: null }
  const isAsked = (outcome: string) => {
    const named = conceptsIn(outcome, lexicon)
    return concern.some((asked) => ['same', 'narrower'].includes(nearestOf(asked, named).nearness))
  }
  return chooseEffects(document.study, { isAsked })
}
