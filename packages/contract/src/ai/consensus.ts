import { z } from 'zod'
import { AgentResponse } from './ai.ts'
import { AnswerSentence, Direction, Evidence } from '../evidence/evidence.ts'

/** How settled a question is; what comes is `future_perspective` and has no level. */
export const ConsensusLevel = z.enum(['high', 'emerging', 'weak'])
export type ConsensusLevel = z.infer<typeof ConsensusLevel>

/** By participants: 10,000 and more, 1,000, 100, fewer, not told. The thresholds are those of the Strength Score. */
export const StudySize = z.enum(['very-large', 'large', 'medium', 'small', 'unknown'])
export type StudySize = z.infer<typeof StudySize>

/** What the grouping rule reads beside score and direction, kept so that a stored answer can be grouped anew. */
export const ConsensusBasis = z.object({
  /** As a sentence names the study. */
  name: z.string(),
  isSynthesis: z.boolean(),
  /** Studied another treatment of the class of the one asked about. */
  isSibling: z.boolean(),
  /** Treatment and people are those asked about, as closely as in any study found. */
  isDirect: z.boolean(),
  /** Counted the outcome that was asked about; true where none was. */
  isOnOutcome: z.boolean(),
  /** What it studied; studies of different treatments neither confirm nor contradict each other. */
  claim: z.string(),
  /** Studies with one key held the same treatment against the same in like people; only they confirm or contradict each other. */
  comparison: z.string().optional(),
  /** Registration numbers: two reports of one trial do not confirm each other. */
  registrations: z.array(z.string()),
})
export type ConsensusBasis = z.infer<typeof ConsensusBasis>

/**
 * One study in its group, with all that evidence has. `direction` is that of the treatment asked about: turned round where the study
 * had it as control.
 */
export const ConsensusEntry = Evidence.extend({
  title: z.string(),
  /** What the study found, in a sentence that holds its verbatim quote or figures. Spelt as clients know it. */
  explaination: z.string(),
  /** Why it stands in this group: design, size, precision, direction, and what confirms or contradicts it. */
  key_reason: z.string(),
  size: StudySize,
  /** `explaination` with the words it rests on. */
  sentence: AnswerSentence,
  basis: ConsensusBasis,
})
export type ConsensusEntry = z.infer<typeof ConsensusEntry>

/** Studies of one direction, design and size: one counted segment of the meter. `ids` name entries of the answer. */
export const ConsensusSegment = z.object({
  direction: Direction,
  /** Study design in words. */
  design: z.string(),
  size: StudySize,
  studies: z.number().int().positive(),
  /** Sum over the primary studies that tell it, of syntheses alone the largest; null when none does. */
  participants: z.number().int().nullable(),
  ids: z.array(z.string()).min(1),
})
export type ConsensusSegment = z.infer<typeof ConsensusSegment>

export const DirectionCount = z.object({
  direction: Direction,
  studies: z.number().int(),
  /** Of them, how many have a Strength Score of 8 or more. */
  strong: z.number().int(),
  participants: z.number().int().nullable(),
})
export type DirectionCount = z.infer<typeof DirectionCount>

/**
 * Every study shown, counted once, with its design and size. `level` is 'high' only where two studies of 8 or more, or one synthesis
 * of 9 or more, point the same way and no study of 8 or more points elsewhere.
 */
export const ConsensusMeter = z.object({
  level: ConsensusLevel,
  /** The direction that carries the level; null where strong studies conflict or none tells. */
  direction: Direction.nullable(),
  /** Studies of 8 or more point different ways: then `level` is 'weak'. */
  isConflicting: z.boolean(),
  /** The level explained in a sentence or two, with counts. */
  reason: z.string(),
  counts: z.array(DirectionCount),
  segments: z.array(ConsensusSegment),
})
export type ConsensusMeter = z.infer<typeof ConsensusMeter>

/** A registered trial that has not reported yet, or the registry's record of one. */
export const FutureTrial = z.object({
  id: z.string(),
  title: z.string(),
  link: z.string(),
  /** In the registry's words: 'recruiting', 'active-not-recruiting'. */
  status: z.string(),
  phase: z.string().nullable(),
  /** People enrolled, or planned. */
  enrolment: z.number().int().nullable(),
  /** As precise as the registry has it: '2027-03-01', '2027-03', '2027'; null where it does not tell. */
  completion: z.string().nullable(),
})
export type FutureTrial = z.infer<typeof FutureTrial>

/** What the consensus agent answers; a refusal has three empty groups and no meter. */
export const ConsensusResponse = AgentResponse.extend({
  high_evidence: z.array(ConsensusEntry),
  emerging_evidence: z.array(ConsensusEntry),
  weak_evidence: z.array(ConsensusEntry),
  /** Ongoing trials and gaps the sources themselves name; empty where neither is known. */
  future_perspective: z.string(),
  /** `future_perspective` sentence by sentence; each cites a trial record or the source that names the gap. */
  future_sentences: z.array(AnswerSentence),
  trials: z.array(FutureTrial),
  meter: ConsensusMeter.nullable(),
})
export type ConsensusResponse = z.infer<typeof ConsensusResponse>
