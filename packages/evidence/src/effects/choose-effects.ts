import type { AbsoluteEffect } from '@auscult/contract/answer-summary.ts'
import type { Direction } from '@auscult/contract/evidence.ts'
import type { StudyRecord } from '../record/study-record.ts'
import { absoluteEffects, type OutcomeEffect } from './absolute-effects.ts'

/** What a question asks of a study's results. */
export type Wanted = {
  /** Whether an outcome, by its English name, is one that the question names. */
  isAsked: (outcome: string) => boolean
  /** What is asked about is what the study held its treatment against: results are told the other way round. */
  isControlArm: boolean
}

/**
 * Of a study, the effect that it was made to find (or the one asked about) and the decisive harm: what came most often with the treatment,
 * else a harm that did not. Null is what the record has no figures of.
 */
export function chooseEffects(
  study: StudyRecord,
  { isAsked, isControlArm }: Wanted,
): { benefit: AbsoluteEffect | null; harm: AbsoluteEffect | null } {
  const effects = absoluteEffects(study)
  const main = effects.filter(({ outcome }) => outcome.kind !== 'harm')
  const benefit =
    main.find(({ outcome }) => isAsked(outcome.name)) ??
    main.find(({ outcome }) => outcome.kind === 'primary') ??
    main.find(({ effect }) => effect.direction === 'benefit')
  const others = effects.filter((each) => each !== benefit)
  const worse = others.filter(({ effect }) => effect.direction === (isControlArm ? 'benefit' : 'harm'))
  const harm =
    others.find(({ outcome }) => outcome.kind === 'harm' && isAsked(outcome.name)) ??
    worse.toSorted((one, other) => gravity(other) - gravity(one))[0] ??
    others.find(({ outcome }) => outcome.kind === 'harm')
  const present = (chosen: OutcomeEffect | undefined): AbsoluteEffect | null =>
    chosen === undefined ? null : toldOf(study.id, chosen, isControlArm)
  return { benefit: present(benefit), harm: present(harm) }
}

/** More people harmed weigh more; what was only measured weighs least. */
function gravity({ effect }: OutcomeEffect): number {
  return effect.type === 'risk' ? Math.abs(effect.difference) : 0
}

const turnedDirection: Record<Direction, Direction> = {
  benefit: 'harm',
  harm: 'benefit',
  'no-difference': 'no-difference',
  unclear: 'unclear',
}

function toldOf(source: string, { effect }: OutcomeEffect, isControlArm: boolean): AbsoluteEffect {
  if (!isControlArm) return { ...effect, source }
  return {
    ...effect,
    source,
    direction: turnedDirection[effect.direction],
    treated: effect.untreated,
    untreated: effect.treated,
    // Never -0, which a screen would show.
    difference: 0 - effect.difference,
  }
}
