import type { DrugChoice } from '@auscult/contract/guides/antibiotics.ts'

/** 'itself' is one, alone or with an inhibitor; 'beside' is given with one that its notes name. */
export type Penicillin = 'itself' | 'beside' | 'none'

/** Names of penicillins end alike; resistance to methicillin and an allergy to penicillin name none that is given. */
const named = /\b(?!(?:methi|peni)cillin\b)\p{L}+cillin\b|\bco-amoxiclav\b/iu

/** Whether who is allergic to penicillin gets one by this row: by its ATC group, J01C, or by what its notes combine it with. */
export function penicillinIn({ atc, notes }: Pick<DrugChoice, 'atc' | 'notes'>): Penicillin {
  if (atc?.startsWith('J01C') === true) return 'itself'
  return named.test(notes ?? '') ? 'beside' : 'none'
}
