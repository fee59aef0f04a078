export type StrengthBand = 'strong' | 'moderate' | 'limited'

/** 8-10 Strong, 5-7 Moderate, 1-4 Limited. Apart from the schemas: a page that shows a score needs no Zod. */
export function strengthBand(score: number): StrengthBand {
  if (score >= 8) return 'strong'
  return score >= 5 ? 'moderate' : 'limited'
}
