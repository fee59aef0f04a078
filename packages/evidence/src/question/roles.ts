import type { LexiconConcept } from '../understand/lexicon/lexicon.ts'
import type { Act, Name, Problem, Unsure } from './question.ts'

/** What the names of a question are to it. */
export type Roles = {
  acts: Act[]
  problems: Problem[]
  concern: LexiconConcept[]
  people: LexiconConcept[]
  tests: LexiconConcept[]
  /** Tests told by their result, as in 'infected on CT' or 'TOE ok': what the patient has, and not what is asked about. */
  findings: LexiconConcept[]
  allergies: LexiconConcept[]
  /** Of these, what brought an anaphylaxis about. */
  anaphylaxisTo: LexiconConcept[]
  /** The anaphylaxis to a drug, and where it stands (`to` exclusive). */
  reactions: { problem: Problem; from: number; to: number }[]
  /** Diseases that something is to prevent or may bring about. */
  affected: Problem[]
  /** What was taken or done once, as part of the patient's history: never what is asked about. */
  former: Act[]
  /** What a relative takes. */
  ofKin: Act[]
  /** The word behind each act, and whether a cue before it says its role. */
  places: Map<Act, { behind: number; isSaid: boolean }>
  unsure: Unsure[]
  /** For each word whether 'no' or 'without' holds for it. */
  denied: boolean[]
  /** For each word of a name what is said of it. */
  certainties: Problem['certainty'][]
  /** And for each word of a name when it holds. */
  standings: Name['standing'][]
  /** For each word whether it is said of a relative. */
  ofOthers: boolean[]
}
