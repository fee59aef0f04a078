import type { AgentType } from '@auscult/contract/ai.ts'

/** What an agent looks for and how much it shows. */
export type Agent = {
  type: AgentType
  /** Candidates taken from the search and appraised. */
  candidates: number
  /** Drugs of the same class are searched for beside the one that was asked about. */
  siblingCandidates: number
  /** Of those, the best fits are appraised and shown. */
  mostRead: number
  mostEvidence: number
  mostNearest: number
  mostWithdrawn: number
}

export const agents: Record<AgentType, Agent> = {
  clinical: {
    type: 'clinical',
    candidates: 40,
    siblingCandidates: 20,
    mostRead: 16,
    mostEvidence: 10,
    mostNearest: 5,
    mostWithdrawn: 5,
  },
}
