import type { ArmAsStudied } from '@auscult/contract/evidence/answer-summary.ts'
import type { StudyRecord } from '../../record/study-record.ts'
import type { AnswerFrames } from '../frames/answer-frames.ts'

/** The arms of a study as they were given, in its record's words; nothing of what its curator is unsure of. */
export function armsAsStudied({ arms, unsure }: StudyRecord, { phrase, list }: AnswerFrames): ArmAsStudied[] {
  if (unsure.includes('arms')) return []
  return arms.map(({ role, drugs, other, dose, route, timing, duration }) => ({
    role,
    name: drugs.length > 0 ? list(drugs.map(phrase)) : phrase(other ?? ''),
    dose: unsure.includes('dose') ? null : dose,
    route,
    timing,
    duration,
  }))
}
