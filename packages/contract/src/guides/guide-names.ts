import { z } from 'zod'
import type { AntibioticEntry } from './antibiotics.ts'
import { wordsOf } from './match-words.ts'

const names = z.array(z.string().min(1)).default([])

/** A line of `content/tools/{labs,antibiotics,groups}.jsonl`, as far as a search asks for it. */
export const NamedRow = z.object({
  id: z.string(),
  concepts: names,
  en: names,
  it: names,
  de: names,
  es: names,
})
export type NamedRow = z.infer<typeof NamedRow>

/** A line of `content/lexicon`, as far as a search asks for it. */
export const LexiconNames = z.object({
  term: z.string().min(1),
  synonyms: names,
  us: names,
  abbreviations: names,
  it: names,
  de: names,
  es: names,
})
export type LexiconNames = z.infer<typeof LexiconNames>

/** What the entries of both guides are called in everyday words of all languages, beside their own names. */
export type GuideNames = {
  /** By `_id` of a laboratory test. */
  readonly labs: Readonly<Record<string, readonly string[]>>
  /** By `_id` of a syndrome. */
  readonly antibiotics: Readonly<Record<string, readonly string[]>>
  /** By the group of syndromes. */
  readonly groups: Readonly<Record<string, readonly string[]>>
  /** By the name of a drug without its route; brand names among them. */
  readonly drugs: Readonly<Record<string, readonly string[]>>
}

/** The files below `content` that `compileGuideNames` is made of, a JSON value a line. */
export const guideNameFiles = {
  labs: 'tools/labs.jsonl',
  antibiotics: 'tools/antibiotics.jsonl',
  groups: 'tools/groups.jsonl',
  conditions: 'lexicon/conditions.jsonl',
  drugs: 'lexicon/drugs.jsonl',
  tests: 'lexicon/tests.jsonl',
} as const

/** The text of each file of `guideNameFiles`. */
export type GuideNameTexts = Readonly<Record<keyof typeof guideNameFiles, string>>

/** Throws where a line is not of its form, or names a concept that none of the lexicon's files has. */
export function compileGuideNames(
  texts: GuideNameTexts,
  syndromes: readonly Pick<AntibioticEntry, 'first_line' | 'alternatives'>[],
): GuideNames {
  const drugs = linesOf(texts.drugs, LexiconNames)
  const lexicon = new Map(
    [...linesOf(texts.conditions, LexiconNames), ...linesOf(texts.tests, LexiconNames), ...drugs].map(
      (concept) => [concept.term, allNames(concept)],
    ),
  )
  const conceptNames = (term: string) => {
    const found = lexicon.get(term)
    if (found === undefined) throw new Error(`content/tools: the lexicon has no '${term}'`)
    return found
  }
  const namesOf = (text: string) =>
    Object.fromEntries(
      [...Map.groupBy(linesOf(text, NamedRow), ({ id }) => id)].map(([id, rows]) => [
        id,
        distinct(
          rows.flatMap(({ concepts, en, it, de, es }) => [
            ...en,
            ...it,
            ...de,
            ...es,
            ...concepts.flatMap(conceptNames),
          ]),
        ),
      ]),
    )
  const drugNames = new Map(
    drugs.flatMap((drug) => allNames(drug).map((name) => [keyOf(name), allNames(drug)])),
  )
  const given = syndromes.flatMap(({ first_line, alternatives }) => [...first_line, ...alternatives])
  return {
    labs: namesOf(texts.labs),
    antibiotics: namesOf(texts.antibiotics),
    groups: namesOf(texts.groups),
    drugs: Object.fromEntries(
      given.map(({ drug }) => [withoutRoute(drug), distinct(drugNames.get(keyOf(withoutRoute(drug))) ?? [])]),
    ),
  }
}

/** 'Vancomycin' of 'Vancomycin (oral)'. */
export function withoutRoute(drug: string): string {
  return drug.replace(/ \(.+\)$/u, '')
}

function linesOf<Row>(text: string, schema: z.ZodType<Row>): Row[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => schema.parse(JSON.parse(line)))
}

function allNames({ term, synonyms, us, abbreviations, it, de, es }: LexiconNames): string[] {
  return [term, ...synonyms, ...us, ...abbreviations, ...it, ...de, ...es]
}

function keyOf(name: string): string {
  return wordsOf(name).join(' ')
}

/** Each once, as a search reads it. */
function distinct(all: readonly string[]): string[] {
  return [...new Map(all.map((name) => [keyOf(name), name])).values()]
}
