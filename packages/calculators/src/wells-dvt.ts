import { addPoints, type Calculator, levelWords, yesNo } from './calculator.ts'

const items = [
  ...[
    'active_cancer',
    'paralysis_paresis_recent_cast',
    'recently_bedridden_major_surgery',
    'localized_tenderness',
    'entire_leg_swelling',
    'calf_swelling_3cm',
    'pitting_edema',
    'collateral_superficial_veins',
    'previous_dvt',
  ].map((name) => yesNo(name)),
  yesNo('alternative_diagnosis_as_likely', -2),
]

/** The ten items of Wells 2003 (PMID 14507948), read in the three tiers of the specification. */
export const wellsDvt: Calculator<{ score: number; interpretation: string }> = {
  id: 'wells-dvt',
  items,
  conclude(answers) {
    const score = addPoints(items, answers)
    return { score, levels: [score <= 0 ? 'low' : score <= 2 ? 'moderate' : 'high'], risks: [] }
  },
  present(outcome, words) {
    const { label, says } = levelWords(outcome, words)
    return { score: outcome.score, interpretation: `${label}: ${says}` }
  },
}
