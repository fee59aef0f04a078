import { addPoints, type Calculator, choice, type Item, risk, riskText, yesNo } from './calculator.ts'

const items: readonly Item[] = [
  choice('age_group', [
    ['lt65', 0],
    ['65to74', 1],
    ['gte75', 2],
  ]),
  choice('sex', [
    ['male', 0],
    ['female', 1],
  ]),
  yesNo('congestive_heart_failure'),
  yesNo('hypertension'),
  yesNo('diabetes'),
  yesNo('stroke_TIA_thromboembolism', 2),
  yesNo('vascular_disease'),
]

/**
 * Percent per year without anticoagulation, by score. They equal the Swedish cohort of Friberg 2012 (PMID 22246443), where few people had
 * 8 points: the dip there is in the paper.
 */
const strokePercent = [0.2, 0.6, 2.2, 3.2, 4.8, 7.2, 9.7, 11.2, 10.8, 12.2]
const embolismPercent = [0.3, 0.9, 2.9, 4.6, 6.7, 10, 13.6, 15.7, 15.2, 17.4]

/** Points of Lip 2010 (PMID 19762550). Levels are points without that for sex, as ESC 2024 counts them. */
export const cha2ds2Vasc: Calculator<{ score: number; strokeRisk: string; embolismRisk: string }> = {
  id: 'cha2-ds2-vasc',
  items,
  conclude(answers) {
    const score = addPoints(items, answers)
    const withoutSex = score - (answers['sex'] === 'female' ? 1 : 0)
    return {
      score,
      levels: [withoutSex === 0 ? 'low' : withoutSex === 1 ? 'intermediate' : 'high'],
      risks: [
        risk('stroke', strokePercent[score] ?? Number.NaN),
        oneDecimal('embolism', embolismPercent[score] ?? Number.NaN),
      ],
    }
  },
  present: (outcome) => ({
    score: outcome.score,
    strokeRisk: riskText(outcome, 'stroke'),
    embolismRisk: riskText(outcome, 'embolism'),
  }),
}

/** '10.0%', as the specification writes it among figures with a decimal. */
function oneDecimal(of: string, percent: number) {
  return { ...risk(of, percent), text: `${percent.toFixed(1)}%` }
}
