import { isTreatment } from '../concepts/treatment.ts'
import type { Concept, Measured, QuestionIntent, QuestionKind, Understood } from '@auscult/contract/ai/ai.ts'
import { fold } from '../text/terms.ts'
import { isSubjectWord } from '../understand/question-words.ts'
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
  'not-clinical': 'guideline',
}

const intents: Partial<Record<SpeechAct, QuestionIntent>> = {
  stop: 'stop',
  dose: 'dose',
  duration: 'duration',
}

/** A question as the product shows and stores how it was read. */
export function presentUnderstood(question: Question): Understood {
  const { acts, problems, deduced, patient, people, concern } = question
  const having = problems.filter(({ certainty }) => certainty !== 'ruled-out')
  const lacking = problems.filter(({ certainty }) => certainty === 'ruled-out')
  // 'Not on oxygen' tells who the people are, as 'no diabetes' does.
  const withoutTerms = unique([
    ...lacking.map(({ concept }) => concept.term),
    ...question.names.flatMap(({ isDenied, readings: [first, ...others] }) =>
      isDenied && others.length === 0 && first !== undefined && isTreatment(first) ? first.term : [],
    ),
  ])
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
      ...deduced.map(({ concept }) => concept.term),
      ...people.map(({ term }) => term),
      ...(patient.ageYears === null ? [] : [nameAge(Math.round(patient.ageYears))]),
      ...withoutTerms.map((term) => `without ${term}`),
    ]),
    intervention: inRole('asked'),
    comparator: unique([...inRole('comparator'), ...controlsIn(question)]),
    outcome: unique(concern.map(({ term }) => term)),
    excluded: withoutTerms,
    concepts: listConcepts(question),
    corrections: question.corrections,
  }
}

function toMeasured({ measure, value, to, bound, unit }: Question['patient']['values'][number]): Measured {
  return { term: measure, value, to, bound, unit: unit.toLowerCase() }
}

const grownUpFrom = 18
const adolescentFrom = 12

/** The age as a term of the people: a group of the lexicon for the young, else the years. */
function nameAge(age: number): string {
  if (age >= grownUpFrom) return `aged ${age}`
  return age >= adolescentFrom ? 'adolescents' : 'children'
}

/** What a control arm got; it is shown, not searched for. */
const controls: ReadonlySet<string> = new Set(['placebo', 'sham'])

function controlsIn({ tokens }: Question): string[] {
  return tokens.flatMap(({ key }) => (controls.has(key) ? key : []))
}

/**
 * What is searched for: every name with its forms, what is deduced, an unsure one with the forms of all its readings, and the words beside them. What
 * the people must not have is left out, except of a story: it is looked for by all it names.
 */
function listConcepts({ names, deduced, tokens, isStory }: Question): Concept[] {
  const concepts = new Map<string, Concept>()
  for (const { text, readings, isDenied } of names) {
    for (const concept of readings) {
      const { term, type } = concept
      if (concepts.has(term) || (isDenied && !isStory && type === 'condition')) continue
      concepts.set(term, { term, type, matched: text, forms: withTyped(searchForms(concept), text) })
    }
  }
  for (const { concept, text } of deduced)
    if (!concepts.has(concept.term))
      concepts.set(concept.term, {
        term: concept.term,
        type: concept.type,
        matched: text,
        forms: searchForms(concept),
      })
  for (const { text, english, key, tag } of tokens)
    if (tag !== 'concept' && isSubjectWord(english) && !controls.has(key) && !concepts.has(english))
      concepts.set(english, { term: english, type: 'word', matched: text, forms: [english] })
  return [...concepts.values()]
}

/** What was typed for the concept is searched for too, unless it is a short form. */
function withTyped(forms: string[], typed: string): string[] {
  return typed.length < 3 || forms.some((form) => fold(form) === fold(typed)) ? forms : [...forms, typed]
}

function unique(terms: readonly string[]): string[] {
  return [...new Set(terms)]
}
