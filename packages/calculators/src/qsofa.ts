import { addPoints, type Calculator, levelWords, risk, riskText, yesNo } from './calculator.ts'

const items = ['altered_mentation', 'sbp_100_or_less', 'rr_22_or_more'].map((name) => yesNo(name))

/** Criteria of Seymour 2016 (JAMA 315:762). */
export const qsofa: Calculator<{ score: number; mortalityRisk: string; interpretation: string }> = {
  id: 'qsofa',
  items,
  conclude(answers) {
    const score = addPoints(items, answers)
    return score <= 1
      ? { score, levels: ['low'], risks: [risk('death', 3, 7, '~')] }
      : { score, levels: ['high'], risks: [risk('death', 13, 24, '~')] }
  },
  present(outcome, words) {
    const { label, says } = levelWords(outcome, words)
    return {
      score: outcome.score,
      mortalityRisk: riskText(outcome, 'death'),
      interpretation: `${label}: ${says}`,
    }
  },
}
