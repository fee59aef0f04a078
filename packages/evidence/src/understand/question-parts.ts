import type { Understood } from '@auscult/contract/ai/ai.ts'
import type { Language } from '@auscult/contract/language.ts'
import type { QuestionParts } from './wording/question-wording.ts'
import { fold } from '../text/terms.ts'
import type { Lexicon, LexiconConcept } from './lexicon/lexicon.ts'

const excluding = 'without '

/** Drug classes, which a sentence names in the plural. */
const classNoun =
  /(?:inhibitor|agonist|antagonist|blocker|statin|antibiotic|steroid|diuretic|vaccine|anticoagulant|depressant|psychotic|epileptic|antiviral|histamine|opioid|nitrate|fibrate|bisphosphonate|analogue|triptan|gliptin|gliflozin|salicylate|benzodiazepine|inhaler|antibody|therapy)$/u

/** What was understood, in the words of the question's language: as typed where it was typed, else by the lexicon. */
export function questionParts(understood: Understood, lexicon: Lexicon): QuestionParts {
  const names = (terms: readonly string[]) => terms.map((term) => nameOf(term, understood, lexicon))
  const people = understood.population.filter((term) => !term.startsWith(excluding))
  const isPerson = (term: string) => lexicon.find(term)?.type === 'population' && !isState(term)
  return {
    kind: understood.kind,
    intent: understood.intent,
    treatment: names(understood.intervention),
    persons: names(people.filter(isPerson)),
    conditions: names(people.filter((term) => !isPerson(term))),
    comparator: names(understood.comparator),
    // 'Adverse events' are what a question on harm asks for anyway.
    outcome: names(understood.outcome.filter((term) => term !== 'adverse events')),
  }
}

/** 'Pregnant women' are typed as 'pregnancy' more often than not, which is something one has. */
export function isState(term: string): boolean {
  return /^(?:pregnant|breastfeeding|postpartum) /u.test(term)
}

function nameOf(term: string, understood: Understood, lexicon: Lexicon): string {
  const typed = understood.concepts.find((concept) => concept.term === term)?.matched
  const concept = lexicon.find(term)
  if (typed !== undefined) return withoutPreposition(asWritten(typed, understood.language), concept)
  return concept === undefined ? term : nameIn(concept, understood.language)
}

/** The name of a concept in a language, the English term where the lexicon has no other. */
export function nameIn(concept: LexiconConcept, language: Language): string {
  if (language !== 'en') return concept[language][0] ?? concept.term
  if (isState(concept.term)) return concept.synonyms[0] ?? concept.term
  // A name that ends like its class is one drug's all the same: 'dapagliflozin'.
  return concept.type === 'drug' && concept.narrower.length > 0 && classNoun.test(concept.term)
    ? concept.term.replace(/y$/u, 'ie').replace(/$/u, 's')
    : concept.term
}

/** A capital that only began the question does not belong in the middle of a sentence; a German noun keeps it. */
function asWritten(typed: string, language: Language): string {
  return language !== 'de' && /^\p{Lu}\p{Ll}+(?: \p{Ll}+)*$/u.test(typed) && typed.length > 3
    ? typed.charAt(0).toLowerCase() + typed.slice(1)
    : typed
}

/** The lexicon knows 'in pregnancy' as one name; a frame brings its own preposition. */
function withoutPreposition(typed: string, concept: LexiconConcept | undefined): string {
  const rest = typed.replace(/^(?:in|during|after) (?:the )?/iu, '')
  const names = concept === undefined ? [] : [concept.term, ...concept.synonyms].map(fold)
  return names.includes(fold(rest)) ? rest : typed
}
