import type { Language } from '@auscult/contract/language.ts'
import { foreignLanguages } from '../understand/language/languages.ts'
import { isUnmistakable, namesOf } from '../understand/lexicon/entry-names.ts'
import type { Lexicon, LexiconConcept } from '../understand/lexicon/lexicon.ts'
import { readWords } from '../understand/words.ts'
import type { CueName } from '../question/grammar.ts'
import { type PhraseTable, tableOf } from './phrase-table.ts'
import { measuresOfTest } from './lab-measure.ts'
import type { MeasuresByName } from './lab-value.ts'
import { readToolContent, type ToolContent, type WordUse } from './tool-content.ts'

/** What a name is of. */
export type Subject =
  | ({ tool: 'calculator' } & ToolContent['calculators'][number])
  | ({ tool: 'labs'; measures: MeasuresByName } & ToolContent['labs'][number])
  | ({ tool: 'antibiotics' } & ToolContent['antibiotics'][number])

/** `people`: who the patient is; `situation`: severity, line and place; `allergy`: that there is one. */
export type WordMeaning = WordUse | 'people' | 'situation' | 'allergy'

/** All that tools are found by in a question; made once. */
export type Tools = {
  readonly names: Readonly<Record<Language, PhraseTable<Subject>>>
  readonly words: Readonly<Record<Language, PhraseTable<WordMeaning>>>
  readonly unmistakable: { names: PhraseTable<Subject>; words: PhraseTable<WordMeaning> }
  readonly concept: (term: string) => LexiconConcept
  readonly shock: ToolContent['shock']
}

/** Throws as `readToolContent`, and where content names a concept that the lexicon lacks. */
export async function loadTools(contentFolder: string, lexicon: Lexicon): Promise<Tools> {
  return compileTools(await readToolContent(contentFolder), lexicon)
}

function compileTools(content: ToolContent, lexicon: Lexicon): Tools {
  const concept = (term: string) => {
    const found = lexicon.find(term)
    if (found === undefined) throw new Error(`content/tools: the lexicon has no '${term}'`)
    return found
  }
  const measuresOf = (lab: ToolContent['labs'][number]) => {
    const names = listNames({ tool: 'labs', measures: new Map(), ...lab }, concept)
    return measuresOfTest(
      lab.test,
      Object.values(names).flatMap((each) => [...each]),
      lexicon.grammar.measures,
    )
  }
  const subjects: Subject[] = [
    ...content.calculators.map((each) => ({ tool: 'calculator' as const, ...each })),
    ...content.labs.map((each) => ({ tool: 'labs' as const, measures: measuresOf(each), ...each })),
    ...content.antibiotics.map((each) => ({ tool: 'antibiotics' as const, ...each })),
  ]
  for (const { row } of content.calculators) {
    if (row.of !== undefined) concept(row.of)
    for (const condition of row.fills.flatMap(({ when }) => when))
      if ('concept' in condition) [condition.concept, ...(condition.except ?? [])].forEach(concept)
  }
  const named = subjects.map((subject) => ({ subject, names: listNames(subject, concept) }))
  const namesIn = (language: Language) =>
    named.flatMap(({ subject, names }) => [...names[language]].map((name) => [name, subject] as const))
  const wordsIn = (language: Language) => [...listWords(content, lexicon, language)]
  return {
    names: forEach((language) => tableOf(namesIn(language), language)),
    words: forEach((language) => tableOf(wordsIn(language), language)),
    // A few words do not tell their language: 'Kalium 6,1' and 'Normwert TSH' are heard in any.
    unmistakable: {
      names: tableOf(foreignLanguages.flatMap(namesIn).filter(isHeardAnywhere), 'en'),
      words: tableOf(foreignLanguages.flatMap(wordsIn).filter(isHeardAnywhere), 'en'),
    },
    concept,
    shock: content.shock,
  }
}

function isHeardAnywhere([phrase]: readonly [string, unknown]): boolean {
  return isUnmistakable(readWords(phrase))
}

function forEach<Value>(make: (language: Language) => Value): Record<Language, Value> {
  return { en: make('en'), it: make('it'), de: make('de'), es: make('es') }
}

/** Short forms and names of the guides stand as English ones, which count in every language. */
function listNames(
  subject: Subject,
  concept: (term: string) => LexiconConcept,
): Record<Language, Set<string>> {
  const { row } = subject
  const names = forEach((language) => new Set(row[language]))
  if (subject.tool === 'labs') for (const name of ownNames(subject.test)) names.en.add(name)
  for (const term of row.concepts)
    for (const { text, language } of namesOf(concept(term))) names[language].add(text)
  return names
}

/** 'Calcium, total' is asked for as 'total calcium'; what stands within brackets is left out. */
function ownNames({ name, shortcode, specimen, kind }: Extract<Subject, { tool: 'labs' }>['test']): string[] {
  // 'Protein' of urine and of cerebrospinal fluid is not what the word means alone.
  const isOfBlood = /blood|serum|plasma/u.test(specimen)
  const whole = name.replace(/ \(.+\)$/u, '').replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase())
  const [head = '', ...rest] = whole.split(', ')
  // The level of a drug is asked for by the drug: 'tacrolimus 18 ng/ml'.
  const drug = kind === 'therapeutic range or limit' ? [head, `${head} level`] : []
  return [shortcode, ...(isOfBlood ? [whole, ...drug, ...rest.map((part) => `${part} ${head}`)] : [])]
}

/** How sure something is, and whose: what is told of a patient is filled in, or left open, by it. */
const certainties: ReadonlySet<CueName> = new Set([
  'denied',
  'denied-after',
  'denied-next',
  'no-after',
  'suspected',
  'suspected-after',
  'history',
  'history-after',
  'relative',
  'relative-after',
])
const people: ReadonlySet<CueName> = new Set(['pregnant', 'breastfeeding', 'female', 'male', 'age'])

function* listWords(
  content: ToolContent,
  { grammar }: Lexicon,
  language: Language,
): Iterable<readonly [string, WordMeaning]> {
  for (const row of content.words) for (const phrase of row[language]) yield [phrase, row.says]
  for (const phrases of grammar.cues[language].values())
    for (const { words, says } of phrases) {
      if (people.has(says)) yield [words.join(' '), 'people']
      if (certainties.has(says)) yield [words.join(' '), 'calculators']
      if (says === 'allergy' || says === 'allergy-after') yield [words.join(' '), 'allergy']
    }
  for (const phrases of grammar.situations[language].values())
    for (const { words, says } of phrases)
      if (/^(?:severity|setting|line=first|aim=treatment)/u.test(says)) yield [words.join(' '), 'situation']
}
