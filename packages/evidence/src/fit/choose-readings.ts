import type { Question, Unsure } from '../question/question.ts'
import type { Candidate } from '../search/search.ts'
import type { Lexicon, LexiconConcept } from '../understand/lexicon/lexicon.ts'
import type { Fitted } from './fit-result.ts'

/** More short forms than these are read by what is seen with them alone. */
const mostUnsure = 2
const mostReadings = 4
/** A reading this much better than the next is what was meant. */
const clearlyBetter = 0.35

/** How an agent judges candidates. */
export type FitEach = (question: Question, candidates: readonly Candidate[], lexicon: Lexicon) => Fitted[]

export type Chosen =
  | { outcome: 'chosen'; question: Question; fitted: Fitted[] }
  | { outcome: 'ambiguous'; typed: string; readings: LexiconConcept[] }

/**
 * The question as the corpus makes sense of it: of each short form the reading that is best answered. Asked back only where two readings are
 * answered about as well, by different sources. `readAs` reads the question with a reading chosen.
 */
export function chooseReadings(
  question: Question,
  candidates: readonly Candidate[],
  lexicon: Lexicon,
  fit: FitEach,
  readAs: (chosen: ReadonlyMap<string, string>) => Question,
): Chosen {
  const chosen = new Map<string, string>()
  let best = { question, fitted: fit(question, candidates, lexicon) }
  for (const unsure of question.unsure.slice(0, mostUnsure)) {
    const tried = tryReadings(unsure, chosen, candidates, lexicon, fit, readAs)
    const [first, second] = tried
    if (first === undefined) continue
    if (second !== undefined && isUndecided(first, second))
      return { outcome: 'ambiguous', typed: unsure.text, readings: listUndecided(first, tried) }
    chosen.set(unsure.text.toLowerCase(), first.reading.term)
    best = first
  }
  return { outcome: 'chosen', ...best }
}

type Tried = {
  reading: LexiconConcept
  question: Question
  fitted: Fitted[]
  score: number
  lead: string | undefined
}

function tryReadings(
  { text, readings }: Unsure,
  chosen: ReadonlyMap<string, string>,
  candidates: readonly Candidate[],
  lexicon: Lexicon,
  fit: FitEach,
  readAs: (chosen: ReadonlyMap<string, string>) => Question,
): Tried[] {
  return readings
    .slice(0, mostReadings)
    .map((reading) => {
      const question = readAs(new Map([...chosen, [text.toLowerCase(), reading.term]]))
      const fitted = fit(question, candidates, lexicon)
      const [lead] = fitted.toSorted((one, other) => other.fit.score - one.fit.score)
      return { reading, question, fitted, score: lead?.fit.score ?? 0, lead: lead?.candidate.document.id }
    })
    .toSorted((one, other) => other.score - one.score)
}

/** All that it may have meant, not only the nearest two. */
function listUndecided(first: Tried, tried: readonly Tried[]): LexiconConcept[] {
  return tried.filter((each) => each === first || isUndecided(first, each)).map(({ reading }) => reading)
}

function isUndecided(first: Tried, second: Tried): boolean {
  const isAnswered = ({ fitted }: Tried) => fitted.some(({ fit }) => fit.answers)
  return (
    isAnswered(first) &&
    isAnswered(second) &&
    first.lead !== second.lead &&
    first.score - second.score < clearlyBetter
  )
}
