import type { Lexicon, LexiconConcept } from '../understand/lexicon/lexicon.ts'

/** The stem of international names of penicillins (WHO, The use of stems in INN), in 'pivmecillinam', too. */
const penicillin = /cillin(?:am)?\b/u

/** Who is allergic to one penicillin is so to all: 'allergic to Augmentin, amoxicillin?'. The lexicon has most of them as antibiotics alone. */
export function withClass(allergies: readonly LexiconConcept[], lexicon: Lexicon): LexiconConcept[] {
  const whole = lexicon.find('penicillin')
  const isOfClass = allergies.some(({ term }) => penicillin.test(term))
  return isOfClass && whole !== undefined ? [...new Set([...allergies, whole])] : [...allergies]
}
