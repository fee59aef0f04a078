import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Language } from '@auscult/contract/language.ts'
import { z } from 'zod'
import { fold } from '../text/terms.ts'
import { Deduction, Implied } from './deduction.ts'

const phrases = z.array(z.string().min(1)).default([])

/** What a word or phrase says of the names after it, or before it where it ends in `-after`; or what it asks. */
export const CueName = z.enum([
  'current',
  'past',
  'comparator',
  'asked',
  'asked-after',
  'denied',
  'denied-after',
  'denied-next',
  'denied-list',
  'denied-ever',
  'no-after',
  'history',
  'history-after',
  'suspected',
  'suspected-after',
  'relative',
  'relative-after',
  'relative-beside',
  'relative-next',
  'mother',
  'subject',
  'effect',
  'effect-after',
  'lasting',
  'lasting-after',
  'passed-after',
  'over',
  'over-after',
  'chronic',
  'patient',
  'since',
  'allergy',
  'allergy-after',
  'reaction',
  'reaction-of',
  'refused',
  'stop',
  'swap',
  'swap-to',
  'dose',
  'duration',
  'timing',
  'harm',
  'guideline',
  'diagnose',
  'screen',
  'found-after',
  'result-normal',
  'result-raised',
  'result-lowered',
  'result-positive',
  'age',
  'prognosis',
  'no-ask',
  'not-clinical',
  'versus',
  'of-study',
  'disease-before',
  'disease-behind',
  'pregnant',
  'conceiving',
  'breastfeeding',
  'female',
  'male',
])
export type CueName = z.infer<typeof CueName>

const CueRow = z.strictObject({ cue: CueName, en: phrases, it: phrases, de: phrases, es: phrases })

/** What may set one patient with a disease apart from another, or one use of a treatment: its axis, then what holds. */
export const situations = [
  'line=first',
  'line=later',
  'line=adjuvant',
  'line=neoadjuvant',
  'line=maintenance',
  'line=repeat',
  'aim=prevention',
  'aim=treatment',
  'event=first',
  'event=again',
  'severity=mild',
  'severity=moderate',
  'severity=severe',
  'stage=early',
  'stage=advanced',
  'symptoms=absent',
  'symptoms=present',
  'setting=intensive-care',
  'setting=emergency',
  'setting=hospital',
  'setting=outpatient',
] as const
export const Situation = z.enum(situations)
export type Situation = z.infer<typeof Situation>

const known: ReadonlySet<string> = new Set(situations)

export function isSituation(text: string): text is Situation {
  return known.has(text)
}

const SituationRow = z.strictObject({
  situation: Situation,
  en: phrases,
  it: phrases,
  de: phrases,
  es: phrases,
})

/** How much of a measure's own unit one of another is; with an offset where its zero is another; 0 where nothing leads from one to the other. */
const Factor = z.union([z.number(), z.tuple([z.number(), z.number()])])

/**
 * A figure clinicians type of a patient. `names` in any language, lower case; a name that implies another unit than the rest has a row of
 * its own for the same measure. `units` say what one of each is in `unit`; `bare` says, by unit, between which bounds a figure may lie
 * that is typed without one. Where it lies within several, nobody can tell which is meant.
 */
export const Measure = z
  .strictObject({
    measure: z.string().min(1),
    names: z.array(z.string().min(1)).min(1),
    unit: z.string(),
    units: z.record(z.string(), Factor),
    bare: z.record(z.string(), z.tuple([z.number(), z.number()])),
    /** Where its names mean something else: the German 'HCT' is a drug. */
    notIn: z.array(Language).optional(),
  })
  .refine(
    ({ unit, units, bare }) =>
      Object.keys(bare).every((each) => each === unit || units[each.toLowerCase()] !== undefined),
    'each unit of `bare` is the own one or one of `units`',
  )
export type Measure = z.infer<typeof Measure>

/** An everyday word and how it is typed short: 'tmrw'. */
const ShortWord = z.strictObject({ language: Language, word: z.string().min(1), short: phrases })

/**
 * How names of one kind are put together, '{}' standing for what tells one from another: of 'yellow fever vaccine' all that a vaccine is called
 * make names of that vaccine. `of`: the concepts that are the kind, each with all narrower ones.
 */
const Composition = z.strictObject({
  of: z.array(z.string().min(1)).min(1),
  en: phrases,
  it: phrases,
  de: phrases,
  es: phrases,
})
export type Composition = z.infer<typeof Composition>

/** What a phrase says. One written in capitals is heard in capitals alone: 'WHO' is a body, and 'who' is not. */
export type Phrase<Name> = { words: string[]; says: Name; isInCapitals: boolean }

/** Phrases of one language by their first word, longest first, and what each says. */
export type PhraseTable<Name> = ReadonlyMap<string, readonly Phrase<Name>[]>

/** What questions, and records in their own words, are read by beside names: `content/lexicon/grammar`. */
export type Grammar = {
  cues: Record<Language, PhraseTable<CueName>>
  situations: Record<Language, PhraseTable<Situation>>
  measures: ReadonlyMap<string, readonly Measure[]>
  implied: readonly Implied[]
  deductions: readonly Deduction[]
  /** The everyday word that a short form stands for, folded. */
  shortWords: Record<Language, ReadonlyMap<string, string>>
  compositions: readonly Composition[]
}

const noPhrases = { en: new Map(), it: new Map(), de: new Map(), es: new Map() }

export const noGrammar: Grammar = {
  cues: noPhrases,
  situations: noPhrases,
  measures: new Map(),
  implied: [],
  deductions: [],
  shortWords: noPhrases,
  compositions: [],
}

/** Throws with file and line where a row is not of its form. */
export async function loadGrammar(folder: string): Promise<Grammar> {
  const [cues, told, measures, implied, deductions, short, compositions] = await Promise.all([
    readRows(join(folder, 'cues.jsonl'), CueRow),
    readRows(join(folder, 'situations.jsonl'), SituationRow),
    readRows(join(folder, 'measures.jsonl'), Measure),
    readRows(join(folder, 'implied.jsonl'), Implied),
    readRows(join(folder, 'deduced.jsonl'), Deduction),
    readRows(join(folder, 'short-words.jsonl'), ShortWord),
    readRows(join(folder, 'composed.jsonl'), Composition),
  ])
  return {
    cues: tablesOf(cues, ({ cue }) => cue),
    situations: tablesOf(told, ({ situation }) => situation),
    measures: byName(measures),
    implied,
    deductions,
    shortWords: shortWordsOf(short),
    compositions,
  }
}

function shortWordsOf(rows: readonly z.infer<typeof ShortWord>[]): Grammar['shortWords'] {
  const of = (wanted: Language) =>
    new Map(
      rows.flatMap(({ language, word, short }) =>
        language === wanted ? short.map((each) => [fold(each), word] as const) : [],
      ),
    )
  return { en: of('en'), it: of('it'), de: of('de'), es: of('es') }
}

type PhraseRow = Record<Language, string[]>

function tablesOf<Row extends PhraseRow, Name>(
  rows: readonly Row[],
  says: (row: Row) => Name,
): Record<Language, PhraseTable<Name>> {
  const of = (language: Language) => tableOf(rows, language, says)
  return { en: of('en'), it: of('it'), de: of('de'), es: of('es') }
}

function byName(measures: readonly Measure[]): Map<string, Measure[]> {
  const table = new Map<string, Measure[]>()
  for (const measure of measures)
    for (const name of measure.names.map(fold)) table.set(name, [...(table.get(name) ?? []), measure])
  return table
}

async function readRows<Row>(path: string, schema: z.ZodType<Row>): Promise<Row[]> {
  const lines = (await readFile(path, 'utf8')).split('\n')
  return lines.flatMap((line, nth) => {
    if (line.trim() === '') return []
    const parsed = schema.safeParse(JSON.parse(line))
    if (!parsed.success) throw new Error(`${path}, line ${nth + 1}: ${z.prettifyError(parsed.error)}`)
    return [parsed.data]
  })
}

export const inCapitals = /^\p{Lu}{2,}$/u

function tableOf<Row extends PhraseRow, Name>(
  rows: readonly Row[],
  language: Language,
  says: (row: Row) => Name,
): PhraseTable<Name> {
  const table = new Map<string, Phrase<Name>[]>()
  for (const row of rows) {
    for (const phrase of row[language].flatMap((each) => [each, ...withArticles(each, language)])) {
      const words = cueWords(phrase)
      const [first] = words
      if (first === undefined) continue
      const isInCapitals = inCapitals.test(phrase)
      table.set(first, [...(table.get(first) ?? []), { words, says: says(row), isInCapitals }])
    }
  }
  for (const [first, found] of table)
    table.set(
      first,
      found.toSorted((a, b) => b.words.length - a.words.length),
    )
  return table
}

/** What the last word of a phrase becomes before an article: 'al posto di' is 'al posto del' before 'ramipril'. */
const contracted: Partial<Record<Language, Readonly<Record<string, readonly string[]>>>> = {
  it: {
    di: ['del', 'dello', 'della', 'dell', 'dei', 'degli', 'delle'],
    a: ['al', 'allo', 'alla', 'all', 'ai', 'agli', 'alle'],
    con: ['col', 'coi'],
  },
  es: { de: ['del'], a: ['al'] },
}

function withArticles(phrase: string, language: Language): string[] {
  const [last = '', ...before] = phrase.split(' ').toReversed()
  const start = before.toReversed().join(' ')
  return start === '' ? [] : (contracted[language]?.[last] ?? []).map((form) => `${start} ${form}`)
}

const wordPattern = /[\p{L}\p{N}]+(?:\.\d+)*/gu

/** Phrases are compared word by word as questions are: "can't tolerate" is 'can t tolerate' on both sides. */
function cueWords(phrase: string): string[] {
  return fold(phrase).match(wordPattern) ?? []
}
