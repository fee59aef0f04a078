import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AgentType, ClinicalResponse } from '@auscult/contract/ai.ts'
import { ask, type AskParts } from '../../ask.ts'
import type { Document, StudyFacts } from '../../corpus/document.ts'
import { openLanceIndex } from '../../corpus/text-index/lance-index.ts'
import { fitCandidates } from '../../fit/fit-candidates.ts'
import type { Fit } from '../../fit/fit-result.ts'
import { readQuestion } from '../../question/read-question.ts'
import { readRecord } from '../../record/read-record.ts'
import { createRecordMaker } from '../../record/record-maker.ts'
import { loadSafetyRules } from '../../safety/compile-rules.ts'
import type { Candidate } from '../../search/search.ts'
import { buildLexicon, type Lexicon, loadLexicon } from '../../understand/lexicon/lexicon.ts'

const content = join(import.meta.dirname, '../../../../../content')

/** The lexicon as it is shipped. */
export function readLexicon(): Promise<Lexicon> {
  return loadLexicon(join(content, 'lexicon'))
}

type Study = Partial<Omit<StudyFacts, 'effect'>> & { id?: string; title?: string; result?: string }

/** A record of our own on one trial, told as the starter corpus tells it. */
export function study({ id = 'starter:trial', title = 'TRIAL', result, ...facts }: Study): Document {
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
  }
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
    readPart: 'guideline-section',
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

/** The whole way from question to the Clinical agent's answer, in a corpus of these documents alone. */
export function askAmong(
  documents: Document[],
  question: string,
  lexicon: Lexicon,
  parts: Partial<Omit<AskParts, 'safety'>> = {},
): Promise<ClinicalResponse> {
  return askAgent('clinical', documents, question, lexicon, parts)
}

/** The same of any agent. */
export async function askAgent<Type extends AgentType>(
  type: Type,
  documents: Document[],
  question: string,
  lexicon: Lexicon,
  parts: Partial<Omit<AskParts, 'safety'>> = {},
) {
  const folder = await mkdtemp(join(tmpdir(), 'auscult-answer-'))
  const index = await openLanceIndex(folder, createRecordMaker(lexicon))
  try {
    await index.index(documents)
    return await ask(question, type, {
      index,
      lexicon,
      safety: await loadSafetyRules(join(content, 'safety'), lexicon),
      clock: () => new Date('2026-06-01T00:00:00Z'),
      ...parts,
    })
  } finally {
    await index.close()
    await rm(folder, { recursive: true })
  }
}
