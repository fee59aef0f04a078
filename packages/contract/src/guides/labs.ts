import { z } from 'zod'
import { operation } from '../operation.ts'
import { text } from '../text.ts'

/** Who prepared an entry of a guide has not reviewed it: that takes a clinician, by name, and a day. */
export const Review = z
  .object({ by: z.string().min(1), role: z.string().min(1), on: z.iso.date() })
  .nullable()

/** Of the same test in women and men, or in both: where one stands for both the other two are null. */
const Range = z.object({
  female: z.string().nullable(),
  male: z.string().nullable(),
  adult: z.string().nullable(),
})
export type LabRange = z.infer<typeof Range>

/** A test of the laboratory guide: adults who are not pregnant. */
export const LabValue = z.object({
  _id: z.string(),
  category: z.string(),
  name: z.string(),
  shortcode: z.string(),
  specimen: z.string(),
  /** SI units as people write them. */
  units: z.string(),
  unitsUcum: z.string(),
  unitsConventional: z.string(),
  unitsConventionalUcum: z.string(),
  /** Conventional value times this is the SI value; null where no fixed factor converts. */
  factor: z.number().nullable(),
  conversionNote: z.string().nullable(),
  /** In SI units: '120-150', '<5.0', '>=90', or words. */
  normal_range: Range,
  normalRangeConventional: Range,
  /** 'no agreed range': what stands there is an idea of it, and no value is placed in it. */
  kind: z.enum(['reference interval', 'decision limit', 'therapeutic range or limit', 'no agreed range']),
  loinc: z.string().nullable(),
  loincProperty: z.string().nullable(),
  source: z.string(),
  sourceMark: z.enum(['recalled', 'seen']),
  confidence: z.enum(['high', 'medium', 'low']),
  note: z.string().nullable(),
  /** Differs so much that the local laboratory comes first. */
  checkLocalFirst: z.boolean(),
  review: Review,
})
export type LabValue = z.infer<typeof LabValue>

/** As the guide has it. */
const potassium = {
  _id: 'potassium',
  category: 'Electrolytes',
  name: 'Potassium',
  shortcode: 'K',
  specimen: 'serum',
  units: 'mmol/L',
  unitsUcum: 'mmol/L',
  unitsConventional: 'mEq/L',
  unitsConventionalUcum: 'meq/L',
  factor: 1,
  conversionNote: null,
  normal_range: { female: null, male: null, adult: '3.5-5.3' },
  normalRangeConventional: { female: null, male: null, adult: '3.5-5.3' },
  kind: 'reference interval',
  loinc: '2823-3',
  loincProperty: 'as SI unit',
  source: 'Pathology Harmony (UK) harmonised intervals',
  sourceMark: 'recalled',
  confidence: 'high',
  note: null,
  checkLocalFirst: false,
  review: null,
}

export const searchLabs = operation({
  name: 'searchLabs',
  method: 'POST',
  path: '/common/labs',
  access: 'signed-in',
  limit: 'general',
  sealed: true,
  summary:
    'Reference intervals and decision limits of laboratory tests: those that a search finds, best match first, or all by category.',
  body: z
    .strictObject({ type: z.literal('category').optional(), search: text({ max: 100 }).optional() })
    .meta({ examples: [{ type: 'category' }, { search: 'ferritin' }] }),
  answer: z.object({ data: z.array(LabValue) }).meta({ examples: [{ data: [potassium] }] }),
})
