import type { QuestionFrames, QuestionParts } from './question-wording.ts'

const list = (names: string[]) => new Intl.ListFormat('en-GB').format(names)

/** Frames that do not change with number come first; 'does' and 'do' are told by the name's ending. */
export const enQuestion: QuestionFrames = {
  question: (parts) => `${ask(parts)}?`,
  among: (persons, conditions) => {
    if (persons.length === 0) return `in ${list(conditions)}`
    return conditions.length === 0 ? `in ${list(persons)}` : `in ${list(persons)} with ${list(conditions)}`
  },
  comparedWith: (control) => `compared with ${control}`,
  togetherWith: (treatment) => `combined with ${treatment}`,
  about: (words, parts) =>
    `What is known about ${words}${parts.treatment.length > 0 ? ` with ${list(parts.treatment)}` : ''}${people(parts)}?`,
}

function people({ persons, conditions }: QuestionParts): string {
  return persons.length + conditions.length === 0 ? '' : ` ${enQuestion.among(persons, conditions)}`
}

function ask(parts: QuestionParts): string {
  const { kind, intent, comparator, outcome } = parts
  const treatment = list(parts.treatment)
  const among = people(parts)
  const control = comparator.length === 0 ? '' : ` compared with ${list(comparator)}`
  if (treatment === '') return askOfPeople(parts, among)
  if (intent === 'dose') return `Which dose of ${treatment} is best${among}`
  if (intent === 'duration') return `How long should ${treatment} be given${among}`
  if (intent === 'stop') return `Should ${treatment} be stopped${among}`
  if (kind === 'guideline') return `What do guidelines recommend on ${treatment}${among}`
  if (kind === 'diagnosis') return `How accurate ${isOrAre(parts)} ${treatment} for the diagnosis${of(parts)}`
  if (kind === 'harm' && outcome.length === 0)
    return `What are the side effects of ${treatment}${among}${control}`
  if (kind === 'harm')
    return `${doesOrDo(parts)} ${treatment} increase the risk of ${list(outcome)}${among}${control}`
  if (kind === 'prevention' && outcome.length > 0)
    return `${doesOrDo(parts)} ${treatment} prevent ${list(outcome)}${among}${control}`
  if (outcome.length > 0) return `What is the effect of ${treatment} on ${list(outcome)}${among}${control}`
  if (comparator.length > 0)
    return `${isOrAre(parts) === 'is' ? 'Is' : 'Are'} ${treatment} better than ${list(comparator)}${among}`
  return `${doesOrDo(parts)} ${treatment} help${among}`
}

function askOfPeople(parts: QuestionParts, among: string): string {
  const { kind, outcome } = parts
  if (outcome.length > 0) return `What is the risk of ${list(outcome)}${among}`
  if (kind === 'diagnosis') return `How is the diagnosis made${among}`
  if (kind === 'prognosis') return `What is the prognosis${among}`
  if (kind === 'guideline') return `What do guidelines recommend${among}`
  return `What is the best treatment${among}`
}

function of({ persons, conditions }: QuestionParts): string {
  const all = [...conditions, ...persons]
  return all.length === 0 ? '' : ` of ${list(all)}`
}

function isMany({ treatment }: QuestionParts): boolean {
  return treatment.length > 1 || treatment.some((name) => /[^aiosu]s$/u.test(name))
}

function doesOrDo(parts: QuestionParts): string {
  return isMany(parts) ? 'Do' : 'Does'
}

function isOrAre(parts: QuestionParts): string {
  return isMany(parts) ? 'are' : 'is'
}
