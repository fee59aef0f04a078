/** People for whom results in others do not simply hold, nor theirs for others. */
export const distinctPopulations: ReadonlySet<string> = new Set([
  'children',
  'adolescents',
  'infants',
  'neonates',
  'pregnant women',
  'breastfeeding women',
])
