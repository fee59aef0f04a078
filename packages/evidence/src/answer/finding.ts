import type { Finding } from './frames/frames.ts'
import type { Source } from './source.ts'

/** A source's result as a sentence can tell it: our own synopses retold without their people, all else quoted as it stands. */
export function readFinding(source: Source): Finding {
  const { document, appraisal, sibling, name } = source
  const facts = document.facts
  const shared = {
    name,
    design: facts?.design ?? appraisal.designText,
    participants: appraisal.participants,
    population: facts?.population ?? null,
    sibling: sibling === null ? null : { drug: sibling.term, drugClass: sibling.broader[0] ?? '' },
  }
  const people = facts?.population == null ? undefined : `In ${facts.population}, `
  return people !== undefined && source.quote.text.startsWith(people)
    ? { ...shared, result: source.quote.text.slice(people.length), isQuotation: false }
    : { ...shared, result: source.quote.text, isQuotation: true }
}
