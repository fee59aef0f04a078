import { type ClinicalResponse, Understood } from '@auscult/contract/ai/ai.ts'
import { type Evidence } from '@auscult/contract/evidence/evidence.ts'
import type { FoundSources } from '@auscult/contract/ai/stream.ts'

const dapaQuote =
  'Worsening heart failure or cardiovascular death occurred less often: hazard ratio 0.74 (95% CI 0.65 to 0.85).'
const emperorQuote =
  'Cardiovascular death or heart-failure hospitalisation was less frequent: hazard ratio 0.75 (95% CI 0.65 to 0.86).'
const digQuote = 'All-cause death did not differ clearly: rate ratio 0.99 (95% CI 0.91 to 1.07).'

/** DAPA-HF, N Engl J Med 2019, PMID 31535829. */
export const dapaHf: Evidence = {
  strength_score: 9,
  name: 'Dapagliflozin in Patients with Heart Failure and Reduced Ejection Fraction',
  tooltip_summary:
    'Dapagliflozin 10 mg daily against placebo in adults with heart failure and LVEF 40% or less, with or without diabetes.',
  link: 'https://pubmed.ncbi.nlm.nih.gov/31535829/',
  pmid: '31535829',
  id: 'pmid:31535829',
  kind: 'article',
  authors: ['McMurray JJV', 'Solomon SD', 'Inzucchi SE'],
  journal: 'N Engl J Med',
  year: 2019,
  design: 'Randomised trial',
  strength: {
    score: 9,
    raw: 8.75,
    cap: null,
    reasons: [
      { term: 'design', points: 6.5, text: 'Randomised trial, parallel groups' },
      { term: 'size', points: 0.75, text: '4,744 participants' },
      { term: 'precision', points: 0.5, text: 'Interval 0.65 to 0.85 is narrow' },
      { term: 'safeguards', points: 0.75, text: 'Double-blind, several centres, registered' },
      { term: 'outcome', points: 0.25, text: 'An outcome that patients notice' },
      { term: 'recency', points: 0, text: 'Published 7 years ago' },
    ],
    weightsVersion: '1',
  },
  direction: 'benefit',
  effect: {
    measure: 'hazard ratio',
    estimate: 0.74,
    low: 0.65,
    high: 0.85,
    level: 95,
    text: 'hazard ratio 0.74 (95% CI 0.65 to 0.85)',
  },
  participants: 4744,
  quote: dapaQuote,
  quoteSection: 'Results',
  quoteLanguage: 'en',
  readPart: 'own-synopsis',
  status: 'current',
  reviewed: false,
}

/** EMPEROR-Reduced, N Engl J Med 2020, PMID 32865377. */
export const emperorReduced: Evidence = {
  ...dapaHf,
  strength_score: 9,
  name: 'Cardiovascular and Renal Outcomes with Empagliflozin in Heart Failure',
  tooltip_summary:
    'Empagliflozin 10 mg daily against placebo in adults with heart failure and LVEF 40% or less.',
  link: 'https://pubmed.ncbi.nlm.nih.gov/32865377/',
  pmid: '32865377',
  id: 'pmid:32865377',
  authors: ['Packer M', 'Anker SD', 'Butler J'],
  year: 2020,
  effect: {
    measure: 'hazard ratio',
    estimate: 0.75,
    low: 0.65,
    high: 0.86,
    level: 95,
    text: 'hazard ratio 0.75 (95% CI 0.65 to 0.86)',
  },
  participants: 3730,
  quote: emperorQuote,
}

/** DIG, N Engl J Med 1997, PMID 9036306. */
export const dig: Evidence = {
  ...dapaHf,
  strength_score: 6,
  name: 'The Effect of Digoxin on Mortality and Morbidity in Patients with Heart Failure',
  tooltip_summary: 'Digoxin against placebo in adults with heart failure, LVEF 45% or less and sinus rhythm.',
  link: 'https://pubmed.ncbi.nlm.nih.gov/9036306/',
  pmid: '9036306',
  id: 'pmid:9036306',
  authors: ['Digitalis Investigation Group'],
  year: 1997,
  strength: {
    score: 6,
    raw: 8.25,
    cap: { limit: 6, text: 'Another drug than the one asked about' },
    reasons: [
      { term: 'design', points: 6.5, text: 'Randomised trial, parallel groups' },
      { term: 'size', points: 0.75, text: '6,800 participants' },
      { term: 'precision', points: 0.75, text: 'Interval 0.91 to 1.07 is narrow' },
      { term: 'safeguards', points: 0.5, text: 'Double-blind, several centres' },
      { term: 'outcome', points: 0.25, text: 'An outcome that patients notice' },
      { term: 'recency', points: -0.5, text: 'Published 29 years ago' },
    ],
    weightsVersion: '1',
  },
  direction: 'no-difference',
  effect: {
    measure: 'rate ratio',
    estimate: 0.99,
    low: 0.91,
    high: 1.07,
    level: 95,
    text: 'rate ratio 0.99 (95% CI 0.91 to 1.07)',
  },
  participants: 6800,
  quote: digQuote,
  readPart: 'abstract',
  reviewed: null,
}

const sentences: ClinicalResponse['sentences'] = [
  {
    role: 'lead',
    text: 'Dapagliflozin reduced worsening heart failure or cardiovascular death in adults with an ejection fraction of 40% or less (hazard ratio 0.74, 95% CI 0.65 to 0.85).',
    citations: [{ id: dapaHf.id, quote: dapaQuote }],
  },
  {
    role: 'support',
    text: 'A second trial of the same class, with empagliflozin, points the same way (hazard ratio 0.75, 95% CI 0.65 to 0.86).',
    citations: [{ id: emperorReduced.id, quote: emperorQuote }],
  },
  {
    role: 'against',
    text: 'Not every drug for heart failure changes survival: with digoxin all-cause death did not differ clearly (rate ratio 0.99, 95% CI 0.91 to 1.07).',
    citations: [{ id: dig.id, quote: digQuote }],
  },
  {
    role: 'applicability',
    text: 'Both trials enrolled adults with a reduced ejection fraction only.',
    citations: [
      { id: dapaHf.id, quote: dapaQuote },
      { id: emperorReduced.id, quote: emperorQuote },
    ],
  },
]

/** An answer to 'Does dapagliflozin reduce hospitalisation …', the evidence deliberately not in order. */
export const answerFixture: ClinicalResponse = {
  status_code: 200,
  message: '',
  clinical_recommendation: sentences.map(({ text }) => text).join(' '),
  evidence: [dig, dapaHf, emperorReduced],
  sentences,
  notice: null,
  safety: [],
  understood: {
    language: 'en',
    kind: 'treatment',
    intent: 'start',
    timeHours: null,
    isAfterTime: false,
    measured: [],
    population: ['heart failure with reduced ejection fraction'],
    intervention: ['dapagliflozin'],
    comparator: [],
    outcome: ['hospitalisation'],
    excluded: [],
    concepts: [
      { term: 'dapagliflozin', type: 'drug', matched: 'dapagliflozine', forms: ['dapagliflozin'] },
      {
        term: 'heart failure with reduced ejection fraction',
        type: 'condition',
        matched: 'HFrEF',
        forms: ['heart failure with reduced ejection fraction', 'HFrEF'],
      },
      { term: 'hospitalisation', type: 'outcome', matched: 'hospitalisation', forms: ['hospitalisation'] },
    ],
    corrections: [{ from: 'dapagliflozine', to: 'dapagliflozin' }],
  },
  nearest: [],
  withdrawn: [],
  mustNotMiss: null,
  tools: [],
  summary: null,
  nextQuestions: [],
  broader: [],
  readings: [],
  standalone: null,
  prose: { by: 'engine', model: null, tokens: null, fallback: null },
  engine: { version: '0.1.0', weightsVersion: '1', candidates: 84, tookMs: 41.6, confidence: null },
}

/** What is shown before it. */
export const foundFixture: FoundSources = {
  understood: Understood.parse(answerFixture.understood),
  notice: null,
  safety: [],
  sources: answerFixture.evidence,
  tookMs: 12,
}

/** A refusal with the closest record, which does not answer. */
export const refusalFixture: ClinicalResponse = {
  ...answerFixture,
  clinical_recommendation: '',
  evidence: [],
  sentences: [],
  understood: null,
  nearest: [dig],
}
