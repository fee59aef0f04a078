import type { Document, Section } from '../../corpus/document.ts'
import { splitSentences } from '../../text/sentences.ts'
import { contentTerms } from '../../text/terms.ts'
import type { Lexicon, LexiconConcept } from '../../understand/lexicon/lexicon.ts'
import { isWithin } from '../../understand/search-forms.ts'
import { conceptsIn } from './subject.ts'

/** Words of a record that stand beside its main result, verbatim: a harm, a limit, or what else the result tells. */
export type Told = { part: 'harms' | 'limits' | 'result'; text: string }

/** Said of others than the two arms in all their people. */
const aside = /\b(?:subgroup|later (?:analysis|follow-up)|same report|third arm|other comparison|adding)\b/u

/** A limit says so of people where it names them as such: left out, or looked at by themselves. */
export const ofPeople = /\b(?:exclud\w+|subgroup|not included|people|those|women|men|infants)\b|^In /u

/** What of it is said of the comparison itself. */
export function withoutAsides(told: readonly Told[]): Told[] {
  return told.filter(({ text }) => !aside.test(text))
}

/** All that a record of our own tells beside its main result; nothing of an abstract nobody has read for its facts. */
export function listTold({ facts, sections }: Document): Told[] {
  if (facts === null) return []
  const textOf = (label: Section['label']) => sections.find((section) => section.label === label)?.text
  const [, ...others] = splitSentences(textOf('RESULT') ?? '')
  const harms = textOf('HARMS')
  const limits = textOf('LIMITS')
  return [
    ...others.map((text): Told => ({ part: 'result', text })),
    ...(harms === undefined ? [] : [{ part: 'harms' as const, text: harms }]),
    ...(limits === undefined ? [] : [{ part: 'limits' as const, text: limits }]),
  ]
}

/** Whether the words name the concept, a kind of it, or a composite it counts towards. */
export function tellsOf({ text }: Told, concept: LexiconConcept, lexicon: Lexicon): boolean {
  return conceptsIn(text, lexicon).some(
    (other) => isWithin(other, concept) || (other.composite && isWithin(concept, other)),
  )
}

/** Who was left out, of whom nothing was learnt. */
const leftOut = /\b(?:exclud\w+|not included)\b/u
/** 'In cardiogenic shock, a subgroup', 'in people with an appendicolith'. */
const group = /\b(?:people|those|women|men|infants|children) (?:with|who have) [^,.;]+|^In [^,.;]+(?=,)/giu

/** Stretches of a harm or a limit that tell how a group of the people fared, each naming it by what it has. */
export function groupsIn({ part, text }: Told): string[] {
  return part === 'result' || leftOut.test(text) ? [] : [...text.matchAll(group)].map(([said]) => said)
}

/** The same of words that no lexicon knows: all of them stand there. */
export function tellsWords({ text }: Told, words: readonly string[]): boolean {
  const here = new Set(contentTerms(text))
  return words.length > 0 && words.flatMap(contentTerms).every((term) => here.has(term))
}
