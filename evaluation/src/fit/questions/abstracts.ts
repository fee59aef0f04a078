import type { Lexicon } from '@auscult/evidence/understand/lexicon/lexicon.ts'
import { digestOf, foldOf, type FitQuestion, mostBeside, mostWithout, pairsOf } from '../pairs.ts'
import type { Asked } from '../search.ts'
import type { JudgedQuestion } from '../../sets/judged-set.ts'

/** Half of the questions are in no fit. */
export const unseen = 'unseen'
const isUnseen = (id: string) => (digestOf(id)[1] ?? 0) % 2 === 1

/**
 * Labels name the paper a question was made from, and others in the corpus may answer it as well: what is not named counts less. What is
 * found without the named one says nothing in SciFact, whose corpus was gathered around its claims.
 */
const weightOfOthers = 0.65
const weightsWithout: Readonly<Record<string, number>> = { pubmedqa: 1, scifact: 0 }

/** Real questions, each with the abstracts that answer it and without them. */
export function abstractQuestions(
  name: string,
  questions: readonly JudgedQuestion[],
  asked: ReadonlyMap<string, Asked>,
  lexicon: Lexicon,
): FitQuestion[] {
  return questions.flatMap(({ id, question: text, relevant }) => {
    const found = asked.get(text)
    if (found === undefined) return []
    const expected = new Set(relevant)
    const beside = found.candidates.slice(0, mostBeside)
    const others = found.candidates.filter(({ document }) => !expected.has(document.id))
    const without = others.slice(0, mostWithout)
    const { question } = found
    const same = {
      set: isUnseen(id) ? `${name} ${unseen}` : name,
      fold: foldOf(id),
      weight: 1,
      allowed: expected,
    }
    return [
      {
        ...same,
        id,
        expect: 'answer',
        expected,
        weightOfOthers,
        pairs: pairsOf({ question, candidates: beside }, (other) => (expected.has(other) ? 1 : 0), lexicon),
      },
      {
        ...same,
        id: `${id}, hidden`,
        expect: 'refuse',
        expected: new Set(),
        weightOfOthers: weightOfOthers * (weightsWithout[name] ?? 1),
        pairs: pairsOf({ question, candidates: without }, () => 0, lexicon),
      },
    ]
  })
}
