import type { Token } from '../question/question.ts'
import type { LexiconConcept } from '../understand/lexicon/lexicon.ts'
import { readWords } from '../understand/words.ts'
import { type Holding, holdOther } from './holding.ts'

const effects = new Set(
  'cause slow prevent reduce increase induce lower delay risk trigger provoke avoid'
    .split(' ')
    .flatMap((verb) => [verb, `${verb}s`, `${verb}d`, `${verb}ed`, `${verb}ing`]),
)
const counted = new Set('risk rate incidence prevention prophylaxis'.split(' '))
const linking = new Set('of to for a an the in progression'.split(' '))

/** 'Does it cause respiratory depression', 'ketoacidosis risk': what a drug may do, and no state of the patient. */
export function isAskedEffect({ from, to }: Holding, tokens: readonly Token[]): boolean {
  if (from < 0) return false
  if (counted.has(tokens[to]?.key ?? '') && tokens[to + 1]?.key !== 'of') return true
  const before = tokens.slice(Math.max(0, from - 3), from).findLast(({ key }) => !linking.has(key))
  return before !== undefined && effects.has(before.key)
}

const had = new Set(
  'with has have having had active acute current ongoing major recent despite during and severe'.split(' '),
)

/** 'A patient with bleeding' has it; 'risk of bleeding' is asked about. */
export function holdConcern(concept: LexiconConcept, tokens: readonly Token[]): Holding {
  for (const name of [concept.term, ...concept.synonyms, ...concept.abbreviations]) {
    const keys = readWords(name).map(({ key }) => key)
    const from = tokens.findIndex((_, at) => keys.every((key, nth) => tokens[at + nth]?.key === key))
    if (from < 0) continue
    const holding = { ...holdOther(concept, 'concern'), from, to: from + keys.length }
    return had.has(tokens[from - 1]?.key ?? '')
      ? { ...holding, as: 'problem', certainty: 'present' }
      : holding
  }
  return holdOther(concept, 'concern')
}
