import type { AbsoluteEffect } from '@auscult/contract/evidence/answer-summary.ts'
import type { StudyRecord } from '../record/study-record.ts'
import { absoluteEffects, type OutcomeEffect } from './absolute-effects.ts'

/** What a question asks of a study's results. */
export type Wanted = {
  /** Whether an outcome, by its English name, is one that the question names. */
  isAsked: (outcome: string) => boolean
}

/**
 * Of a study, the effect that it was made to find (or the one asked about) and the decisive harm: what came most often with the treatment,
 * else a harm that did not. Null is what the record has no figures of.
 */
export function chooseEffects(
  study: StudyRecord,
  { isAsked }: Wanted,
): { benefit: AbsoluteEffect | null; harm: AbsoluteEffect | null } {
  const effects = absoluteEffects(study)
  const main = effects.filter(({ outcome }) => outcome.kind !== 'harm')
  const benefit =
    main.find(({ outcome }) => isAsked(outcome.name)) ??
    main.find(({ outcome }) => outcome.kind === 'primary') ??
    main.find(({ effect }) => effect.direction === 'benefit')
  const others = effects.filter((each) => each !== benefit)
  const worse = others.filter(({ effect }) => effect.direction === 'harm')
  const harm =
    others.find(({ outcome }) => outcome.kind === 'harm' && isAsked(outcome.name)) ??
    worse.toSorted((one, other) => gravity(other) - gravity(one))[0] ??
    others.find(({ outcome }) => outcome.kind === 'harm')
  const present = (chosen: OutcomeEffect | undefined): AbsoluteEffect | null =>
    chosen === undefined ? null : { ...chosen.effect, source: study.id }
  return { benefit: present(benefit), harm: present(harm) }
}

/** More people harmed weigh more; what was only measured weighs least. */
function gravity({ effect }: OutcomeEffect): number {
  return effect.type === 'risk' ? Math.abs(effect.difference) : 0
}
