import { parseArgs } from 'node:util'
import { cliniciansTitle, measureClinicians } from './clinicians/figures.ts'
import { halves } from './clinicians/set.ts'
import { type CliniciansOptions, evaluateClinicians, type HalfChoice } from './clinicians/evaluate.ts'
import { checkDanger } from './clinicians/danger.ts'
import { evaluateDigest } from './digest/evaluate.ts'
import { evaluateSearches } from './digest/post-searches.ts'
import { type Figure, figureHead, figureRow } from './report/figure.ts'
import { fitEngineWeights } from './fit/command.ts'
import { saveFigures } from './report/figures-file.ts'
import { evaluateInjection } from './injection/evaluate.ts'
import { RowError } from './report/json-lines.ts'
import { scoreOutsideAbstention } from './user/abstention.ts'
import { labelCommands, scoreOutsideLabels } from './user/labels.ts'
import { scoreOutsideLanguage } from './user/language.ts'
import { scoreOutsideSet } from './user/retrieval.ts'
import { evaluateMeaning } from './meaning/evaluate.ts'
import { measureOwnAbstention } from './own/abstention.ts'
import { measureInjectionFigure } from './own/injection.ts'
import { languageMethod, measureLanguages } from './own/language.ts'
import { table, writePart } from './report/page.ts'
import { evaluatePerturbations } from './clinicians/perturbations.ts'
import { measureSafetyRules, safetyMethod } from './answers/safety-rules.ts'
import { printRoleFigures, printRoleWeights } from './sets/sentence-roles.ts'
import { measureSharedReading, printVerdictWeights, readingMethod } from './sets/shared-reading.ts'
import { measureSharedRetrieval, retrievalMethod } from './sets/shared-retrieval.ts'
import { evaluateSummaries } from './answers/summaries.ts'
import { hasSharedSets, sharedFolder } from './sets/shared-sets.ts'

const usage = `npm run evaluate                    scores the engine on every set and writes docs/evaluation.md and content/accuracy/figures.json
npm run evaluate -- ROW             only one row: retrieval, reading, language or safety (which lists what went wrong)
npm run evaluate -- clinicians      [--half one|two|both] [--set FILE] [--details FILE]
                                    asks the clinicians' questions; --details writes those of half one with their answers
npm run evaluate -- perturbations   [the same options]
                                    changes in each answered question what may not matter and counts how often the answer stays
npm run evaluate -- danger          [--half one|two|both] [--set FILE]
                                    asks the safety questions; fails where one is answered with the benefit first
npm run evaluate -- summaries       [--half one|two|both] [--set FILE]
                                    bottom lines, absolute figures, next questions and what must not be missed
npm run evaluate -- digest              makes synopses of public papers and checks them and the starter items of news and research by a second
                                    program: length, figures, quotes, duplicates; fails where one does not hold
npm run evaluate -- searches            searches news and research as clinicians type: whether the post that was meant is on the first page
npm run evaluate -- own             asks the questions of our own and lists what went wrong: a smoke test
npm run evaluate -- injection [--json]
                                    asks with an obedient model and planted instructions: counts what breaks the policy
npm run evaluate -- meaning [--sample N] [--cases N]
                                    compares words alone with words and the embedding model that is set up, on N abstracts and N cases
npm run evaluate -- fit [--half both] fits what decides whether a record answers, prints how it does on questions held out
                                    and writes packages/evidence/src/fit/fit-weights.ts
npm run evaluate -- fit-verdict         fits the weights of yes, no and maybe anew and prints them
npm run evaluate -- fit-roles           the same of the weights that tell what part a sentence of an abstract plays
npm run evaluate -- roles               how well they tell it of abstracts whose labels are hidden
npm run evaluate -- retrieval --documents FILE --questions FILE [--json]
npm run evaluate -- design    --documents FILE [--questions FILE] [--json]
npm run evaluate -- direction --documents FILE --questions FILE [--json]
npm run evaluate -- verdict   --documents FILE --questions FILE [--json]
npm run evaluate -- language  --documents FILE --questions FILE [--json]
npm run evaluate -- abstain   --documents FILE --questions FILE [--json]
                                    scores a set of your own (JSON lines, .gz allowed; docs/evaluation-sets.md)`

function readCommandLine() {
  return parseArgs({
    allowPositionals: true,
    options: {
      documents: { type: 'string' },
      questions: { type: 'string' },
      half: { type: 'string' },
      set: { type: 'string' },
      details: { type: 'string' },
      sample: { type: 'string' },
      cases: { type: 'string' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
}

/** The rows that need no files handed in, by the name they are asked for by. */
const rows = {
  retrieval: measureSharedRetrieval,
  reading: measureSharedReading,
  language: measureLanguages,
  injection: measureInjectionFigure,
  safety: measureSafetyRules,
} as const
type RowName = keyof typeof rows

const isRowName = (name: string): name is RowName => Object.hasOwn(rows, name)

/** The sets of our own need nothing beside the repository; the others are public sets that are not in it. */
async function measureRow(name: RowName): Promise<Figure[]> {
  if (name === 'injection' || name === 'safety') return rows[name]()
  if (hasSharedSets()) return rows[name]()
  console.error(`No ${name}: the public data sets are expected in ${sharedFolder}, which is not there.`)
  return []
}

async function scoreEverything(): Promise<void> {
  const figures: Figure[] = []
  // oxlint-disable-next-line no-await-in-loop -- one row at a time, or their times would be each other's
  for (const name of Object.keys(rows).filter(isRowName)) figures.push(...(await measureRow(name)))
  const clinicians = hasSharedSets() ? await measureClinicians() : undefined
  figures.push(...(clinicians?.figures ?? []))
  const all = table(figureHead, figures.map(figureRow))
  console.log(all)
  await saveFigures(figures)
  const methods = [retrievalMethod, readingMethod, languageMethod, safetyMethod]
  await writePart('Figures', [all, ...methods].join('\n\n'))
  if (clinicians !== undefined) await writePart(cliniciansTitle, clinicians.report)
}

async function scoreRow(name: RowName): Promise<void> {
  console.log(table(figureHead, (await measureRow(name)).map(figureRow)))
}

type OutsideSet = { documents: string; questions: string | undefined; json: boolean }

async function scoreOutside(command: string, { documents, questions, json }: OutsideSet): Promise<void> {
  const labelled = labelCommands.find((name) => name === command)
  if (labelled === 'design') return scoreOutsideLabels(labelled, documents, questions, json)
  if (questions === undefined) throw new Error(usage)
  if (labelled !== undefined) return scoreOutsideLabels(labelled, documents, questions, json)
  if (command === 'language') return scoreOutsideLanguage(documents, questions, json)
  if (command === 'abstain') return scoreOutsideAbstention(documents, questions, json)
  if (command !== 'retrieval') throw new Error(usage)
  await scoreOutsideSet(documents, questions, json)
}

/** The smoke test: its figures stand in no report. */
async function printOwn(): Promise<void> {
  console.log(table(figureHead, (await measureOwnAbstention(true)).map(figureRow)))
}

/** What is asked of the clinicians' questions or of a set in their form. */
const judgedCommands: Readonly<Record<string, (options: CliniciansOptions) => Promise<void>>> = {
  clinicians: evaluateClinicians,
  perturbations: evaluatePerturbations,
  danger: checkDanger,
  summaries: evaluateSummaries,
}

const halfChoices: readonly HalfChoice[] = [...halves, 'both']

function readHalf(named = 'both'): HalfChoice {
  const half = halfChoices.find((choice) => choice === named)
  if (half === undefined) throw new Error(usage)
  return half
}

/** All where nothing is said. */
function readCount(text?: string): number {
  if (text === undefined) return Number.POSITIVE_INFINITY
  if (!/^\d+$/u.test(text)) throw new Error(usage)
  return Number(text)
}

async function main(): Promise<void> {
  const { positionals, values } = readCommandLine()
  const [command, ...rest] = positionals
  const { documents, questions, json, help, half, set, details, sample, cases } = values
  if (help) return console.log(usage)
  if (rest.length > 0) throw new Error(usage)
  if (command === undefined) return scoreEverything()
  if (command === 'fit' && [documents, questions, set, details].every((option) => option === undefined))
    return fitEngineWeights(readHalf(half ?? 'one'))
  const judged = judgedCommands[command]
  const isForJudged = [half, set, details].some((option) => option !== undefined)
  const isForOthers = [documents, questions].some((option) => option !== undefined) || json
  if (judged === undefined ? isForJudged : isForOthers) throw new Error(usage)
  if (command === 'meaning') return evaluateMeaning({ documents: readCount(sample), cases: readCount(cases) })
  if (sample !== undefined || cases !== undefined) throw new Error(usage)
  if (judged !== undefined) return judged({ half: readHalf(half), set, details })
  if (command === 'own') return printOwn()
  if (command === 'digest') return evaluateDigest()
  if (command === 'searches') return evaluateSearches()
  if (command === 'fit-verdict') return printVerdictWeights()
  if (command === 'fit-roles') return printRoleWeights()
  if (command === 'roles') return printRoleFigures()
  if (command === 'injection') return evaluateInjection(json)
  if (documents !== undefined) return scoreOutside(command, { documents, questions, json })
  if (questions !== undefined || json || !isRowName(command)) throw new Error(usage)
  await scoreRow(command)
}

try {
  await main()
} catch (error) {
  const isExpected = error instanceof RowError || (error instanceof Error && error.message === usage)
  const isBadOption =
    error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
  if (!(error instanceof Error) || !(isExpected || isBadOption)) throw error
  console.error(isBadOption ? `${error.message}\n\n${usage}` : error.message)
  process.exitCode = 1
}
