import type {
  GuidelineColumn,
  GuidelineComparison,
  GuidelinePoint,
  GuidelineResponse,
} from '@auscult/contract/ai/guideline.ts'
import { answerFixture } from '../clinical/clinical.fixture.ts'

function pointOf(text: string, grades: Partial<GuidelinePoint> = {}): GuidelinePoint {
  const citations = [{ id: 'guideline:test', quote: text }]
  return { text, role: 'guideline', citations, recommendationClass: null, evidenceLevel: null, ...grades }
}

const nice: GuidelineColumn = {
  id: 'guideline:nice-ng136-2019',
  name: 'NICE NG136 (2019)',
  body: 'National Institute for Health and Care Excellence',
  year: 2019,
  topic: 'Hypertension in adults',
  country: 'GB',
  isUsersCountry: true,
  isSuperseded: false,
  newerEdition: null,
  replaces: [],
  link: 'https://www.nice.org.uk/guidance/ng136',
  linkKind: 'document',
  status: 'current',
  readPart: 'own-synopsis',
  reviewed: false,
  strength_score: 6,
  diagnosis: [pointOf('Clinic 140/90 or more and ambulatory or home average 135/85 or more')],
  treatment: [
    pointOf('Under 55 and not Black: ACE inhibitor or ARB', {
      recommendationClass: 'I',
      evidenceLevel: 'A',
    }),
    pointOf('55 or over or Black: calcium-channel blocker'),
  ],
  differences: [],
}

const older: GuidelineColumn = {
  ...nice,
  id: 'guideline:acc-aha-2017',
  name: 'ACC/AHA 2017',
  body: 'American College of Cardiology and American Heart Association',
  year: 2017,
  country: 'US',
  isUsersCountry: false,
  isSuperseded: true,
  newerEdition: 'AHA/ACC 2025',
  link: 'https://pubmed.ncbi.nlm.nih.gov/?term=hypertension',
  linkKind: 'search',
  reviewed: null,
  diagnosis: [pointOf('Stage 1 from 130/80')],
  treatment: [],
  differences: [pointOf('Lowest diagnostic threshold')],
}

export const comparisonFixture: GuidelineComparison = {
  guideline_names: [nice.name, older.name],
  diagnostic_criteria: [nice, older].map(({ diagnosis }) => join(diagnosis)),
  firstline_treatment: [nice, older].map(({ treatment }) => join(treatment)),
  key_differences: [nice, older].map(({ differences }) => join(differences)),
  references: {
    entries: [
      'National Institute for Health and Care Excellence. NICE NG136. 2019. https://www.nice.org.uk/guidance/ng136',
      'American College of Cardiology. ACC/AHA 2017. 2017. https://pubmed.ncbi.nlm.nih.gov/?term=hypertension',
    ],
  },
}

function join(points: readonly GuidelinePoint[]): string {
  return points.map(({ text }) => text).join(' • ')
}

/** Two guidelines of one topic: the first of the user's country, the second superseded and silent on treatment. */
export const guidelineFixture: GuidelineResponse = {
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
  guideline_response: JSON.stringify(comparisonFixture),
  topic: 'Hypertension in adults',
  otherTopics: ['Hypertension in pregnancy'],
  guidelines: [nice, older],
}
