import type { Understood } from '@auscult/contract/ai/ai.ts'
import { questionFrames } from '../understand/wording/question-frames.ts'
import type { Lexicon, LexiconConcept } from '../understand/lexicon/lexicon.ts'
import { questionParts } from '../understand/question-parts.ts'
import type { Act, Problem, Question } from './question.ts'

const isOfType = (type: LexiconConcept['type']) => (concept: LexiconConcept) => concept.type === type

/** The question with the parts its asker changed: what was edited is no longer what its own words say. */
export function editedQuestion(question: Question, edited: Understood, lexicon: Lexicon): Question {
  const find = (terms: readonly string[]) => terms.flatMap((term) => lexicon.find(term) ?? [])
  const actsOf = (terms: readonly string[], role: Act['role']): Act[] =>
    find(terms).map((concept) => ({ concept, role, text: concept.term, dose: null }))
  const problemsOf = (terms: readonly string[], certainty: Problem['certainty']): Problem[] =>
    find(terms)
      .filter(isOfType('condition'))
      .map((concept) => ({ concept, certainty, text: concept.term }))
  const keptBefore = (at: number) => question.tokens.slice(0, at).filter(({ tag }) => tag !== 'speech').length
  return {
    ...question,
    speechAct:
      edited.kind === 'guideline' ? 'guideline' : edited.kind === 'harm' ? 'harm' : question.speechAct,
    acts: [
      ...actsOf(edited.intervention, 'asked'),
      ...actsOf(edited.comparator, 'comparator'),
      ...question.acts.filter(({ role }) => role === 'current' || role === 'past'),
    ],
    problems: [...problemsOf(edited.population, 'present'), ...problemsOf(edited.excluded, 'ruled-out')],
    people: find(edited.population).filter(isOfType('population')),
    concern: find(edited.outcome),
    tokens: question.tokens.filter(({ tag }) => tag !== 'speech'),
    names: question.names.map((name) => ({ ...name, from: keptBefore(name.from), to: keptBefore(name.to) })),
    searchText: questionFrames('en').question(questionParts(edited, lexicon)),
    isStory: false,
  }
}
