import type { PreviousAsked } from '../../understand/follow-up/follow-up.ts'

/** A question before, for what does not read it. */
export const previous: PreviousAsked = {
  question: 'Does apixaban reduce stroke in atrial fibrillation?',
  understood: {
    language: 'en',
    kind: 'treatment',
    intent: 'start',
    timeHours: null,
    isAfterTime: false,
    measured: [],
    population: ['atrial fibrillation'],
    intervention: ['apixaban'],
    comparator: [],
    outcome: ['stroke'],
    excluded: [],
    concepts: [],
    corrections: [],
  },
}
