import type { AgentType } from '@auscult/contract/ai/ai.ts'
import type { Agent } from './answer/agent.ts'
import { adviseUnnamed } from './answer/clinical/advise-unnamed.ts'
import { draftClinical, rewordClinically } from './answer/clinical/clinical.ts'
import { adviseByBodies, firstSteps } from './answer/document/advised-drugs.ts'
import { previewStudy } from './answer/consensus/consensus-entry.ts'
import { draftConsensus, listConsensusSources, rankStudies } from './answer/consensus/consensus.ts'
import { fitStudies } from './answer/consensus/fit-studies.ts'
import { fitTopics, topicsToComplete } from './answer/guideline/fit-topics.ts'
import { rankGuidelines } from './answer/guideline/guideline-topic.ts'
import { draftComparison, emptyComparison, previewGuideline } from './answer/guideline/guideline.ts'
import { presentSource } from './answer/respond.ts'
import { fitCandidates } from './fit/fit-candidates.ts'
import { rankEvidence, dropWeakPapers } from './answer/source/rank.ts'

export const agents: { [Type in AgentType]: Agent<Type> } = {
  clinical: {
    candidates: 60,
    trialCandidates: 0,
    mostRead: 16,
    mostNearest: 5,
    mostWithdrawn: 5,
    readsPlans: false,
    fit: fitCandidates,
    rank: (sources, question, _, drop) => rankEvidence(dropWeakPapers(sources, drop), question, 10, drop),
    preview: presentSource,
    advised: adviseUnnamed,
    draft: draftClinical,
    reword: rewordClinically,
    nothing: { clinical_recommendation: '', summary: null, evidence: [], sentences: [], nextQuestions: [] },
    shownIn: ({ evidence }) => evidence.map(({ id }) => id),
  },
  /** As many studies as there are: what contradicts may not be cut off. */
  consensus: {
    kinds: ['article', 'trial'],
    candidates: 60,
    trialCandidates: 20,
    mostRead: 60,
    mostNearest: 5,
    mostWithdrawn: 5,
    readsPlans: true,
    fit: fitStudies,
    rank: rankStudies,
    preview: previewStudy,
    draft: draftConsensus,
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
    trialCandidates: 0,
    mostRead: 60,
    mostNearest: 5,
    mostWithdrawn: 5,
    readsPlans: false,
    fit: fitTopics,
    complete: topicsToComplete,
    rank: rankGuidelines,
    advised: (shown, question, lexicon) => adviseByBodies(shown, question, lexicon, firstSteps),
    preview: previewGuideline,
    draft: draftComparison,
    nothing: { guideline_response: emptyComparison, topic: null, otherTopics: [], guidelines: [] },
    shownIn: ({ guidelines }) => guidelines.map(({ id }) => id),
  },
}
