import type { QuestionFrames, QuestionParts } from './question-wording.ts'

const list = (names: string[]) => new Intl.ListFormat('es').format(names)

/** Names stand without an article, so that gender and number need not be known. */
export const esQuestion: QuestionFrames = {
  question: (parts) => `¿${ask(parts)}?`,
  among: (persons, conditions) => {
    if (persons.length === 0) return `en caso de ${list(conditions)}`
    return conditions.length === 0 ? `en ${list(persons)}` : `en ${list(persons)} con ${list(conditions)}`
  },
  comparedWith: (control) => `en comparación con ${control}`,
  togetherWith: (treatment) => `en combinación con ${treatment}`,
  about: (words, parts) =>
    `¿Qué se sabe sobre ${words}${parts.treatment.length > 0 ? ` con ${list(parts.treatment)}` : ''}${people(parts)}?`,
}

function people({ persons, conditions }: QuestionParts): string {
  return persons.length + conditions.length === 0 ? '' : ` ${esQuestion.among(persons, conditions)}`
}

function ask(parts: QuestionParts): string {
  const { kind, intent, comparator, outcome } = parts
  const treatment = list(parts.treatment)
  const among = people(parts)
  const control = comparator.length === 0 ? '' : ` en comparación con ${list(comparator)}`
  if (treatment === '') return askOfPeople(parts, among)
  if (intent === 'dose') return `Qué dosis de ${treatment}${among}`
  if (intent === 'duration') return `Cuál es la duración óptima de ${treatment}${among}`
  if (intent === 'stop') return `Cuándo suspender ${treatment}${among}`
  if (kind === 'guideline') return `Qué recomiendan las guías sobre ${treatment}${among}`
  if (kind === 'diagnosis') return `Qué precisión tiene ${treatment} para el diagnóstico${among}`
  if (kind === 'harm' && outcome.length === 0)
    return `Cuáles son los efectos adversos de ${treatment}${among}${control}`
  if (kind === 'harm') return `Cuál es el riesgo de ${list(outcome)} con ${treatment}${among}${control}`
  if (outcome.length > 0) return `Cuál es el efecto de ${treatment} sobre ${list(outcome)}${among}${control}`
  return `Cuál es la eficacia de ${treatment}${among}${control}`
}

function askOfPeople(parts: QuestionParts, among: string): string {
  const { kind, outcome } = parts
  if (outcome.length > 0) return `Cuál es el riesgo de ${list(outcome)}${among}`
  if (kind === 'diagnosis') return `Cómo se hace el diagnóstico${among}`
  if (kind === 'prognosis') return `Cuál es el pronóstico${among}`
  if (kind === 'guideline') return `Qué recomiendan las guías${among}`
  return `Cuál es el mejor tratamiento${among}`
}
