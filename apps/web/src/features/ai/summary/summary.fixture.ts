import type { AnswerSummary } from '@auscult/contract/evidence/answer-summary.ts'

/** DAPA-HF in absolute numbers, as content/starter has them. */
export const summaryFixture: AnswerSummary = {
  bottomLine: {
    advice: 'do',
    text: 'In HFrEF add dapagliflozin, with or without diabetes: about 1 in 20 fewer worsen or die over 18 months.',
    band: 'strong',
    certainty: 'Strong: one randomised trial',
    citations: [{ id: 'pmid:31535829', quote: '' }],
  },
  benefit: {
    type: 'risk',
    source: 'pmid:31535829',
    outcome: 'worsening heart failure or cardiovascular death',
    direction: 'benefit',
    time: '18 months',
    treated: 163,
    untreated: 212,
    difference: -49,
    numberNeeded: { value: 21, low: 15, high: 35 },
  },
  harm: {
    type: 'risk',
    source: 'pmid:31535829',
    outcome: 'volume depletion',
    direction: 'no-difference',
    time: null,
    treated: 75,
    untreated: 68,
    difference: 7,
    numberNeeded: null,
  },
  patient: [
    { criterion: 'value', studied: 'eGFR at least 30', patient: 'eGFR 22', verdict: 'outside' },
    { criterion: 'age', studied: 'from 18 years', patient: '71 years', verdict: 'inside' },
    { criterion: 'value', studied: 'NT-proBNP at least 600 pg/mL', patient: null, verdict: 'not-told' },
    { criterion: 'excluded', studied: 'type 1 diabetes', patient: null, verdict: 'not-told' },
  ],
  asStudied: [
    {
      role: 'intervention',
      name: 'dapagliflozin',
      dose: '10 mg once daily',
      route: 'oral',
      timing: null,
      duration: 'median 18 months',
    },
  ],
  guidelines: [
    {
      id: 'guideline:nice-ng106',
      name: 'NICE NG106',
      year: 2025,
      country: 'GB',
      text: 'SGLT2 inhibitor for all with HFrEF.',
      stand: 'agrees',
    },
  ],
}
