import { addPoints, type Calculator, levelWords, risk, riskText, yesNo } from './calculator.ts'

const items = ['confusion', 'urea_7_or_more', 'rr_30_or_more', 'bp_low', 'age_65_or_more'].map((name) =>
  yesNo(name),
)

/** Deaths within 30 days, percent, by score; they equal the cohort of Aujesky 2005 (PMID 15808136). */
const deathPercent = [0.6, 2.7, 6.8, 14, 27.8, 27.8]

/** Points of Lim 2003 (PMID 12728155), whose urea limit is above 7 mmol/L where the specification says 7 or more. */
export const curb65: Calculator<{ score: number; mortalityRisk: string; recommendation: string }> = {
  id: 'curb-65',
  items,
  conclude(answers) {
    const score = addPoints(items, answers)
    return { score, levels: [levelOf(score)], risks: [risk('death', deathPercent[score] ?? Number.NaN)] }
  },
  present: (outcome, words) => ({
    score: outcome.score,
    mortalityRisk: riskText(outcome, 'death'),
    recommendation: levelWords(outcome, words).says,
  }),
}

function levelOf(score: number): string {
  if (score <= 1) return 'low'
  if (score === 2) return 'moderate'
  return score === 3 ? 'high' : 'very-high'
}
