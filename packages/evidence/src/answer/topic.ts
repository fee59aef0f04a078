import type { Understood } from '@auscult/contract/ai.ts'
import type { Lexicon } from '../understand/lexicon.ts'
import type { Frames, Topic } from './frames/frames.ts'

/** The question's subject in words for a sentence, mended spelling and preferred terms in place. */
export function nameTopic(understood: Understood, lexicon: Lexicon, frames: Frames): Topic {
  const isPopulation = (term: string) => lexicon.find(term)?.type === 'population'
  return {
    treatment: frames.list(understood.intervention.map((term) => asTyped(term, understood))),
    people: frames.people(
      understood.population.filter(isPopulation),
      understood.population.filter((term) => !isPopulation(term)),
    ),
    kind: understood.kind,
  }
}

/** 'statins' reads better than 'statin' where the person wrote the plural of the preferred term. */
function asTyped(term: string, understood: Understood): string {
  const typed = understood.concepts.find((concept) => concept.term === term)?.matched
  return typed?.toLowerCase() === `${term.toLowerCase()}s` ? `${term}s` : term
}
