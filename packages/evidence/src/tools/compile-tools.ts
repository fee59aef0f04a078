import type { Language } from '@auscult/contract/language.ts'
import { listConditions } from '@auscult/contract/tools/calculator-facts.ts'
import { foreignLanguages } from '../understand/language/languages.ts'
import { isUnmistakable, namesOf } from '../understand/lexicon/entry-names.ts'
import type { Lexicon, LexiconConcept } from '../understand/lexicon/lexicon.ts'
import { fold } from '../text/terms.ts'
import { readWords } from '../understand/words.ts'
import type { CueName } from '../question/grammar.ts'
import { type PhraseTable, tableOf } from './phrase-table.ts'
import { measuresOfTest } from './lab-measure.ts'
import { forEachLanguage, type NamesByLanguage, namesOfTests } from './lab-names.ts'
import type { MeasuresByName } from './lab-value.ts'
import { measuresOfScore, type ScoreMeasures } from './score-figures.ts'
import { readToolContent, type ToolContent, type WordUse } from './tool-content.ts'

/** What a name is of. */
export type Subject =
  | ({ tool: 'calculator'; measures: ScoreMeasures } & ToolContent['calculators'][number])
  | ({ tool: 'labs'; measures: MeasuresByName } & ToolContent['labs'][number])
  | ({ tool: 'antibiotics' } & ToolContent['antibiotics'][number])

/** `people`: who the patient is; `taken`: that the drug behind it is; `situation`: severity, line and place; `allergy`: that there is one; `reaction-of`: what brought it about; `denied-behind`: that what stands before is not so. */
export type WordMeaning =
  | WordUse
  | 'people'
  | 'taken'
  | 'situation'
  | 'allergy'
  | 'reaction-of'
  | 'denied-behind'

/** All that tools are found by in a question; made once. */
export type Tools = {
  readonly names: Readonly<Record<Language, PhraseTable<Subject>>>
  readonly words: Readonly<Record<Language, PhraseTable<WordMeaning>>>
  /** What scores ask of beside concepts and figures. */
  readonly findings: Readonly<Record<Language, PhraseTable<string>>>
  readonly unmistakable: {
    names: PhraseTable<Subject>
    words: PhraseTable<WordMeaning>
    findings: PhraseTable<string>
  }
  /** Scores that a figure beside a complaint leads to. */
  readonly scoresOfFigures: readonly Extract<Subject, { tool: 'calculator' }>[]
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
  const testNames = namesOfTests(content.labs, content.specimens, concept)
  const measuresOf = ({ test }: ToolContent['labs'][number]) => {
    const names = Object.values(testNames.get(test._id) ?? {}).flatMap((each) => [...each])
    return measuresOfTest(test, names, lexicon.grammar.measures)
  }
  const subjects: Subject[] = [
    ...content.calculators.map((each) => ({
      tool: 'calculator' as const,
      measures: measuresOfScore(each.row.fills, content.measures, lexicon.grammar),
      ...each,
    })),
    ...content.labs.map((each) => ({ tool: 'labs' as const, measures: measuresOf(each), ...each })),
    ...content.antibiotics.map((each) => ({ tool: 'antibiotics' as const, ...each })),
  ]
  for (const { row } of content.calculators) {
    if (row.of !== undefined) concept(row.of)
    if (row.ofFigure !== undefined) concept(row.ofFigure.beside)
    for (const condition of [...row.fills, ...row.notFor].flatMap(({ when }) => listConditions(when)))
      if ('concept' in condition) [condition.concept, ...(condition.except ?? [])].forEach(concept)
  }
  const named = subjects.map((subject) => ({
    subject,
    names: (subject.tool === 'labs' && testNames.get(subject.test._id)) || listNames(subject, concept),
  }))
  const namesIn = (language: Language) =>
    named.flatMap(({ subject, names }) => [...names[language]].map((name) => [name, subject] as const))
  const english = new Set(
    named.flatMap(({ subject, names }) => (subject.tool === 'labs' ? [...names.en].map(fold) : [])),
  )
  // 'PCR' is one test in English and another in Italian and Spanish.
  const isSharedShortForm = ([name, { tool }]: readonly [string, Subject]) =>
    tool === 'labs' && /^\p{Lu}{2,4}$/u.test(name) && english.has(fold(name))
  const wordsIn = (language: Language) => [...listWords(content, lexicon, language)]
  const findingsIn = (language: Language) =>
    content.findings.flatMap((row) => row[language].map((phrase) => [phrase, row.finding] as const))
  return {
    names: forEachLanguage((language) => tableOf(namesIn(language), language)),
    words: forEachLanguage((language) => tableOf(wordsIn(language), language)),
    findings: forEachLanguage((language) => tableOf(findingsIn(language), language)),
    // A few words do not tell their language: 'Kalium 6,1' and 'Normwert TSH' are heard in any.
    unmistakable: {
      names: tableOf(
        foreignLanguages.flatMap(namesIn).filter((each) => isHeardAnywhere(each) || isSharedShortForm(each)),
        'en',
      ),
      words: tableOf(foreignLanguages.flatMap(wordsIn).filter(isHeardAnywhere), 'en'),
      findings: tableOf(foreignLanguages.flatMap(findingsIn).filter(isHeardAnywhere), 'en'),
    },
    scoresOfFigures: subjects.flatMap((each) =>
      each.tool === 'calculator' && each.row.ofFigure !== undefined ? [each] : [],
    ),
    concept,
    shock: content.shock,
  }
}

function isHeardAnywhere([phrase]: readonly [string, unknown]): boolean {
  return isUnmistakable(readWords(phrase))
}

function listNames({ row }: Subject, concept: (term: string) => LexiconConcept): NamesByLanguage {
  const names = forEachLanguage((language) => new Set(row[language]))
  for (const term of row.concepts)
    for (const { text, language } of namesOf(concept(term))) names[language].add(text)
  return names
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
  'relative-beside',
  'relative-next',
  'mother',
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
      if (says === 'current' || says === 'past') yield [words.join(' '), 'taken']
      if (certainties.has(says)) yield [words.join(' '), 'calculators']
      if (says === 'no-after' || says === 'denied-after') yield [words.join(' '), 'denied-behind']
      if (says === 'allergy' || says === 'allergy-after' || says === 'reaction')
        yield [words.join(' '), 'allergy']
      if (says === 'reaction-of') yield [words.join(' '), 'reaction-of']
    }
  for (const phrases of grammar.situations[language].values())
    for (const { words, says } of phrases)
      if (/^(?:severity|setting|line=first|aim=treatment)/u.test(says)) yield [words.join(' '), 'situation']
      else if (says.startsWith('stage=')) yield [words.join(' '), 'grade']
}
