import { examplesOf, fitModel, isFittedOn, scoreHeldOut, type ModelOptions } from './fit-model.ts'
import type { FitQuestion } from './fit-pairs.ts'
import { chooseThreshold, pointAt, pointsOf, pointsTable, type Scored, supportsShare } from './fit-points.ts'
import { readFitQuestions } from './fit-sets.ts'
import { writeFitWeights } from './fit-weights-file.ts'
import { table } from './page.ts'

/**
 * Half of ten loses a tenth of the answers of half one at the same refusals, a tenth of it gains nothing; what fewer than 20 pairs have is noise.
 */
const options: ModelOptions = { ridge: 1, leastSeen: 20 }

const setNames: Readonly<Record<string, string>> = {
  asked: 'phrases of the records, held out',
  one: "clinicians' questions, half one, held out",
  two: "clinicians' questions, half two, in no fit",
  'one among abstracts': 'half one, among 7,000 abstracts, held out',
  'two among abstracts': 'half two, among 7,000 abstracts, in no fit',
  pubmedqa: 'PubMedQA dev, held out',
  'pubmedqa unseen': 'PubMedQA dev, the half in no fit',
  scifact: 'SciFact dev, held out',
  'scifact unseen': 'SciFact dev, the half in no fit',
}

/** Fits the weights of `fit.ts`, prints what they do on questions that were held out, and writes them. */
export async function fitEngineWeights(): Promise<void> {
  const questions = await readFitQuestions()
  const scored = scoreHeldOut(questions, options)
  const answersFrom = chooseThreshold(scored.filter(({ set }) => set === 'one'))
  console.log(countsTable(questions))
  console.log(`\n${heldOutTable(scored, answersFrom)}\n`)
  const model = fitModel(questions, options)
  const fittedOn = questions.filter(isFittedOn)
  const file = await writeFitWeights(
    { ...model, answersFrom, supportsFrom: round(answersFrom * supportsShare) },
    { questions: fittedOn.length, pairs: examplesOf(fittedOn).length },
  )
  console.log(`${model.weights.size} weights in ${model.rounds} rounds: ${file}`)
}

const round = (value: number) => Math.round(1000 * value) / 1000

function countsTable(questions: readonly FitQuestion[]): string {
  const sets = [...new Set(questions.map(({ set }) => set))]
  return table(
    ['set', 'answerable', 'unanswerable', 'pairs'],
    sets.map((set) => {
      const rows = questions.filter((question) => question.set === set)
      const counts = [
        rows.filter(({ expect }) => expect === 'answer').length,
        rows.filter(({ expect }) => expect === 'refuse').length,
        rows.reduce((sum, { pairs }) => sum + pairs.length, 0),
      ]
      return [setNames[set] ?? set, ...counts.map(String)]
    }),
  )
}

function heldOutTable(scored: readonly Scored[], chosen: number): string {
  const sets = [...new Set(scored.map(({ set }) => set))]
  return pointsTable(
    sets.flatMap((set) => {
      const rows = scored.filter((each) => each.set === set)
      const { cheapest, answers, refuses } = pointsOf(rows)
      const name = setNames[set] ?? set
      return [
        { name: `${name}: as written`, point: pointAt(rows, chosen) },
        { name: 'the cheapest', point: cheapest },
        { name: '85 % answered', point: answers },
        { name: '90 % refused', point: refuses },
      ]
    }),
  )
}
