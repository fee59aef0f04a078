import type { NumberNeeded, RiskNumbers, ValueNumbers } from '@auscult/contract/evidence/answer-summary.ts'
import type { Direction } from '@auscult/contract/evidence/evidence.ts'
import type { ArmFigure, StudyOutcome, StudyRecord } from '../record/study-record.ts'
import { numberNeeded } from './number-needed.ts'

/** What one outcome of a study says in absolute numbers. */
export type OutcomeEffect = {
  outcome: StudyOutcome
  effect: Omit<RiskNumbers, 'source'> | Omit<ValueNumbers, 'source'>
}

/**
 * The outcomes of a study that have figures of both arms, in the record's order: people of a thousand where shares were counted, else what was
 * measured, in its unit. Nothing is computed of what the curator is unsure of.
 */
export function absoluteEffects(study: StudyRecord): OutcomeEffect[] {
  return study.outcomes.flatMap((outcome) => {
    if (isUnsure(outcome, study)) return []
    const effect = riskOf(outcome) ?? valueOf(outcome)
    return effect === undefined ? [] : [{ outcome, effect }]
  })
}

const partOf = { primary: 'primary', secondary: 'secondary', harm: 'harms' } as const

function isUnsure({ kind }: StudyOutcome, { unsure }: StudyRecord): boolean {
  return unsure.includes('absolute') || unsure.includes(partOf[kind])
}

const directions: Record<StudyOutcome['direction'], Direction> = {
  benefit: 'benefit',
  harm: 'harm',
  'no clear difference': 'no-difference',
  unclear: 'unclear',
}

function toldBy({ name, direction, time }: StudyOutcome) {
  return { outcome: name, direction: directions[direction], time }
}

function riskOf(outcome: StudyOutcome): OutcomeEffect['effect'] | undefined {
  const treated = outcome.intervention?.percent
  const untreated = outcome.control?.percent
  if (treated == null || untreated == null) return undefined
  if (!isShare(treated) || !isShare(untreated)) return undefined
  return {
    type: 'risk',
    ...toldBy(outcome),
    treated: perThousand(treated),
    untreated: perThousand(untreated),
    // Of what is shown, so that nobody who subtracts finds another number.
    difference: rounded(perThousand(treated) - perThousand(untreated)),
    numberNeeded: numberNeededOf(outcome, treated, untreated),
  }
}

function isShare(percent: number): boolean {
  return percent >= 0 && percent <= 100
}

/** Whole people; where fewer than ten of a thousand are concerned, a tenth tells. */
function perThousand(percent: number): number {
  const people = percent * 10
  return people < 10 ? rounded(people) : Math.round(people)
}

function rounded(people: number): number {
  return Math.round(people * 10) / 10
}

function numberNeededOf(outcome: StudyOutcome, treated: number, untreated: number): NumberNeeded | null {
  if (outcome.direction !== 'benefit' && outcome.direction !== 'harm') return null
  return numberNeeded({ ...outcome, treated: treated / 100, untreated: untreated / 100 })
}

const averages = ['mean', 'median', 'rate', 'value'] as const

/** The same kind of average of both arms; none where their units differ. */
function valueOf(outcome: StudyOutcome): OutcomeEffect['effect'] | undefined {
  const { intervention, control } = outcome
  if (intervention === null || control === null || unitOf(intervention) !== unitOf(control)) return undefined
  const kind = averages.find((each) => intervention[each] !== undefined && control[each] !== undefined)
  const [treated, untreated] = kind === undefined ? [] : [intervention[kind], control[kind]]
  if (treated === undefined || untreated === undefined) return undefined
  const difference = Math.round((treated - untreated) * 1000) / 1000
  if (outcome.measure === 'mean difference' && !agree(outcome.estimate, difference)) return undefined
  return { type: 'value', ...toldBy(outcome), unit: unitOf(intervention), treated, untreated, difference }
}

function unitOf({ unit }: ArmFigure): string {
  return unit ?? ''
}

/** Published differences are often adjusted: another sign, or more than twice the other, is another comparison. */
function agree(published: number | null, difference: number): boolean {
  if (published === null) return true
  if (published === 0 || difference === 0) return Math.abs(published - difference) < 0.5
  const ratio = published / difference
  return ratio > 0.5 && ratio < 2
}
