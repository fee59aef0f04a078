import type { Model } from './model.ts'
import { table } from '../report/page.ts'

const shares: Readonly<Record<string, string>> = {
  askedAs: "share of one of the curator's phrases for it that stands in the question",
  askedAsBesideBest: 'the same in nats, beside the best one',
  askedAsBoth: 'share and nats of one phrase multiplied',
  askedAsShared: 'the same in nats, n / (n + 8)',
  askedDrugAbsent: 'share of the drugs asked about that were not tried',
  bestTwoLines: 'share of the question in two neighbouring lines',
  both: 'share of the treatments times share of the diseases',
  conceptsExplained: 'share of all that the question names which the record has',
  firstProblem: 'how near it is to the disease named first',
  inTitle: 'share of the question in the title',
  manyConcepts: 'number of names it has, of at most four',
  manyProblems: 'number of diseases it has, of at most three',
  manyTreatments: 'number of treatments it has, of at most three',
  narrowerPartly: 'about a kind of one disease, while another one is nowhere',
  widerPartly: 'about a wider disease, while another one is nowhere',
  near: 'words of the question that stand near each other in it',
  noConcepts: 'the question names nothing',
  ofWhatIsTaken: 'no treatment is asked about, only one that is taken',
  ownAct: 'its first treatment is asked about',
  ownActs: 'share of its treatments asked about',
  ownProblem: 'its first disease is asked about',
  ownProblems: 'share of its diseases asked about',
  problemShare: 'how near it is to all diseases named',
  relevance: 'its rank score beside the best one',
  share: "share of the question's words",
  shared: 'the same in nats, n / (n + 15)',
  sharedBesideBest: 'the same beside the best one',
  standing: 'how far it stands above the next ones',
  subject: 'share of the question in its title, objective and conclusion',
  treatmentShare: 'how near it is to all treatments asked about',
}

const criteria: Readonly<Record<string, string>> = {
  body: 'the body or country named',
  comparator: 'what it was held against',
  aim: 'to prevent or to treat',
  event: 'with or without an earlier event',
  exclusion: 'who was left out',
  line: 'line of treatment',
  limits: "the patient's figures beside its limits",
  maker: 'kind of record, for this kind of question',
  outcome: 'the outcome asked about',
  people: 'age, sex, pregnancy',
  phrasing: 'ways it is asked for',
  problem: 'the nearest disease',
  setting: 'where treated',
  severity: 'how severe',
  stage: 'early or advanced',
  treatment: 'the nearest treatment',
}

const sources = ['', 'guideline ', 'read '] as const

const nameOf = (name: string) => name.replace(/^(?:guideline|read) /u, '')
const cell = (weight: number | undefined) => weight?.toFixed(2) ?? ''

/** The weights as Markdown: one row a feature, one column a kind of record, with what it means. */
export function weightsTable({ bias, weights }: Model): string {
  const names = [...new Set([...weights.keys()].map(nameOf))].toSorted()
  const rows = names.map((name) => [
    name,
    ...sources.map((source) => cell(weights.get(`${source}${name}`))),
    meaningOf(name),
  ])
  return table(
    ['', 'study', 'guideline', 'abstract', 'what it says'],
    [['bias', cell(bias), '', '', 'before anything is known'], ...rows],
  )
}

/** In words; a name of which none are known stands for itself. */
export function meaningOf(name: string): string {
  const [criterion = '', degree] = name.split('=')
  if (degree === undefined) return shares[name] ?? name
  return `${criteria[criterion] ?? criterion}: ${degree.replaceAll('-', ' ')}`
}
