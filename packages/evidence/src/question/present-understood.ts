import type { Concept, Measured, QuestionIntent, QuestionKind, Understood } from '@auscult/contract/ai.ts'
import { fold } from '../text/terms.ts'
import { stopWords } from '../text/stop-words.ts'
import type { LexiconConcept } from '../understand/lexicon/lexicon.ts'
import { nameAge } from '../understand/people/age.ts'
import { searchForms } from '../understand/search-forms.ts'
import type { Question, SpeechAct } from './question.ts'

const kinds: Record<SpeechAct, QuestionKind> = {
  treat: 'treatment',
  compare: 'treatment',
  harm: 'harm',
  dose: 'treatment',
  timing: 'treatment',
  duration: 'treatment',
  stop: 'treatment',
  diagnose: 'diagnosis',
  screen: 'prevention',
  prognosis: 'prognosis',
  guideline: 'guideline',
  define: 'diagnosis',
}

const intents: Partial<Record<SpeechAct, QuestionIntent>> = {
  stop: 'stop',
  dose: 'dose',
  duration: 'duration',
}

/** A question as the product shows and stores how it was read. */
export function presentUnderstood(question: Question): Understood {
  const { acts, problems, patient, people, concern } = question
  const having = problems.filter(({ certainty }) => certainty !== 'ruled-out')
  const lacking = problems.filter(({ certainty }) => certainty === 'ruled-out')
  const inRole = (...roles: string[]) =>
    unique(acts.filter(({ role }) => roles.includes(role)).map(({ concept }) => concept.term))
  return {
    language: question.language,
    kind: kinds[question.speechAct],
    intent: intents[question.speechAct] ?? 'start',
    timeHours: patient.sinceHours,
    isAfterTime: false,
    measured: patient.values.map(toMeasured),
    population: unique([
      ...having.map(({ concept }) => concept.term),
      ...people.map(({ term }) => term),
      ...(patient.ageYears === null ? [] : [nameAge(Math.round(patient.ageYears))]),
      ...lacking.map(({ concept }) => `without ${concept.term}`),
    ]),
    intervention: inRole('asked'),
    comparator: inRole('comparator'),
    outcome: unique(concern.map(({ term }) => term)),
    excluded: unique(lacking.map(({ concept }) => concept.term)),
    concepts: listConcepts(question),
    corrections: question.corrections,
  }
}

function toMeasured({ measure, value, bound, unit }: Question['patient']['values'][number]): Measured {
  return { term: measure, value, bound, unit: unit.toLowerCase() }
}

/** What is searched for: every name with its forms, an unsure one with the forms of all its readings, and the words beside them. */
function listConcepts(question: Question): Concept[] {
  const concepts = new Map<string, Concept>()
  const add = (concept: LexiconConcept, matched: string) => {
    if (!concepts.has(concept.term))
      concepts.set(concept.term, {
        term: concept.term,
        type: concept.type,
        matched,
        forms: withTyped(searchForms(concept), matched),
      })
  }
  for (const { concept, text } of question.acts) add(concept, text)
  for (const { concept, text, certainty } of question.problems)
    if (certainty !== 'ruled-out') add(concept, text)
  for (const concept of [...question.people, ...question.concern, ...question.tests])
    add(concept, concept.term)
  for (const { text, readings } of question.unsure) for (const reading of readings) add(reading, text)
  for (const { text, tag, key } of question.tokens) {
    if (tag !== 'speech' || key.length < 2 || stopWords.has(key) || concepts.has(text)) continue
    concepts.set(text, { term: text, type: 'word', matched: text, forms: [text] })
  }
  return [...concepts.values()]
}

/** What was typed for the concept is searched for too, unless it is a short form. */
function withTyped(forms: string[], typed: string): string[] {
  return typed.length < 3 || forms.some((form) => fold(form) === fold(typed)) ? forms : [...forms, typed]
}

function unique(terms: readonly string[]): string[] {
  return [...new Set(terms)]
}
