import { z } from 'zod'
import { Review } from './labs.ts'
import { operation } from '../operation.ts'
import { text } from '../text.ts'

/** WHO AWaRe groups, and what stands outside them. */
export const AwareGroup = z.enum([
  'Access',
  'Watch',
  'Reserve',
  'Not classified (topical)',
  'Not an antibiotic',
  'Not applicable',
])
export type AwareGroup = z.infer<typeof AwareGroup>

/** Parts of the body, or kinds of infection, that syndromes are grouped by. */
export const syndromeGroups = [
  'respiratory',
  'ENT',
  'urinary',
  'skin and soft tissue',
  'intra-abdominal',
  'gastrointestinal',
  'central nervous system',
  'bone and joint',
  'endocarditis and bloodstream',
  'sepsis and neutropenia',
  'sexually transmitted',
  'dental',
  'ocular',
  'obstetric',
  'paediatric',
  'systemic and zoonotic',
] as const
export const SyndromeGroup = z.enum(syndromeGroups)
export type SyndromeGroup = z.infer<typeof SyndromeGroup>

export const populations = [
  'adult',
  'child',
  'neonate',
  'pregnancy',
  'breastfeeding',
  'postpartum',
  'all ages',
] as const
export const Population = z.enum(populations)
export type Population = z.infer<typeof Population>

export const DrugChoice = z.object({
  drug: z.string().min(1),
  dose: z.string().nullable(),
  duration: z.string().nullable(),
  /** The condition of use first, then cautions. */
  notes: z.string().nullable(),
  aware: AwareGroup,
  atc: z.string().nullable(),
  /** Why there is no ATC code; null where there is one. */
  noAtc: z.string().nullable(),
})
export type DrugChoice = z.infer<typeof DrugChoice>

/** A syndrome of the empirical antibiotic guide, for normal kidney and liver function. */
export const AntibioticEntry = z.object({
  _id: z.string(),
  syndrome: z.string(),
  /** What else it is looked for by. */
  alsoCalled: z.array(z.string()).optional(),
  group: SyndromeGroup,
  population: Population,
  comments: z.string(),
  first_line: z.array(DrugChoice),
  alternatives: z.array(DrugChoice),
  pathogens: z.array(z.string()),
  references: z.array(z.object({ label: z.string(), url: z.url({ protocol: /^https$/u }).nullable() })),
  confidence: z.enum(['high', 'medium', 'low']),
  checkLocalFirst: z.boolean(),
  review: Review,
})
export type AntibioticEntry = z.infer<typeof AntibioticEntry>

/** As the guide has it. */
const earlySyphilis: AntibioticEntry = {
  _id: 'early-syphilis',
  syndrome: 'Early syphilis',
  group: 'sexually transmitted',
  population: 'adult',
  comments: 'Warn of Jarisch-Herxheimer reaction. Serology follow-up.',
  first_line: [
    {
      drug: 'Benzathine benzylpenicillin',
      dose: '2.4 million units IM once',
      duration: 'single dose',
      notes: null,
      aware: 'Access',
      atc: 'J01CE08',
      noAtc: null,
    },
  ],
  alternatives: [
    {
      drug: 'Doxycycline',
      dose: '100 mg every 12 hours orally',
      duration: '14 days',
      notes: 'not in pregnancy',
      aware: 'Access',
      atc: 'J01AA02',
      noAtc: null,
    },
  ],
  pathogens: ['Treponema pallidum'],
  references: [
    {
      label: 'BASHH guidelines',
      url: 'https://www.bashh.org/guidelines',
    },
    {
      label: 'CDC sexually transmitted infections (2021)',
      url: 'https://doi.org/10.15585/mmwr.rr7004a1',
    },
    {
      label: 'WHO AWaRe antibiotic book (2022)',
      url: 'https://www.who.int/publications/i/item/9789240062382',
    },
  ],
  confidence: 'high',
  checkLocalFirst: false,
  review: null,
}

/** As many as a page of the guide has. */
export const antibioticsPerPage = 10

export const listAntibiotics = operation({
  name: 'listAntibiotics',
  method: 'GET',
  path: '/common/antibiotics',
  access: 'signed-in',
  limit: 'general',
  sealed: true,
  summary:
    'One page of the empirical antibiotic guide, by syndrome. A draft until a clinician has reviewed it.',
  query: z
    .strictObject({
      page: z.coerce.number().int().min(1).max(1_000).default(1),
      limit: z.coerce.number().int().min(1).max(100).default(antibioticsPerPage),
      search: text({ max: 100 }).default(''),
      group: SyndromeGroup.optional(),
      population: Population.optional(),
    })
    .meta({ examples: [{ page: 1, limit: 10, search: 'early syphilis', population: 'adult' }] }),
  answer: z
    .object({
      data: z.array(AntibioticEntry),
      total: z.number().int(),
      hasMore: z.boolean(),
      /** The operator's link to guidance that holds locally; null where none is set. */
      localGuidance: z.url().nullable(),
    })
    .meta({ examples: [{ data: [earlySyphilis], total: 1, hasMore: false, localGuidance: null }] }),
})
