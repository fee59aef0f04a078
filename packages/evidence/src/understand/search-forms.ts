import { ancestorsOf } from '../concepts/relation.ts'
import type { LexiconConcept } from './lexicon/lexicon.ts'

/** 'Over 80' names people in a question; in a paper its words are as often a dose and a comparison. */
const isAge = /\b(?:over|age|aged|above|older|years)\b.*\d|\d.*\b(?:years|older)\b/u

/** A class such as 'antibiotic' has dozens of members; past this many they only slow the search. */
const mostForms = 60

/**
 * Every name to search for. A class brings its members and a disease its kinds, because a study of dapagliflozin is a study of
 * an SGLT2 inhibitor; it does not hold the other way round. Two-letter abbreviations are left out: in running text they mean too much.
 */
export function searchForms(concept: LexiconConcept): string[] {
  const forms = new Set<string>()
  const visit = (current: LexiconConcept, isItself: boolean) => {
    forms.add(current.term)
    for (const name of [...current.synonyms, ...current.us]) if (!isAge.test(name)) forms.add(name)
    if (isItself) for (const short of current.abbreviations) if (short.length > 2) forms.add(short)
  }
  visit(concept, true)
  for (const member of concept.narrower) {
    visit(member, false)
    for (const below of member.narrower) visit(below, false)
  }
  // Last, so that they never push out a kind that the lexicon itself has.
  for (const member of [concept, ...concept.narrower].flatMap((each) => each.meshNarrower))
    visit(member, false)
  return [...forms].slice(0, mostForms)
}

/** Whether the concept is the other one or lies under it. */
export function isWithin(concept: LexiconConcept, other: LexiconConcept): boolean {
  return ancestorsOf(concept).has(other)
}
