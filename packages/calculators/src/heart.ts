import { addPoints, type Calculator, choice, type Item, levelWords, risk, riskText } from './calculator.ts'

const items: readonly Item[] = [
  ['history', 'slightly', 'moderately', 'highly'],
  ['ecg', 'normal', 'nonspecific', 'significant'],
  ['age_group', 'lt45', '45to64', 'gte65'],
  ['risk_factors', 'none', 'one_two', 'three_or_athero'],
  ['troponin', 'normal', '1to3x', 'gt3x'],
].map(([name = '', ...values]) =>
  choice(
    name,
    values.map((value, points) => [value, points]),
  ),
)

/** Points of Six 2008 (Neth Heart J 16:191), with the troponin classes of Backus 2013 (Int J Cardiol 168:2153). */
export const heart: Calculator<{ score: number; risk: string; interpretation: string }> = {
  id: 'heart',
  items,
  conclude(answers) {
    const score = addPoints(items, answers)
    if (score <= 3) return { score, levels: ['low'], risks: [risk('mace', 0.9, 1.7)] }
    if (score <= 6) return { score, levels: ['intermediate'], risks: [risk('mace', 12, 16.6)] }
    return { score, levels: ['high'], risks: [risk('mace', 50, 65)] }
  },
  present(outcome, words) {
    const { label, says } = levelWords(outcome, words)
    return {
      score: outcome.score,
      risk: `${label} (${riskText(outcome, 'mace')})`,
      interpretation: says,
    }
  },
}
