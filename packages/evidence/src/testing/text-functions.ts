import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { appraise } from '../appraise/appraise.ts'
import { armOf, comparesArms, estimateSign, orientation, tellArmsApart } from '../appraise/arms.ts'
import { readWords as readCueWords } from '../appraise/change-features.ts'
import { detectDesign } from '../appraise/design.ts'
import { directionFor } from '../appraise/direction.ts'
import { readSentences } from '../appraise/document-text.ts'
import { findParticipants } from '../appraise/participants.ts'
import { detectPublicationTypes } from '../appraise/publication-types.ts'
import { findAnimals } from '../appraise/species.ts'
import { article, treatment } from '../appraise/testing/records.ts'
import { verdictFor } from '../appraise/verdict.ts'
import { topicOf } from '../answer/document/guideline-record.ts'
import { guidelineTopic, studyName } from '../answer/document/study-name.ts'
import { presentUnderstood } from '../question/present-understood.ts'
import { readValues } from '../question/figures.ts'
import { readQuestion } from '../question/read-question.ts'
import { loadTools, type Tools } from '../tools/compile-tools.ts'
import { offerTools } from '../tools/offer-tools.ts'
import { restateFollowUp } from '../understand/follow-up/follow-up.ts'
import { detectLanguage } from '../understand/language/language.ts'
import type { Lexicon } from '../understand/lexicon/lexicon.ts'
import { readWords } from '../understand/words.ts'

import { contentFolder } from './shipped-lexicon.ts'

export type TextFunction = { name: string; reads: 'question' | 'record'; run: (text: string) => unknown }

const evidence = join(import.meta.dirname, '..')
const contract = join(import.meta.dirname, '../../../contract/src')
const folders = [
  { root: evidence, pattern: '{question,understand}/**/*.ts', reads: 'question' },
  { root: contract, pattern: '{identifiers,note-identifiers}.ts', reads: 'question' },
  { root: evidence, pattern: '{text,appraise,answer/document}/**/*.ts', reads: 'record' },
] as const

const exported = /^export function (?<name>\w+)\((?<parameters>[^)]*)\)/gmu
const oneText = /^\w+: string,?$/u
const textAndLexicon = /^\w+: string, lexicon: Lexicon,?$/u
const textAndLanguage = /^\w+: string, language: (?:Foreign)?Language,?$/u
const wordsAndLexicon = /^\w+: (?:readonly )?Word(?:\[\])?, lexicon: Lexicon,?$/u

/**
 * Every exported function that reads a text, found by its parameters, so that none can be forgotten and none has to be named twice; and
 * by hand those that need more than a text.
 */
export async function listTextFunctions(lexicon: Lexicon): Promise<TextFunction[]> {
  const found = folders.flatMap(({ root, pattern, reads }) =>
    globSync(pattern, { cwd: root, exclude: (path) => /\.test\.ts$|testing/u.test(path) }).map((file) =>
      readFile(join(root, file), reads, lexicon),
    ),
  )
  return [
    ...(await Promise.all(found)).flat(),
    ...listByHand(lexicon, await loadTools(contentFolder, lexicon)),
  ]
}

async function readFile(
  path: string,
  reads: TextFunction['reads'],
  lexicon: Lexicon,
): Promise<TextFunction[]> {
  const source = readFileSync(path, 'utf8')
  const module: Record<string, unknown> = await import(path)
  return [...source.matchAll(exported)].flatMap(({ groups }) => {
    const { name = '', parameters = '' } = groups ?? {}
    const called = module[name]
    const toArguments = argumentsFor(parameters.trim().replaceAll(/\s+/gu, ' '), lexicon)
    if (typeof called !== 'function' || toArguments === undefined) return []
    const run = (text: string) =>
      toArguments(text).map((given): unknown => Reflect.apply(called, undefined, given))
    return [{ name, reads, run }]
  })
}

/** The calls to make of a function with these parameters; undefined where it takes something else. */
function argumentsFor(parameters: string, lexicon: Lexicon): ((text: string) => unknown[][]) | undefined {
  if (oneText.test(parameters)) return (text) => [[text]]
  if (textAndLexicon.test(parameters)) return (text) => [[text, lexicon]]
  if (textAndLanguage.test(parameters)) return (text) => ['it', 'de', 'es'].map((each) => [text, each])
  if (!wordsAndLexicon.test(parameters)) return undefined
  const isList = parameters.includes('[]')
  return (text) => (isList ? [[readWords(text), lexicon]] : readWords(text).map((word) => [word, lexicon]))
}

const arms = tellArmsApart('apixaban', 'warfarin')
const comparison = { intervention: 'apixaban', comparator: 'warfarin', outcome: 'stroke' }
const question = 'Does apixaban reduce stroke in atrial fibrillation?'
const told = (text: string) => article({ abstract: text })
const titled = (title: string) => article({ title })
const guideline = (title: string) => article({ title, kind: 'guideline' })

function listByHand(lexicon: Lexicon, tools: Tools): TextFunction[] {
  const understood = presentUnderstood(readQuestion(question, lexicon))
  const ofQuestion: Record<string, (text: string) => unknown> = {
    detectLanguage: (text) => detectLanguage(readWords(text), text),
    match: (text) => lexicon.match(readWords(text)),
    'match in German': (text) => lexicon.match(readWords(text), 'de'),
    restateFollowUp: (text) => restateFollowUp(text, { question, understood }, lexicon),
    presentUnderstood: (text) => presentUnderstood(readQuestion(text, lexicon)),
    offerTools: (text) => offerTools(readQuestion(text, lexicon), tools),
    readQuestion: (text) => readQuestion(text, lexicon),
    'readQuestion with a chosen reading': (text) =>
      readQuestion(text, lexicon, { chosen: new Map([['pe', 'pre-eclampsia']]) }),
    readValues: (text) => readValues(text, lexicon.grammar.measures),
    'restateFollowUp after it': (text) =>
      restateFollowUp('and in pregnancy?', { question: text, understood }, lexicon),
  }
  const ofRecord: Record<string, (text: string) => unknown> = {
    appraise: (text) => appraise(told(text), treatment),
    'appraise its title': (text) => appraise(titled(text), treatment),
    armOf: (text) => armOf(text, arms),
    comparesArms: (text) => comparesArms(text, arms),
    detectDesign: (text) => detectDesign(told(text)),
    detectPublicationTypes: (text) => detectPublicationTypes(text, [{ label: null, text }]),
    directionFor: (text) => directionFor(comparison, told(text)),
    estimateSign: (text) => estimateSign(text, arms),
    findAnimals: (text) => findAnimals([], text, text),
    findParticipants: (text) => findParticipants([{ text, part: 'results' }]),
    guidelineTopic: (text) => guidelineTopic(guideline(text)),
    orientation: (text) => orientation(text, arms),
    readCueWords: (text) => readCueWords('', text, 1, 'unknown'),
    readSentences: (text) => readSentences(text, [{ label: text, text }]),
    studyName: (text) => studyName(guideline(text)),
    topicOf: (text) => topicOf(guideline(text)),
    verdictFor: (text) => verdictFor(question, told(text)),
  }
  const listed = (reads: TextFunction['reads'], functions: Record<string, (text: string) => unknown>) =>
    Object.entries(functions).map(([name, run]) => ({ name, reads, run }))
  return [...listed('question', ofQuestion), ...listed('record', ofRecord)]
}
