import { examplesOf, fitModel, isFittedOn, scoreHeldOut, type ModelOptions } from './model.ts'
import type { FitQuestion } from './pairs.ts'
import { chooseThreshold, pointAt, pointsOf, pointsTable, type Scored, supportsShare } from './points.ts'
import { readFitQuestions } from './sets.ts'
import { writeFitWeights } from './weights-file.ts'
import { weightsTable } from './meanings.ts'
import { table, writePart } from '../report/page.ts'
import type { HalfChoice } from '../clinicians/evaluate.ts'

const method = `Written by \`npm run evaluate -- fit\`. One logistic function scores a question beside a record; what it adds up is below. A pair is
labelled by the phrases that curators say a study or a guideline's topic may be asked by (each taken out of its own records first, plain and with noise),
by the names of a record's drug and disease and of its drug in a disease it was never tried in, beside its own comparator and another one, with
when to give it, by a class in a disease and a drug in a group of diseases, by the labels of half one of both sets of
clinicians' questions (weight 4), and by the papers that PubMedQA and SciFact name; each question is asked once with what answers it and
once without. Kin of what answers (same treatment and disease) is nobody's pair. What is measured was
scored by weights that had not seen it: five folds, and half two, which is in no fit and shown only on request. A missing answer
costs 1, a wrong one (led by what does not answer, or answered where nothing does) 10; dangerous ones are the business of the
safety rules and not counted here. By cost alone hardly half of what can be answered would be; written is the cheapest threshold at
which 85 % are answered and 90 % refused, or the nearest to it.`

/**
 * A penalty of ten answers 71 instead of 89 % of half one where 90 % are refused, and the phrases come out the same. What fewer than 20 pairs have is
 * noise.
 */
const options: ModelOptions = { ridge: 1, leastSeen: 20 }

const setNames: Readonly<Record<string, string>> = {
  asked: 'phrases of the records, held out',
  named: 'drug and disease by their names, held out',
  apart: 'its own comparator or time, or another, held out',
  general: 'a class or a group of diseases, held out',
  topics: 'phrases of guideline topics, held out',
  one: "clinicians' questions, half one, held out",
  two: "clinicians' questions, half two, in no fit",
  'one among abstracts': 'half one, among 7,000 abstracts, held out',
  'two among abstracts': 'half two, among 7,000 abstracts, in no fit',
  'one of our own': 'our own set, half one, held out',
  'two of our own': 'our own set, half two, in no fit',
  'one at the bedside': 'bedside questions, half one, held out',
  'two at the bedside': 'bedside questions, half two, in no fit',
  'one of near misses': 'near misses, half one, held out',
  'two of near misses': 'near misses, half two, in no fit',
  pubmedqa: 'PubMedQA dev, held out',
  'pubmedqa unseen': 'PubMedQA dev, the half in no fit',
  scifact: 'SciFact dev, held out',
  'scifact unseen': 'SciFact dev, the half in no fit',
}

/**
 * Fits the weights of `fit.ts`, prints what they do on questions that were held out, and writes them. Half two is shown only where it is asked for: each
 * look makes it a weaker measure.
 */
export async function fitEngineWeights(half: HalfChoice): Promise<void> {
  const questions = await readFitQuestions()
  const model = fitModel(questions, options)
  const scored = scoreHeldOut(questions, options, model)
  const answersFrom = chooseThreshold(scored.filter(({ set }) => set.startsWith('one')))
  const shown = scored.filter(({ set }) => half === 'both' || !set.startsWith(half === 'one' ? 'two' : 'one'))
  const figures = `${countsTable(questions)}\n\n${heldOutTable(shown, answersFrom)}`
  console.log(`${figures}\n`)
  await writePart(
    'What decides whether a record answers',
    [method, figures, weightsTable(model)].join('\n\n'),
  )
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
