import type { StudyOutcome, StudyRecord } from '../../record/study-record.ts'

/** An outcome of a made-up study: 16.3 against 21.2 %, as in DAPA-HF, but for what is given. */
export function outcome(parts: Partial<StudyOutcome> = {}): StudyOutcome {
  return {
    name: 'worsening or death',
    kind: 'primary',
    measure: null,
    estimate: null,
    low: null,
    high: null,
    level: null,
    intervention: { percent: 16.3 },
    control: { percent: 21.2 },
    time: '18 months',
    direction: 'benefit',
    noninferior: null,
    good: false,
    ...parts,
  }
}

export function record(outcomes: StudyOutcome[], parts: Partial<StudyRecord> = {}): StudyRecord {
  return {
    id: 'starter:trial',
    population: {
      conditions: ['heart failure'],
      broader: [],
      stage: null,
      line: null,
      course: null,
      setting: null,
      age: null,
      sex: 'any',
      includes: [],
      eligibility: [],
      excluded: [],
    },
    arms: [
      {
        role: 'intervention',
        drugs: ['dapagliflozin'],
        classes: [],
        other: null,
        dose: null,
        route: null,
        timing: null,
        duration: null,
      },
    ],
    background: null,
    outcomes,
    bottomLine: { advice: 'do', text: 'Give it.' },
    later: null,
    agreesWith: [],
    conflictsWith: [],
    asked: [],
    sure: [],
    unsure: [],
    checked: 'once',
    ...parts,
  }
}
