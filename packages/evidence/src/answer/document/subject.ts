import type { Document } from '../../corpus/document.ts'
import type { Lexicon, LexiconConcept } from '../../understand/lexicon/lexicon.ts'
import { readWords } from '../../understand/words.ts'
import { guidelineTopic } from './study-name.ts'

/** What a source is about, as concepts: the arms it compares, the people, what was counted. */
export type Subject = {
  intervention: LexiconConcept[]
  comparator: LexiconConcept[]
  population: LexiconConcept[]
  /** The people as the record describes them, its title left aside where it can be. */
  enrolled: LexiconConcept[]
  outcome: LexiconConcept[]
  /** What a guideline's title says it is on, where that is no disease: 'Lung cancer screening'. Empty elsewhere. */
  topic: LexiconConcept[]
}

const comparison = /\b(?:versus|vs\.?|compared (?:with|to)|or)\b/iu

const joining = /^(?:plus|and|with)$/u

/** 'No vaccination' and 'deferred prophylaxis' are controls that got nothing of the kind. */
const nothing = /^(?:no|without|delayed|deferred|deferral of)\b/iu

/** Concepts named in a text; an ambiguous abbreviation gives none. 'Clopidogrel plus aspirin' is a strategy and two drugs. */
export function conceptsIn(text: string, lexicon: Lexicon): LexiconConcept[] {
  const words = readWords(text)
  return lexicon.match(words).flatMap(({ from, to, concepts }) => {
    const named = words.slice(from, to)
    const parts = named.some((word) => joining.test(word.folded))
      ? lexicon.match(named.filter((word) => !joining.test(word.folded)))
      : []
    return [{ concepts }, ...parts].flatMap((found) => (found.concepts.length === 1 ? found.concepts : []))
  })
}

/** Read from a curator's facts where they stand, else from the title: an abstract names too many things in passing. */
export function readSubject(document: Document, lexicon: Lexicon): Subject {
  const { facts } = document
  const inTitle = conceptsIn(withoutExclusions(document.title), lexicon).filter(isAboutPeople)
  if (facts !== null) {
    const enrolled = conceptsIn(withoutExclusions(facts.population ?? ''), lexicon).filter(isAboutPeople)
    return {
      intervention: conceptsIn(facts.intervention ?? '', lexicon),
      comparator: nothing.test(facts.comparator ?? '') ? [] : conceptsIn(facts.comparator ?? '', lexicon),
      population: [...enrolled, ...inTitle],
      enrolled,
      outcome: conceptsIn(facts.outcome ?? '', lexicon),
      topic: [],
    }
  }
  if (document.kind === 'guideline') {
    const named = conceptsIn(guidelineTopic(document) || document.title, lexicon)
    const onTopic = named.filter(isAboutPeople)
    const advised = document.sections.map((section) => section.text).join(' . ')
    return {
      intervention: conceptsIn(advised, lexicon).filter((concept) => !isAboutPeople(concept)),
      comparator: [],
      population: onTopic,
      enrolled: onTopic,
      outcome: [],
      topic: named.filter((concept) => !isAboutPeople(concept)),
    }
  }
  const [before = '', ...after] = document.title.split(comparison)
  return {
    intervention: conceptsIn(before, lexicon).filter((concept) => !isAboutPeople(concept)),
    comparator: conceptsIn(after.join(' . '), lexicon).filter((concept) => !isAboutPeople(concept)),
    population: inTitle,
    enrolled: inTitle,
    outcome: [],
    topic: [],
  }
}

/** 'Without diabetes' says whom a study left out. */
export function withoutExclusions(population: string): string {
  return population
    .replaceAll(/\brisk factors? for [^,;)]*/giu, ' . ')
    .replaceAll(/\b(?:with or )?(?:(?<!with and )without|and no|, no|but no)\b[^,;)]*/giu, ' . ')
}

export function isAboutPeople(concept: LexiconConcept): boolean {
  return concept.type === 'condition' || concept.type === 'population'
}
