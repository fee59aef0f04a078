import type { Evidence } from '@auscult/contract/evidence/evidence.ts'
import type { ConsensusEntry, ConsensusResponse } from '@auscult/contract/ai/consensus.ts'
import { answerFixture, dapaHf, dig, emperorReduced } from '../clinical/clinical.fixture.ts'

function entryOf(evidence: Evidence, name: string, keyReason: string): ConsensusEntry {
  const explaination = `In ${name}: ${evidence.quote}`
  return {
    ...evidence,
    title: evidence.name,
    explaination,
    key_reason: keyReason,
    size: 'large',
    sentence: {
      text: explaination,
      role: 'explanation',
      citations: [{ id: evidence.id, quote: evidence.quote }],
    },
    basis: {
      name,
      isSynthesis: false,
      isSibling: false,
      isDirect: true,
      isOnOutcome: true,
      claim: '',
      registrations: [],
    },
  }
}

const dapa = entryOf(dapaHf, 'DAPA-HF', 'High: strong, and confirmed by another strong study.')
const emperor = entryOf(
  { ...emperorReduced, strength_score: 8 },
  'EMPEROR-Reduced',
  'High: strong, and confirmed by another strong study.',
)
const digoxin = entryOf(dig, 'DIG', 'Emerging: moderate by its Strength Score.')

const gap = 'Whether benefit begins before discharge should be investigated in further trials.'

/** Two strong trials that agree and one moderate one that does not, the high group deliberately not in order. */
export const consensusFixture: ConsensusResponse = {
  status_code: 200,
  message: '',
  notice: null,
  safety: [],
  understood: answerFixture.understood,
  nearest: [],
  withdrawn: [],
  mustNotMiss: null,
  tools: [],
  broader: [],
  readings: [],
  standalone: null,
  prose: { by: 'engine', model: null, tokens: null, fallback: null },
  engine: answerFixture.engine,
  high_evidence: [emperor, dapa],
  emerging_evidence: [digoxin],
  weak_evidence: [],
  future_perspective: `DAPA-HF leaves open: “${gap}”`,
  future_sentences: [
    {
      text: 'Registered and without posted results (recruiting): A trial of early treatment.',
      role: 'future',
      citations: [{ id: 'nct:NCT00000001', quote: 'A trial of early treatment' }],
    },
    {
      text: `DAPA-HF leaves open: “${gap}”`,
      role: 'future',
      citations: [{ id: dapaHf.id, quote: gap }],
    },
  ],
  trials: [
    {
      id: 'nct:NCT00000001',
      title: 'A trial of early treatment',
      link: 'https://clinicaltrials.gov/study/NCT00000001',
      status: 'active-not-recruiting',
      phase: 'Phase 3',
      enrolment: 2_400,
      completion: '2027-03',
    },
  ],
  meter: {
    level: 'high',
    direction: 'benefit',
    isConflicting: false,
    reason: 'High, toward benefit: strong studies confirm each other.',
    counts: [
      { direction: 'benefit', studies: 2, strong: 2, participants: 8_474 },
      { direction: 'no-difference', studies: 1, strong: 0, participants: null },
    ],
    segments: [
      {
        direction: 'benefit',
        design: 'Randomised trial',
        size: 'large',
        studies: 2,
        participants: 8_474,
        ids: [dapaHf.id, emperorReduced.id],
      },
      {
        direction: 'no-difference',
        design: 'Randomised trial',
        size: 'large',
        studies: 1,
        participants: null,
        ids: [dig.id],
      },
    ],
  },
}

const strongDigoxin: ConsensusEntry = { ...digoxin, strength_score: 8 }

/** The same with the third trial as strong as the others: then nothing is settled. */
export const conflictFixture: ConsensusResponse = {
  ...consensusFixture,
  high_evidence: [],
  emerging_evidence: [],
  weak_evidence: [dapa, emperor, strongDigoxin],
  future_perspective: '',
  future_sentences: [],
  trials: [],
  meter: {
    level: 'weak',
    direction: null,
    isConflicting: true,
    reason: 'Weak: strong studies conflict.',
    counts: consensusFixture.meter?.counts ?? [],
    segments: consensusFixture.meter?.segments ?? [],
  },
}

export const noConsensusFixture: ConsensusResponse = {
  ...conflictFixture,
  weak_evidence: [],
  meter: null,
  message: 'No Consensus Evidence Available',
  nearest: [dig],
}
