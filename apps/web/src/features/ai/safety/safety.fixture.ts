import type { SafetyWarning } from '@auscult/contract/ai/safety.ts'

/** Spironolactone at a potassium of 5.9 mmol/L. */
export const warningFixture: SafetyWarning = {
  id: 'mra-potassium',
  level: 'contraindicated',
  drug: 'spironolactone',
  lead: 'Do not start spironolactone: potassium 5.9 mmol/L.',
  because: 'potassium 5.9 mmol/L',
  says: 'Raises potassium further; arrhythmia and death',
  instead: 'Treat the potassium first; an SGLT2 inhibitor does not raise it',
  limits: [
    { authority: 'EU', value: 5 },
    { authority: 'US', value: 5.5 },
  ],
  source: { name: 'EU SmPC Aldactone 4.3', kind: 'product information', year: 2023 },
  confidence: 'high',
  checkProduct: true,
}

const renal: SafetyWarning = {
  ...warningFixture,
  id: 'mra-egfr',
  level: 'use with care',
  lead: 'Use spironolactone with care: eGFR 33.',
  because: 'eGFR 33',
  says: 'Accumulates below 30.',
  instead: 'Halve the dose',
  limits: [],
  source: { ...warningFixture.source, year: null },
}

/** Four, strictest first. */
export const warningsFixture: SafetyWarning[] = [
  warningFixture,
  renal,
  {
    ...renal,
    id: 'third',
    level: 'monitor',
    lead: 'Monitor closely on spironolactone: together with ramipril.',
    says: 'Third rule.',
  },
  {
    ...renal,
    id: 'fourth',
    level: 'monitor',
    lead: 'Monitor closely on spironolactone: aged 84.',
    says: 'Fourth rule.',
  },
]
