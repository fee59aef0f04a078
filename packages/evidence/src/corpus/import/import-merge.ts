import type { Document, StudyFacts } from '../document.ts'

/**
 * What to store when a record arrives and one with its id may be there. A source's own words replace our synopsis, and the
 * curated facts and record stay beside them; an older revision never replaces a newer one, nor our synopsis an abstract.
 */
export function mergeDocuments(incoming: Document, stored: Document | undefined): Document {
  if (stored === undefined) return incoming
  if (isOlder(incoming, stored) || isSynopsisOfGuideline(incoming, stored)) return stored
  if (incoming.readPart === 'own-synopsis' && isFromSource(stored)) {
    const hasOwnText = stored.readPart !== 'title' && stored.readPart !== 'own-synopsis'
    return hasOwnText
      ? { ...stored, facts: factsBeside(stored, incoming.facts), ...recordOf(incoming) }
      : withSynopsis(stored, incoming)
  }
  if (incoming.readPart === 'title' && stored.readPart === 'own-synopsis') {
    return withSynopsis(incoming, stored)
  }
  const facts = incoming.facts ?? factsBeside(incoming, stored.facts)
  return { ...incoming, facts, ...recordOf(incoming.study ? incoming : stored) }
}

/** Left out where there is none, so that a record that did not change is stored as it was. */
function recordOf({ study }: Document): Pick<Document, 'study'> {
  return study ? { study } : {}
}

function isOlder(incoming: Document, stored: Document): boolean {
  // The registry's answers may hold chosen fields only; those without a date never replace a dated record.
  if (incoming.kind === 'trial' && incoming.revisedOn === null) return (stored.revisedOn ?? '') !== ''
  return (incoming.revisedOn ?? '') !== '' && (incoming.revisedOn ?? '') < (stored.revisedOn ?? '')
}

/** A guideline that was imported has the body's own words and grades; our condensed ones never come back over it. */
function isSynopsisOfGuideline(incoming: Document, stored: Document): boolean {
  return incoming.kind === 'guideline' && incoming.reviewed !== null && stored.reviewed === null
}

/** Records of ours have no revision date, not even an empty one. */
function isFromSource(document: Document): boolean {
  return document.readPart !== 'own-synopsis' || document.revisedOn !== undefined
}

/** PubMed has no abstract of the article: its record, with our synopsis as the text. */
function withSynopsis(record: Document, synopsis: Document): Document {
  return {
    ...record,
    title: synopsis.title,
    sections: synopsis.sections,
    language: synopsis.language,
    readPart: synopsis.readPart,
    licence: synopsis.licence,
    reviewed: synopsis.reviewed,
    facts: synopsis.facts,
    ...recordOf(synopsis),
  }
}

/** An effect is kept only where its words stand in the stored text: an answer may show nothing that is not there. */
function factsBeside(document: Document, facts: StudyFacts | null): StudyFacts | null {
  if (facts?.effect == null) return facts
  const effectText = facts.effect.text
  const isThere = document.sections.some((section) => section.text.includes(effectText))
  return isThere ? facts : { ...facts, effect: null }
}
