import { z } from 'zod'
import type { SafetyRule } from './safety-rule.ts'

const text = z.string().min(1)

/** One line of `content/safety/doses.jsonl`: more than this of a drug is a slip of the pen, or of a zero, until it is explained. */
export const GreatestDose = z.strictObject({
  drug: text,
  /** What holds in a day, or at once, in milligrams. */
  per: z.enum(['day', 'dose']),
  mg: z.number().positive(),
  level: z.enum(['contraindicated', 'avoid']),
  note: text,
  source: text,
  example: text,
  mustNotFire: text,
})
export type GreatestDose = z.infer<typeof GreatestDose>

/** The rule that a greatest dose is. */
export function doseRule({
  drug,
  per,
  mg,
  level,
  note,
  source,
  example,
  mustNotFire,
}: GreatestDose): SafetyRule {
  return {
    id: `greatest-dose-${drug.replaceAll(/[^a-z\d]+/gu, '-')}`,
    drugs: [drug],
    class: null,
    procedure: null,
    when: {
      kind: 'dose',
      measure: per === 'day' ? 'daily dose' : 'single dose',
      op: '>',
      value: mg,
      unit: 'mg',
      terms: null,
    },
    level,
    says: note,
    instead: 'Check drug, unit, decimal point and how often before it is given',
    limits: [],
    source: { kind: 'product information', name: source, year: null },
    confidence: 'high',
    examples: [example],
    mustNotFire: [mustNotFire],
    checked: 'once',
  }
}
