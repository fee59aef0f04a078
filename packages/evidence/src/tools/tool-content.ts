import { join } from 'node:path'
import { AntibioticEntry } from '@auscult/contract/guides/antibiotics.ts'
import { Fill, FillCondition, listConditions } from '@auscult/contract/tools/calculator-facts.ts'
import { CalculatorTexts } from '@auscult/contract/tools/calculator-texts.ts'
import { LabValue, Review } from '@auscult/contract/guides/labs.ts'
import { z } from 'zod'
import { readContentFile, readContentLines } from '../corpus/content-file.ts'

const text = z.string().min(1)
const texts = z.array(text).default([])

/** What something is called beside its own name: by all names of lexicon concepts, and by further ones in each language. */
const named = { id: text, concepts: texts, en: texts, it: texts, de: texts, es: texts }

const CalculatorRow = z.strictObject({
  ...named,
  /** The condition a score is of, where several scores share a name. */
  of: text.optional(),
  fills: z.array(Fill),
  /** Tests that lead to the score where their figure is told beside a complaint, though nobody names it. */
  ofFigure: z.strictObject({ tests: z.array(text).min(1), beside: text }).optional(),
  /** Of whom the score's own texts say that it is not for them; `says` stands there, word for word. */
  notFor: z.array(z.strictObject({ when: z.array(FillCondition).min(1), says: text })).default([]),
})
export type CalculatorRow = z.infer<typeof CalculatorRow>

const Severity = z.enum(['mild', 'moderate', 'severe'])
export type Severity = z.infer<typeof Severity>

const AntibioticRow = z.strictObject({
  ...named,
  /** Where the guide has an entry for some severities alone. */
  severity: z.array(Severity).optional(),
  sex: z.enum(['female', 'male']).optional(),
  /** The ages that the entry itself names: of a patient outside them it says nothing. */
  fromMonths: z.number().positive().optional(),
  toHours: z.number().positive().optional(),
  /** These names themselves say who has it ('neonatal sepsis'): nobody need be told of besides. */
  saysWho: z.literal(true).optional(),
})
export type AntibioticRow = z.infer<typeof AntibioticRow>

const LabRow = z.strictObject({
  ...named,
  /** The specimen that is told with these names, where without it they mean another test: 'sodium' of urine. */
  in: text.optional(),
  /** The test that means the same of blood: all its names count with the specimen. */
  of: text.optional(),
})

/** What a specimen is called beside the name of a test. */
const Specimen = z.strictObject({ id: text, en: texts, it: texts, de: texts, es: texts })

/** What scores alone ask of, and how it is said. */
const Finding = z.strictObject({ finding: text, en: texts, it: texts, de: texts, es: texts })

/** How a figure is told that scores ask of, in words that mean it beside a score alone: the 'T' of 'sirs T 39'. */
const ScoreMeasure = z.strictObject({
  measure: text,
  names: z.array(text).min(1),
  /** What stands behind the figure and says what it is: '170 systolic', '38.7 Grad'. */
  behind: texts,
  /** Two figures with a stroke and no name are this one and its fellow: '85/40'. */
  isPair: z.literal(true).optional(),
  /** Left out where the grammar of questions has the measure. */
  own: z
    .strictObject({
      unit: z.string(),
      units: z.record(z.string(), z.number()),
      bare: z.record(z.string(), z.tuple([z.number(), z.number()])),
    })
    .optional(),
})
export type ScoreMeasure = z.infer<typeof ScoreMeasure>

/** What a word does in a question about a tool: `content/tools/README.md` says each. */
export const WordUse = z.enum([
  'plain',
  'which',
  'then-done',
  'labs-asked',
  'labs',
  'antibiotics-asked',
  'antibiotics',
  'calculators',
  'told-as',
  'grade',
  'course',
])
export type WordUse = z.infer<typeof WordUse>

const WordRow = z.strictObject({ says: WordUse, en: texts, it: texts, de: texts, es: texts })

const Shock = z.strictObject({
  when: z.array(FillCondition).min(1),
  sources: z.array(text).min(1),
  /** 'recalled': named from knowledge, and not opened for these figures. */
  sourceMark: z.enum(['recalled', 'seen']),
  review: Review,
})

export type ToolContent = {
  calculators: { row: CalculatorRow; texts: CalculatorTexts }[]
  labs: { row: z.infer<typeof LabRow>; test: LabValue }[]
  specimens: z.infer<typeof Specimen>[]
  antibiotics: { row: AntibioticRow; entry: AntibioticEntry }[]
  words: z.infer<typeof WordRow>[]
  findings: z.infer<typeof Finding>[]
  measures: ScoreMeasure[]
  /** Figures of a circulation that fails. */
  shock: FillCondition[]
}

/** The tools of a content folder with the names they are asked by. Throws ContentError, and where a name is of no tool. */
export async function readToolContent(contentFolder: string): Promise<ToolContent> {
  const at = (...path: string[]) => join(contentFolder, ...path)
  const [calculators, labs, specimens, antibiotics, words, findings, measures] = await Promise.all([
    readContentFile(at('tools', 'calculators.json'), z.array(CalculatorRow)),
    readContentLines(at('tools', 'labs.jsonl'), LabRow),
    readContentLines(at('tools', 'specimens.jsonl'), Specimen),
    readContentLines(at('tools', 'antibiotics.jsonl'), AntibioticRow),
    readContentLines(at('tools', 'words.jsonl'), WordRow),
    readContentLines(at('tools', 'findings.jsonl'), Finding),
    readContentLines(at('tools', 'measures.jsonl'), ScoreMeasure),
  ])
  const [shock, tests, entries] = await Promise.all([
    readContentFile(at('tools', 'shock.json'), Shock),
    readContentFile(at('labs', 'tests.json'), z.array(LabValue)),
    readContentFile(at('antibiotics', 'syndromes.json'), z.array(AntibioticEntry)),
  ])
  const allTexts = await Promise.all(
    calculators.map(({ id }) => readContentFile(at('calculators', `${id}.json`), CalculatorTexts)),
  )
  for (const [nth, { id, notFor }] of calculators.entries()) {
    const { population, notFor: told } = getOf(allTexts, nth, id)
    const unsaid = notFor.find(({ says }) => says !== population && !told.includes(says))
    if (unsaid !== undefined)
      throw new Error(`content/tools/calculators.json: '${id}' does not say '${unsaid.says}'`)
  }
  const known = new Set(findings.map(({ finding }) => finding))
  const asked = calculators.flatMap(({ fills }) => fills.flatMap(({ when }) => listConditions(when)))
  for (const condition of asked)
    if ('finding' in condition && !known.has(condition.finding))
      throw new Error(`content/tools/findings.jsonl: no '${condition.finding}'`)
  const unnamed = { concepts: [], en: [], it: [], de: [], es: [] }
  const labRows = new Map(labs.map((row) => [row.id, row]))
  const testIds = new Set(tests.map(({ _id }) => _id))
  for (const { id } of labs)
    if (!testIds.has(id)) throw new Error(`content/tools/labs.jsonl: no test '${id}'`)
  return {
    calculators: calculators.map((row, nth) => ({ row, texts: getOf(allTexts, nth, row.id) })),
    labs: tests.map((test) => ({ row: labRows.get(test._id) ?? { id: test._id, ...unnamed }, test })),
    specimens,
    antibiotics: antibiotics.map((row) => ({
      row,
      entry: getOf(
        entries,
        entries.findIndex(({ _id }) => _id === row.id),
        row.id,
      ),
    })),
    words,
    findings,
    measures,
    shock: shock.when,
  }
}

function getOf<Entry>(entries: readonly Entry[], at: number, id: string): Entry {
  const entry = entries[at]
  if (entry === undefined) throw new Error(`content/tools: nothing is called '${id}'`)
  return entry
}
