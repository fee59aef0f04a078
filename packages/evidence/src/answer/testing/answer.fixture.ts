import type { Document, StudyFacts } from '../../corpus/document.ts'
import { fitCandidates } from '../../fit/fit-candidates.ts'
import type { Judgement } from '../../fit/fit.ts'
import type { Fit } from '../../fit/fit-result.ts'
import { readQuestion } from '../../question/read-question.ts'
import { readRecord } from '../../record/read-record.ts'
import type { StudyRecord } from '../../record/study-record.ts'
import type { Candidate } from '../../search/search.ts'
import { shippedLexicon } from '../../testing/shipped-lexicon.ts'
import { buildLexicon, type Lexicon } from '../../understand/lexicon/lexicon.ts'

/** The lexicon as it is shipped. */
export async function readLexicon(): Promise<Lexicon> {
  return shippedLexicon
}

type StudyParts = Partial<Omit<StudyFacts, 'effect'>> & {
  id?: string
  title?: string
  result?: string
  /** Parts of the structured record that differ from what population, intervention and comparator say. */
  people?: Partial<StudyRecord['population']>
  arm?: Partial<StudyRecord['arms'][number]>
  control?: Partial<StudyRecord['arms'][number]>
  background?: string
  outcomes?: string[]
  bottomLine?: StudyRecord['bottomLine']
  conflictsWith?: string[]
}

/** A trial as a curator keeps it: synopsis, facts and structured record. */
export function study(parts: StudyParts): Document {
  const { id = 'starter:trial', title = 'TRIAL', result, ...facts } = parts
  const { population, intervention, comparator, outcome } = facts
  const told =
    result ??
    `In ${population}, ${intervention} lowered the risk of ${outcome} compared with ${comparator}: hazard ratio 0.80 (95% CI 0.70 to 0.91).`
  return {
    ...blank,
    id,
    title: `${title}: a trial`,
    sections: [{ label: 'RESULT', text: told }],
    facts: {
      design: 'randomised controlled trial',
      participants: 4_000,
      population: population ?? null,
      intervention: intervention ?? null,
      comparator: comparator ?? null,
      outcome: outcome ?? null,
      effect: {
        measure: 'hazard ratio',
        estimate: 0.8,
        low: 0.7,
        high: 0.91,
        level: 95,
        text: 'hazard ratio 0.80 (95% CI 0.70 to 0.91)',
      },
      direction: facts.direction ?? 'benefit',
    },
    study: structuredRecord(parts, id),
  }
}

function structuredRecord(parts: StudyParts, id: string): StudyRecord {
  const { population = 'adults', intervention = 'nothing', comparator = 'placebo', outcome } = parts
  const isInactive = comparator === 'placebo' || comparator === 'usual care'
  return {
    id,
    population: {
      conditions: [(population ?? 'adults').replace(/^(?:adults|children|women) with /u, '')],
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
      ...parts.people,
    },
    arms: [
      { ...blankArm, role: 'intervention', drugs: [intervention ?? 'nothing'], ...parts.arm },
      {
        ...blankArm,
        role: 'control',
        drugs: isInactive ? [] : [comparator ?? 'placebo'],
        other: isInactive ? comparator : null,
        ...parts.control,
      },
    ],
    background: parts.background ?? null,
    outcomes: (parts.outcomes ?? [outcome ?? 'death']).map((name) => ({
      name,
      kind: 'primary',
      measure: null,
      estimate: null,
      low: null,
      high: null,
      level: null,
      intervention: null,
      control: null,
      time: null,
      direction: 'benefit',
      noninferior: null,
      good: false,
    })),
    bottomLine: parts.bottomLine ?? { advice: 'do', text: `Give ${intervention} for ${population}.` },
    later: null,
    agreesWith: [],
    conflictsWith: parts.conflictsWith ?? [],
    asked: [],
    sure: [],
    unsure: [],
    checked: 'twice',
  }
}

const blankArm = {
  drugs: [],
  classes: [],
  other: null,
  dose: null,
  route: null,
  timing: null,
  duration: null,
}

/** What one body advises on one topic, condensed as the shipped guidelines are. */
export function guideline(topic: string, firstLine: string): Document {
  return {
    ...blank,
    id: 'guideline:body',
    kind: 'guideline',
    title: `${topic}: BODY 2024, Body of Examples`,
    authors: ['Body of Examples'],
    publicationTypes: ['Practice Guideline'],
    readPart: 'own-synopsis',
    sections: [
      { label: 'First-line treatment', text: `BODY 2024 on the first step in ${topic}: ${firstLine}` },
    ],
  }
}

/** An abstract nobody has read for its facts. */
export function abstract(title: string, text: string): Document {
  return { ...blank, id: 'pmid:900001', title, readPart: 'abstract', sections: [{ label: null, text }] }
}

const blank: Document = {
  id: 'starter:trial',
  kind: 'article',
  title: '',
  sections: [],
  authors: ['Example AB'],
  journal: null,
  year: 2024,
  publicationTypes: ['Randomized Controlled Trial'],
  meshTerms: ['Humans'],
  language: 'en',
  status: 'current',
  readPart: 'own-synopsis',
  links: [],
  pmid: null,
  doi: null,
  registrations: [],
  related: [],
  licence: null,
  reviewed: false,
  facts: null,
}

const noLexicon = buildLexicon([])

/** The document as the search would hand it over when it holds every word of the question in `matched`. */
export function candidateOf(document: Document, matched: string[], lexicon = noLexicon): Candidate {
  return {
    document,
    record: readRecord(document, lexicon),
    score: 1,
    matched,
    bestSentence: { text: document.sections[0]?.text ?? '', section: null },
    directness: { population: 'match', intervention: 'match', comparator: 'match', outcome: 'match' },
    isWithdrawn: false,
    features: {
      terms: 1,
      coverage: 1,
      bestLine: 1,
      bestTwoLines: 1,
      adjacent: 1,
      near: 1,
      title: 1,
      prior: 1,
      namedConcepts: 1,
    },
    aboutness: { subject: 1, information: 20, standing: 0, missing: [] },
  }
}

/** How the document fits the question where its text holds every word of it, which is the hardest case to turn down. */
export function fitOf(question: string, document: Document, lexicon: Lexicon): Fit {
  const [fitted] = fitCandidates(
    readQuestion(question, lexicon),
    [candidateOf(document, [question], lexicon)],
    lexicon,
  )
  if (fitted === undefined) throw new Error('a candidate was lost')
  return fitted.fit
}

/** What each criterion finds of the document beside the question. */
export function judge(question: string, document: Document, lexicon: Lexicon): Judgement {
  return fitOf(question, document, lexicon).judgement
}
