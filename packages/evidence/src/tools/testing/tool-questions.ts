import { readFileSync } from 'node:fs'
import type { ToolOffer } from '@auscult/contract/ai/tools.ts'
import { z } from 'zod'

const Asked = z.strictObject({
  /** Causes were looked for in half one alone. */
  half: z.enum(['one', 'two']),
  question: z.string(),
  /** Calculators that are offered. */
  opens: z.array(z.string()).default([]),
  /** Rows of a guide that answer. */
  covers: z.array(z.string()).default([]),
  /** Null: it cannot be tested. */
  filled: z.record(z.string(), z.union([z.boolean(), z.string(), z.null()])).default({}),
})

/** Questions for a tool, and such for the evidence, written before there was anything to answer them. */
export const askedForTool = readRows('asked.jsonl', Asked)
export const askedForEvidence = readRows('plain.jsonl', z.strictObject({ question: z.string() }))

function readRows<Row>(name: string, schema: z.ZodType<Row>): Row[] {
  const lines = readFileSync(new URL(name, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
  return lines.map((line) => schema.parse(JSON.parse(line)))
}

/** Offers in the form that the rows have. */
export function sumUp(offers: readonly ToolOffer[]): Omit<z.infer<typeof Asked>, 'half' | 'question'> {
  return {
    opens: offers.flatMap((offer) => (offer.tool === 'calculator' ? [offer.id] : [])).toSorted(),
    covers: offers
      .flatMap((offer) => {
        if (offer.tool === 'labs') return offer.tests.map(({ _id }) => _id)
        return offer.tool === 'antibiotics' && offer.covers ? offer.entries.map(({ _id }) => _id) : []
      })
      .toSorted(),
    filled: Object.fromEntries(
      offers
        .flatMap((offer) => (offer.tool === 'calculator' ? offer.filled : []))
        .map(({ item, value }) => [item, typeof value === 'number' ? String(value) : value]),
    ),
  }
}

/** Scores with what is denied, doubted or somebody else's, and what may be filled in of it. Causes were looked for in half one alone. */
export const askedWithDenials = readRows(
  'denied.jsonl',
  z.strictObject({
    half: z.enum(['one', 'two']),
    question: z.string(),
    filled: z.record(z.string(), z.boolean()),
  }),
)

/** Who the patient is and what is told of them, in wordings written before their causes were looked for; in half one alone. */
export const toldOfPatient = readRows(
  'told.jsonl',
  z.strictObject({
    half: z.enum(['one', 'two']),
    question: z.string(),
    reads: z.strictObject({
      ageYears: z.number().nullable().optional(),
      sex: z.enum(['female', 'male']).optional(),
      language: z.string().optional(),
      isChild: z.boolean().optional(),
      isAdultUnclear: z.boolean().optional(),
      mayBePregnant: z.boolean().optional(),
      filled: z.record(z.string(), z.boolean()).optional(),
    }),
  }),
)

/** Figures of a laboratory test, with a unit and without, written before they were read by the rows' own units; causes were looked for in half one alone. */
export const toldOfTest = readRows(
  'lab-figures.jsonl',
  z.strictObject({
    half: z.enum(['one', 'two']),
    question: z.string(),
    row: z.string(),
    /** Null where more than one unit is plausible. */
    valueSi: z.number().nullable(),
    /** Where another unit would have made it another figure. */
    assumedUnit: z.string().nullable(),
  }),
)

/** Scores with what is told in words that are no lexicon names, and what may be filled in of it. Causes were looked for in half one alone. */
export const toldInFindings = readRows(
  'findings.jsonl',
  z.strictObject({
    half: z.enum(['one', 'two']),
    of: z.string(),
    question: z.string(),
    filled: z.record(z.string(), z.union([z.boolean(), z.string(), z.null()])),
  }),
)
