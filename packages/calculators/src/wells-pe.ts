import { addPoints, type Calculator, risk, wordsOf, yesNo } from './calculator.ts'

const items = [
  yesNo('clinical_signs_dvt', 3),
  yesNo('pe_most_likely_dx', 3),
  yesNo('heart_rate_100', 1.5),
  yesNo('immobilization_surgery', 1.5),
  yesNo('previous_pe_dvt', 1.5),
  yesNo('hemoptysis'),
  yesNo('malignancy'),
]

/**
 * Points of Wells 2000 (PMID 10744147), read in two tiers and in three. The figures are the specification's; those of the two tiers are the
 * three-tier rates of Wells 2001 (PMID 11453709), which the content says.
 */
export const wellsPe: Calculator<{ score: number; interpretation: string }> = {
  id: 'wells-pe',
  items,
  conclude(answers) {
    const score = addPoints(items, answers)
    const [twoTier, twoTierRisk] =
      score <= 4
        ? (['unlikely', risk('pe-two-tier', 1.3, 16)] as const)
        : (['likely', risk('pe-two-tier', 37.5)] as const)
    const [threeTier, threeTierRisk] = threeTierOf(score)
    return { score, levels: [twoTier, threeTier], risks: [twoTierRisk, threeTierRisk] }
  },
  present({ score, levels, risks }, words) {
    const readings = levels.map((level, nth) => `${wordsOf(level, words).label} (${risks[nth]?.text})`)
    return { score, interpretation: readings.join('; ') }
  },
}

function threeTierOf(score: number) {
  if (score < 2) return ['low', risk('pe-three-tier', 2, 2, '~')] as const
  if (score <= 6) return ['moderate', risk('pe-three-tier', 20, 20, '~')] as const
  return ['high', risk('pe-three-tier', 66, 66, '~')] as const
}
