import type { Language } from '@auscult/contract/language.ts'
import { fold } from '../text/terms.ts'
import { namesOf } from '../understand/lexicon/entry-names.ts'
import type { LexiconConcept } from '../understand/lexicon/lexicon.ts'
import { readWords } from '../understand/words.ts'
import type { ToolContent } from './tool-content.ts'

type Lab = ToolContent['labs'][number]

export type NamesByLanguage = Record<Language, Set<string>>

/**
 * What each test is called, by its id. A name of its own means the test it is of, whatever wider concept of the lexicon has it, too: 'ionised
 * calcium' is no total one. Short forms and names of the guide stand as English ones, which count in every language.
 */
export function namesOfTests(
  labs: readonly Lab[],
  specimens: ToolContent['specimens'],
  concept: (term: string) => LexiconConcept,
): ReadonlyMap<string, NamesByLanguage> {
  const own = new Map(labs.map((lab) => [lab.test._id, ownNames(lab)]))
  const isOfAnother = (name: string, id: string) =>
    [...own].some(([other, names]) => other !== id && names.keys.has(keyOf(name))) &&
    own.get(id)?.keys.has(keyOf(name)) !== true
  const called = new Map(
    labs.map(({ row, test }) => {
      const names = own.get(test._id)?.names ?? forEachLanguage(() => new Set())
      for (const term of row.concepts)
        for (const { text, language } of namesOf(concept(term)))
          if (!isOfAnother(text, test._id)) names[language].add(text)
      return [test._id, names]
    }),
  )
  for (const { row, test } of labs) {
    if (row.in === undefined) continue
    const names = forEachLanguage((language) => new Set(row[language]))
    if (row.of !== undefined)
      for (const [language, each] of languagesOf(getOf(called, row.of)))
        for (const name of each) names[language].add(name)
    called.set(test._id, inSpecimen(names, getSpecimen(specimens, row.in), test.shortcode))
  }
  return called
}

export function forEachLanguage<Value>(make: (language: Language) => Value): Record<Language, Value> {
  return { en: make('en'), it: make('it'), de: make('de'), es: make('es') }
}

/** 'Calcium, total' is asked for as 'total calcium'; what stands within brackets is left out. */
function ownNames({ row, test }: Lab): { names: NamesByLanguage; keys: ReadonlySet<string> } {
  // 'Protein' of urine and of cerebrospinal fluid is not what the word means alone.
  if (row.in !== undefined) return { names: forEachLanguage(() => new Set()), keys: new Set() }
  const { name, shortcode, specimen, kind } = test
  const isOfBlood = /blood|serum|plasma/u.test(specimen)
  const whole = name.replace(/ \(.+\)$/u, '').replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase())
  const [head = '', ...rest] = whole.split(', ')
  // The level of a drug is asked for by the drug: 'tacrolimus 18 ng/ml'.
  const drug = kind === 'therapeutic range or limit' ? [head, `${head} level`] : []
  const names = forEachLanguage((language) => new Set(row[language]))
  const ofGuide = [
    shortcode,
    ...(isOfBlood ? [whole, ...drug, ...rest.map((part) => `${part} ${head}`)] : []),
  ]
  for (const each of ofGuide) names.en.add(each)
  return { names, keys: new Set(Object.values(names).flatMap((each) => [...each].map(keyOf))) }
}

/** As its words are compared: 'hs-CRP' and 'hs CRP' are one. */
function keyOf(name: string): string {
  return readWords(name)
    .map(({ key }) => key)
    .join(' ')
}

/** 'Urine sodium', 'sodio en orina', 'Urinnatrium': what a test is called only together with its specimen. */
function inSpecimen(
  names: NamesByLanguage,
  specimen: ToolContent['specimens'][number],
  shortcode: string,
): NamesByLanguage {
  return forEachLanguage((language) => {
    const all = new Set([...names[language], ...names.en])
    const both = specimen[language].flatMap((word) =>
      [...all].flatMap((name) => [
        `${word} ${name}`,
        `${name} ${word}`,
        ...(language === 'de' && /^\p{L}+$/u.test(word) ? [`${word}${fold(name)}`] : []),
      ]),
    )
    return new Set(language === 'en' ? [shortcode, ...both] : both)
  })
}

function languagesOf(names: NamesByLanguage): [Language, Set<string>][] {
  return [
    ['en', names.en],
    ['it', names.it],
    ['de', names.de],
    ['es', names.es],
  ]
}

function getOf(called: ReadonlyMap<string, NamesByLanguage>, id: string): NamesByLanguage {
  const names = called.get(id)
  if (names === undefined) throw new Error(`content/tools/labs.jsonl: no test '${id}'`)
  return names
}

function getSpecimen(specimens: ToolContent['specimens'], id: string): ToolContent['specimens'][number] {
  const found = specimens.find((each) => each.id === id)
  if (found === undefined) throw new Error(`content/tools/specimens.jsonl: nothing is called '${id}'`)
  return found
}
