import type { AgentType } from '@auscult/contract/ai.ts'
import type { Agent } from './answer/agent.ts'
import { answerClinically, rewordClinically } from './answer/clinical/clinical.ts'
import { previewStudy } from './answer/consensus/consensus-entry.ts'
import { findConsensus, listConsensusSources, rankStudies } from './answer/consensus/consensus.ts'
import { fitEach } from './answer/fit/fit-each.ts'
import { fitTopics, topicsToComplete } from './answer/fit/fit-topic.ts'
import { rankGuidelines } from './answer/guideline/guideline-topic.ts'
import { compareGuidelines, emptyComparison, previewGuideline } from './answer/guideline/guideline.ts'
import { presentSource } from './answer/respond.ts'
import { rankEvidence, withoutChaff } from './answer/source/rank.ts'

export const agents: { [Type in AgentType]: Agent<Type> } = {
  clinical: {
    candidates: 40,
    siblingCandidates: 20,
    trialCandidates: 0,
    mostRead: 16,
    mostNearest: 5,
    mostWithdrawn: 5,
    readsPlans: false,
    leastRelevance: 0.35,
    fit: fitEach,
    rank: (sources, understood, _, drop) => rankEvidence(withoutChaff(sources, drop), understood, 10, drop),
    preview: presentSource,
    answer: answerClinically,
    reword: rewordClinically,
    nothing: { clinical_recommendation: '', evidence: [], sentences: [] },
    shownIn: ({ evidence }) => evidence.map(({ id }) => id),
  },
  /** As many studies as there are: what contradicts may not be cut off. */
  consensus: {
    kinds: ['article', 'trial'],
    candidates: 60,
    siblingCandidates: 10,
    trialCandidates: 20,
    mostRead: 60,
    mostNearest: 5,
    mostWithdrawn: 5,
    readsPlans: true,
    // So many are read that a treatment mentioned in passing would get in.
    leastRelevance: 0.5,
    fit: fitEach,
    rank: rankStudies,
    preview: previewStudy,
    answer: findConsensus,
    nothing: {
      high_evidence: [],
      emerging_evidence: [],
      weak_evidence: [],
      future_perspective: '',
      future_sentences: [],
      trials: [],
      meter: null,
    },
    shownIn: listConsensusSources,
  },
  /** Whole topics rather than best answers: every body that speaks of the condition has its column. */
  guideline: {
    kinds: ['guideline'],
    candidates: 60,
    siblingCandidates: 0,
    trialCandidates: 0,
    mostRead: 60,
    mostNearest: 5,
    mostWithdrawn: 5,
    readsPlans: false,
    leastRelevance: 0,
    fit: fitTopics,
    complete: topicsToComplete,
    rank: rankGuidelines,
    preview: previewGuideline,
    answer: compareGuidelines,
    nothing: { guideline_response: emptyComparison, topic: null, otherTopics: [], guidelines: [] },
    shownIn: ({ guidelines }) => guidelines.map(({ id }) => id),
  },
}
