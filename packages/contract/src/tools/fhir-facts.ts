import { z } from 'zod'

/** A LOINC code that tells a figure, and how much of the measure's unit one of each UCUM unit is. */
export const ObservationCode = z.strictObject({
  measure: z.string().min(1),
  loinc: z.string().regex(/^\d{1,5}-\d$/u),
  units: z.record(z.string(), z.number()),
  /** An older figure is not read. */
  withinHours: z.number().positive(),
  /** A figure beyond these, in the measure's unit, is a slip of whoever entered it, and is not read. */
  plausible: z.tuple([z.number(), z.number()]),
  /** What it is a part of: parts that were not found together make no whole. */
  examination: z.string().min(1).optional(),
})
export type ObservationCode = z.infer<typeof ObservationCode>

/** A figure of a record as a calculator takes it. */
export type ToldValue = {
  measure: string
  value: number
  bound: 'at' | 'below' | 'above'
  loinc: string
  /** In the units of the record. */
  text: string
  /** ISO 8601. */
  at: string
}

/** The scores were made for adults, and their texts say so: nothing is filled in of a child's record. */
export const adultFromYears = 18

/** What FHIR R4 resources tell of a patient; null where they do not. */
export type FhirFacts = { ageYears: number | null; sex: 'female' | 'male' | null; values: ToldValue[] }

// Only what is read is described: another system's resources are taken as they come, and what does not fit tells nothing.
const Coding = z.object({ system: z.string().optional(), code: z.string().optional() })
const Measured = z.object({
  code: z.object({ coding: z.array(Coding) }),
  valueQuantity: z
    .object({
      value: z.number(),
      comparator: z.enum(['<', '<=', '>=', '>']).optional(),
      unit: z.string().optional(),
      system: z.string().optional(),
      code: z.string(),
    })
    .optional()
    .catch(undefined),
})
const Observation = Measured.extend({
  resourceType: z.literal('Observation'),
  status: z.enum(['registered', 'preliminary', 'final', 'amended', 'corrected']),
  subject: z.object({ reference: z.string().optional() }).optional(),
  effectiveDateTime: z.iso.datetime({ offset: true }),
  component: z.array(Measured).default([]).catch([]),
})
const Patient = z.object({
  resourceType: z.literal('Patient'),
  id: z.string().optional(),
  birthDate: z.string().optional(),
  gender: z.string().optional(),
})
const Bundle = z.object({
  resourceType: z.literal('Bundle'),
  entry: z.array(z.object({ resource: z.unknown() })).default([]),
})

const loinc = 'http://loinc.org'
const ucum = 'http://unitsofmeasure.org'

/**
 * Age, sex and the newest figure of each measure from resources and bundles of FHIR R4. A figure counts where its code is listed, its unit
 * is UCUM's and listed, it is plausible, it is not entered in error, it is no older than its code allows, and its subject, where one is
 * named, is the patient: `patientId`, or who the record's Patient is. Another Patient than that tells nothing, nor do two. Never throws.
 */
export function readFhirFacts(
  resources: readonly unknown[],
  codes: readonly ObservationCode[],
  now: Date,
  patientId?: string,
): FhirFacts {
  const all = resources.flatMap((resource) => {
    const bundle = Bundle.safeParse(resource)
    return bundle.success ? bundle.data.entry.map((entry) => entry.resource) : [resource]
  })
  const patients = all.flatMap((resource) => Patient.safeParse(resource).data ?? [])
  const [patient, ...others] = patients
  // Two patients are a mistake of whoever asks, as another one is: neither is taken.
  const isOther = patientId !== undefined && patient?.id !== undefined && patient.id !== patientId
  if (others.length > 0 || isOther) return { ageYears: null, sex: null, values: [] }
  const id = patientId ?? patient?.id
  const values = new Map<string, ToldValue>()
  const told = all
    .flatMap((resource) => Observation.safeParse(resource).data ?? [])
    .filter(({ subject }) => isOf(subject?.reference, id))
    .flatMap((observation) => valuesOf(observation, codes, now))
    .toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at))
  for (const value of told) if (!values.has(value.measure)) values.set(value.measure, value)
  for (const value of ofFormerExaminations([...values.values()], codes)) values.delete(value.measure)
  const gender = patient?.gender
  return {
    ageYears: ageOf(patient?.birthDate, now),
    sex: gender === 'female' || gender === 'male' ? gender : null,
    values: [...values.values()],
  }
}

/** How many resources there are, those of bundles one by one; cheap, so that a caller may refuse before any is read. */
export function countFhirResources(resources: readonly unknown[]): number {
  return resources.reduce<number>((count, resource) => {
    const isBundle = typeof resource === 'object' && resource !== null && 'entry' in resource
    return count + (isBundle && Array.isArray(resource.entry) ? resource.entry.length : 1)
  }, 0)
}

/** Whether a subject is the patient: 'Patient/1', or the same with a server ahead or a version behind. No subject names nobody else. */
function isOf(reference: string | undefined, id: string | undefined): boolean {
  if (reference === undefined || id === undefined) return true
  return /(?:^|\/)Patient\/(?<id>[^/]+)(?:\/_history\/[^/]+)?$/u.exec(reference)?.groups?.['id'] === id
}

function valuesOf(
  { component, effectiveDateTime: at, ...whole }: z.infer<typeof Observation>,
  codes: readonly ObservationCode[],
  now: Date,
): ToldValue[] {
  const ageHours = (now.getTime() - Date.parse(at)) / 3_600_000
  return [whole, ...component].flatMap(({ code: { coding }, valueQuantity: quantity }) => {
    if (quantity === undefined || quantity.system !== ucum) return []
    const known = codes.find((each) =>
      coding.some(({ system, code }) => system === loinc && code === each.loinc),
    )
    const factor = known?.units[quantity.code]
    if (known === undefined || factor === undefined) return []
    if (ageHours > known.withinHours || ageHours < -clockSkewHours) return []
    const { comparator } = quantity
    const value = Number((quantity.value * factor).toPrecision(6))
    const [least, most] = known.plausible
    if (value < least || value > most) return []
    return [
      {
        measure: known.measure,
        value,
        bound: comparator === undefined ? 'at' : comparator.startsWith('<') ? 'below' : 'above',
        loinc: known.loinc,
        text: `${comparator ?? ''}${quantity.value} ${shownUnit(quantity.unit, quantity.code)}`.trim(),
        at,
      },
    ]
  })
}

/**
 * Parts of an examination that are older than its newest one: the eyes of now and the words of this morning are no coma scale. Head injuries
 * are examined every half hour (NICE NG232, 2023), so what lies further apart is another examination.
 */
function ofFormerExaminations(values: readonly ToldValue[], codes: readonly ObservationCode[]): ToldValue[] {
  const examinationOf = ({ loinc: code }: ToldValue) => codes.find((each) => each.loinc === code)?.examination
  return values.filter((value) => {
    const examination = examinationOf(value)
    if (examination === undefined) return false
    const newest = Math.max(
      ...values.filter((each) => examinationOf(each) === examination).map(({ at }) => Date.parse(at)),
    )
    return newest - Date.parse(value.at) >= halfAnHourMs
  })
}

const halfAnHourMs = 30 * 60_000

/** UCUM writes a number without a unit as '1', and of a scale its kind in braces: nobody reads either behind a figure. */
function shownUnit(written: string | undefined, code: string): string {
  const unit = written !== undefined && plainUnit.test(written) ? written : code
  return unit === '1' || /^\{.*\}$/u.test(unit) ? '' : unit
}

/** A unit in words is the record's own text, and goes into Markdown: what is no unit (a link, a line) stands as its code. */
const plainUnit = /^[\p{L}\p{N}%°/.^*{}[\] -]{1,20}$/u

/** Clocks of two systems differ; what lies further ahead was not measured yet. */
const clockSkewHours = 1

/** Whole years; null where the day is not known. */
function ageOf(birthDate: string | undefined, now: Date): number | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/u.exec(birthDate ?? '') ?? []
  if (year === undefined) return null
  const before = [now.getUTCMonth() + 1, now.getUTCDate()]
  const isBefore =
    (before[0] ?? 0) < Number(month) || ((before[0] ?? 0) === Number(month) && (before[1] ?? 0) < Number(day))
  const years = now.getUTCFullYear() - Number(year) - (isBefore ? 1 : 0)
  return years >= 0 && years < 130 ? years : null
}
