import type { Understood } from '@auscult/contract/ai/ai.ts'
import type { Lexicon, LexiconConcept } from '../../understand/lexicon/lexicon.ts'
import type { AnswerFrames } from '../frames/answer-frames.ts'
import type { Topic } from '../frames/frames.ts'

/** The question's subject in words for a sentence, mended spelling and preferred terms in place. */
export function nameTopic(understood: Understood, lexicon: Lexicon, frames: AnswerFrames): Topic {
  const isOfType = (type: LexiconConcept['type']) => (term: string) => lexicon.find(term)?.type === type
  return {
    treatment: frames.list(understood.intervention.map((term) => frames.term(asTyped(term, understood)))),
    people: frames.people(
      understood.population.filter(isOfType('population')),
      // A test or a word that merely narrows the people names no disease they have.
      understood.population.filter(isOfType('condition')).map(asWritten),
      understood.population.filter(isExcluded),
    ),
  }
}

function isExcluded(term: string): boolean {
  return term.startsWith('without ')
}

/** A capital that only began the question does not belong in the middle of a sentence. */
function asWritten(term: string): string {
  return /^\p{Lu}\p{Ll}+$/u.test(term) && term.length > 3 ? term.toLowerCase() : term
}

/** 'statins' reads better than 'statin' where the person wrote the plural of the preferred term. */
function asTyped(term: string, understood: Understood): string {
  const typed = understood.concepts.find((concept) => concept.term === term)?.matched
  return typed?.toLowerCase() === `${term.toLowerCase()}s` ? `${term}s` : asWritten(term)
}
