import { splitSentences } from '../../text/sentences.ts'
import type { Finding, Told } from '../frames/frames.ts'
import { figuresIn } from '../verify.ts'
import type { Source } from './source.ts'

/** A source's result as a sentence can tell it: our own synopses retold, all else quoted as it stands. */
export function readFinding(source: Source): Finding {
  const { document, appraisal, sibling, name } = source
  const parted = partSynopsis(source)
  const designText = appraisal.design === 'unknown' ? null : appraisal.designText
  return {
    name,
    design: document.facts?.design ?? designText,
    designText,
    participants: statedParticipants(source),
    population: parted?.people ?? null,
    sibling: sibling === null ? null : { drug: sibling.term, drugClass: sibling.broader[0] ?? '' },
    result: parted?.result ?? source.quote.text,
    isQuotation: parted === undefined,
    language: document.language,
    told: readTold(source),
  }
}

/** A curator's facts, where they tell what was studied and what was counted. */
function readTold({ document: { facts }, appraisal, quote }: Source): Told | null {
  if (facts?.intervention == null || facts.outcome === null) return null
  return {
    treatment: facts.intervention,
    control: facts.comparator,
    outcome: facts.outcome,
    population: facts.population,
    direction: appraisal.direction,
    effect: facts.effect,
    further: furtherSentences(quote.text),
  }
}

/** What a synopsis adds to its result, such as another analysis: it goes with the figures wherever they go. */
function furtherSentences(result: string): string | null {
  const [, ...further] = splitSentences(result)
  return further.length === 0 ? null : further.join(' ')
}

/** A number read from words ('one thousand ninety-nine') is shown beside the source, but a sentence keeps to its figures. */
function statedParticipants({ document, appraisal: { participants } }: Source): number | null {
  if (participants === null) return null
  const stored = document.sections.map((section) => section.text).join(' ')
  return figuresIn(stored, document.language).has(String(participants)) ? participants : null
}

/** Parts 'In <people>, <result>' of a synopsis; the people may hold commas, as many as the curated population does. */
function partSynopsis({ document, quote }: Source): { people: string; result: string } | undefined {
  const population = document.facts?.population
  if (population == null || !quote.text.startsWith('In ')) return undefined
  const phrases = quote.text.slice('In '.length).split(', ')
  const commas = population.split(', ').length
  const people = phrases.slice(0, commas).join(', ')
  const result = phrases.slice(commas).join(', ')
  return result === '' || people.slice(0, 4) !== population.slice(0, 4) ? undefined : { people, result }
}
