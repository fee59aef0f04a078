import type { CalculatorOffer } from '@auscult/contract/ai/tools.ts'
import type { Tools } from './compile-tools.ts'
import { isFigureBeside } from './figure-beside.ts'
import { excludedByQuestion, fillFromQuestion } from './fill-items.ts'
import type { Told } from './read-told.ts'

/** Scores that nobody names and a figure beside a complaint leads to: 'troponin 60, chest pain' to HEART. They answer nothing. */
export function offerScoresOfFigure(told: Told, tools: Tools): CalculatorOffer[] {
  if (tools.scoresOfFigures.length === 0 || !isFigureBeside(told)) return []
  const { question, named } = told
  const tests = new Set(named.flatMap(({ means }) => (means.tool === 'labs' ? [means.test._id] : [])))
  const has = new Set(
    question.problems.filter(({ certainty }) => certainty === 'present').map(({ concept: { term } }) => term),
  )
  return tools.scoresOfFigures
    .filter(({ row: { ofFigure } }) => ofFigure !== undefined && has.has(ofFigure.beside))
    .filter(({ row: { ofFigure } }) => ofFigure?.tests.some((id) => tests.has(id)) === true)
    .map((score) => ({
      tool: 'calculator' as const,
      id: score.row.id,
      name: score.texts.name,
      use: score.texts.use,
      filled: fillFromQuestion(told, score, tools, []),
      notFor: excludedByQuestion(told, score, tools, []),
      covers: false,
    }))
}
