import type { Question } from '../../question/question.ts'
import { contrastsOf } from '../../record/uses.ts'
import type { StudyRecord } from '../../record/study-record.ts'
import type { AnswerFrames } from '../frames/answer-frames.ts'

/** What a question on use asks of an arm, and what is told beside it where there is room. */
const told: Partial<
  Record<
    Question['speechAct'],
    { use: 'dose' | 'timing' | 'duration'; parts: readonly ('dose' | 'route' | 'timing' | 'duration')[] }
  >
> = {
  dose: { use: 'dose', parts: ['dose', 'route', 'duration'] },
  duration: { use: 'duration', parts: ['duration', 'dose'] },
  timing: { use: 'timing', parts: ['timing', 'dose'] },
}

/**
 * How a treatment was given, where a question asks for its dose, its time or how long: the figures, the one asked for first, the longest
 * list first. None where the arms of the study differ in it, since its bottom line says which did better, or where it is not told.
 */
export function useLines(
  { arms, unsure }: StudyRecord,
  { speechAct, acts }: Question,
  name: string,
  { phrase, list, glance }: AnswerFrames,
): string[] {
  const wanted = told[speechAct]
  const given = arms.find(({ role }) => role === 'intervention')
  if (wanted === undefined || given === undefined || unsure.includes('arms') || unsure.includes('dose'))
    return []
  if (given[wanted.use] === null || contrastsOf(arms).includes(wanted.use)) return []
  // Of several drugs it is not told whose dose it is: 162 mg weekly is none of prednisone's.
  const figure = given[wanted.use] ?? ''
  const asksOfOne = acts.some(({ role }) => role === 'asked')
  if (given.drugs.length > 1 && asksOfOne && !given.drugs.some((drug) => figure.includes(drug))) return []
  const what = given.drugs.length > 0 ? list(given.drugs.map(phrase)) : phrase(given.other ?? '')
  const figures = wanted.parts.flatMap((part) => given[part] ?? [])
  return figures.map((_, nth) =>
    glance.bottomLine.asStudied(name, what, figures.slice(0, figures.length - nth)),
  )
}
