import { addPoints, type Calculator, levelWords, risk, riskText, yesNo } from './calculator.ts'

const items = [
  'hypertension',
  'renal',
  'liver',
  'stroke',
  'bleeding',
  'inr_labile',
  'age_over_65',
  'drugs',
  'alcohol',
].map((name) => yesNo(name))

/** Major bleeding, percent per year, from the specification; there is no figure above 5 points. */
const bleedingPercent = [0.9, 3.4, 4.1, 5.8, 8.9, 9.1]

/** Points of Pisters 2010 (PMID 20299623). */
export const hasBled: Calculator<{ score: number; risk: string }> = {
  id: 'has-bled',
  items,
  conclude(answers) {
    const score = addPoints(items, answers)
    const percent = bleedingPercent[score]
    return {
      score,
      levels: [levelOf(score)],
      risks: percent === undefined ? [] : [risk('bleeding', percent)],
    }
  },
  present(outcome, words) {
    const { label } = levelWords(outcome, words)
    const figure = riskText(outcome, 'bleeding')
    return { score: outcome.score, risk: figure === '' ? label : `${label} (${figure})` }
  },
}

function levelOf(score: number): string {
  if (score <= 1) return 'low'
  if (score === 2) return 'moderate'
  return score <= 5 ? 'high' : 'very-high'
}
