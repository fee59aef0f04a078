import type { AnswerSentence } from '@auscult/contract/evidence/evidence.ts'
import { isSameComparison } from '../../fit/compared.ts'
import type { AnswerFrames } from '../frames/answer-frames.ts'
import { cite, type Source } from '../source/source.ts'

const ratio = /^(?:(?:common )?odds ratio|hazard ratio|relative risk|risk ratio|rate ratio)$/u

/**
 * Studies that compared the same and found the same, as one statement with the spread of their results; undefined where fewer than two of
 * `others` can be put beside `best` in one measure.
 */
export function joinedSentence(
  best: Source,
  others: readonly Source[],
  frames: AnswerFrames,
): { sentence: AnswerSentence; joined: Source[] } | undefined {
  const { effect } = best.appraisal
  if (effect === null || !ratio.test(effect.measure)) return undefined
  const joined = others.filter(
    (source) =>
      source.appraisal.effect?.measure === effect.measure &&
      source.stance === best.stance &&
      isSameComparison(source.fit.compared, best.fit.compared),
  )
  if (joined.length < 2) return undefined
  const all = [best, ...joined]
  const estimates = all.flatMap(({ appraisal }) => appraisal.effect?.estimate ?? [])
  const text = frames.joined({
    names: all.map(({ name }) => name),
    measure: effect.measure,
    from: Math.min(...estimates),
    to: Math.max(...estimates),
    stance: best.stance,
  })
  return { sentence: { text, role: 'support', citations: cite(all) }, joined }
}
