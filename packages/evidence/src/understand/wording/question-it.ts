import type { QuestionFrames, QuestionParts } from './question-wording.ts'

const list = (names: string[]) => new Intl.ListFormat('it').format(names)

/** Names stand without an article, so that gender and number need not be known. */
export const itQuestion: QuestionFrames = {
  question: (parts) => `${ask(parts)}?`,
  among: (persons, conditions) => {
    if (persons.length === 0) return `in caso di ${list(conditions)}`
    return conditions.length === 0 ? `in ${list(persons)}` : `in ${list(persons)} con ${list(conditions)}`
  },
  comparedWith: (control) => `rispetto a ${control}`,
  togetherWith: (treatment) => `in combinazione con ${treatment}`,
  about: (words, parts) =>
    `Che cosa si sa su ${words}${parts.treatment.length > 0 ? ` con ${list(parts.treatment)}` : ''}${people(parts)}?`,
}

function people({ persons, conditions }: QuestionParts): string {
  return persons.length + conditions.length === 0 ? '' : ` ${itQuestion.among(persons, conditions)}`
}

function ask(parts: QuestionParts): string {
  const { kind, intent, comparator, outcome } = parts
  const treatment = list(parts.treatment)
  const among = people(parts)
  const control = comparator.length === 0 ? '' : ` rispetto a ${list(comparator)}`
  if (treatment === '') return askOfPeople(parts, among)
  if (intent === 'dose') return `Quale dose di ${treatment}${among}`
  if (intent === 'duration') return `Qual è la durata ottimale di ${treatment}${among}`
  if (intent === 'stop') return `Quando sospendere ${treatment}${among}`
  if (kind === 'guideline') return `Che cosa raccomandano le linee guida su ${treatment}${among}`
  if (kind === 'diagnosis') return `Quanto è accurato ${treatment} per la diagnosi${among}`
  if (kind === 'harm' && outcome.length === 0)
    return `Quali sono gli effetti indesiderati di ${treatment}${among}${control}`
  if (kind === 'harm') return `Qual è il rischio di ${list(outcome)} con ${treatment}${among}${control}`
  if (outcome.length > 0) return `Qual è l’effetto di ${treatment} su ${list(outcome)}${among}${control}`
  return `Qual è l’efficacia di ${treatment}${among}${control}`
}

function askOfPeople(parts: QuestionParts, among: string): string {
  const { kind, outcome } = parts
  if (outcome.length > 0) return `Qual è il rischio di ${list(outcome)}${among}`
  if (kind === 'diagnosis') return `Come si fa la diagnosi${among}`
  if (kind === 'prognosis') return `Qual è la prognosi${among}`
  if (kind === 'guideline') return `Che cosa raccomandano le linee guida${among}`
  return `Qual è il trattamento migliore${among}`
}
