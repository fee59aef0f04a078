import type { Lexicon, LexiconConcept } from '../understand/lexicon/lexicon.ts'
import type { Question } from '../question/question.ts'
import type { EvidenceRecord } from '../record/evidence-record.ts'
import { readStanding } from '../search/aboutness.ts'
import type { Candidate } from '../search/search.ts'
import { body, saidBy, shortNamesOf } from './criteria/body.ts'
import { comparator } from './criteria/comparator.ts'
import { exclusion } from './criteria/exclusion.ts'
import { limits } from './criteria/limits.ts'
import { maker } from './criteria/maker.ts'
import { outcome } from './criteria/outcome.ts'
import { people } from './criteria/people.ts'
import { phrasesIn, phrasing, stemsAsked } from './criteria/phrasing.ts'
import { problem } from './criteria/problem.ts'
import { ruledOut } from './criteria/ruled-out.ts'
import { aim, event, line, setting, severity, stage } from './criteria/situation.ts'
import { subject } from './criteria/subject.ts'
import { treatment } from './criteria/treatment.ts'
import { use } from './criteria/use.ts'
import { sharedInformation, stemsBeside, words } from './criteria/words.ts'
import type { Comparison, ConceptProfile, Criterion, Judged } from './criterion.ts'

/** Each judges by itself; their sum decides. */
export const criteria = {
  treatment,
  comparator,
  problem,
  ruledOut,
  people,
  limits,
  exclusion,
  line,
  aim,
  event,
  severity,
  stage,
  setting,
  outcome,
  maker,
  body,
  use,
  words,
  subject,
  phrasing,
} satisfies Record<string, Criterion>
export type CriterionName = keyof typeof criteria

export type Judgement = Record<CriterionName, Judged>

/** What a degree or a share adds to the logit, by its name: 'treatment=arm', 'coverage'. Fitted: see `fit-weights.ts`. */
export type FitWeights = { bias: number; weights: Record<string, number> }

export function judge(comparison: Comparison): Judgement {
  return {
    treatment: treatment(comparison),
    comparator: comparator(comparison),
    problem: problem(comparison),
    ruledOut: ruledOut(comparison),
    people: people(comparison),
    limits: limits(comparison),
    exclusion: exclusion(comparison),
    line: line(comparison),
    aim: aim(comparison),
    event: event(comparison),
    severity: severity(comparison),
    stage: stage(comparison),
    setting: setting(comparison),
    outcome: outcome(comparison),
    maker: maker(comparison),
    body: body(comparison),
    use: use(comparison),
    words: words(comparison),
    subject: subject(comparison),
    phrasing: phrasing(comparison),
  }
}

/** The features of a judgement by name: 1 for a degree, the share itself for a share. */
export function featuresOf(judgement: Judgement): Map<string, number> {
  const features = new Map<string, number>()
  const source = sourceOf(judgement)
  for (const [name, { degree, shares }] of Object.entries(judgement)) {
    const isOfBoth = name === 'maker' || name === 'people' || name === 'body'
    // What every record has of a question that does not ask for it tells none from another.
    if (!saysNothing.has(degree)) features.set(`${isOfBoth ? '' : source}${name}=${degree}`, 1)
    for (const [share, value] of Object.entries(shares)) features.set(`${source}${share}`, value)
  }
  // Disease and treatment are judged together: a trial of the drug in another disease is no half of an answer.
  const [treatmentShare, problemShare] = [judgement.treatment, judgement.problem].map(
    ({ shares }, nth) => shares[nth === 0 ? 'treatmentShare' : 'problemShare'] ?? 0,
  )
  features.set(`${source}both`, (treatmentShare ?? 0) * (problemShare ?? 0))
  return features
}

const saysNothing: ReadonlySet<string> = new Set([
  'shared',
  'not-asked',
  'not-excluded',
  'not-required',
  'situation-untold',
])

/** What a body advises on a topic, and what was read of an abstract, fit otherwise than a curated study does. */
function sourceOf({ maker: { degree } }: Judgement): string {
  if (degree.startsWith('guideline')) return 'guideline '
  return degree.startsWith('read') ? 'read ' : ''
}

/** How likely the record answers the question, 0 to 1. */
export function scoreOf(judgement: Judgement, { bias, weights }: FitWeights): number {
  if (Object.values(judgement).some(({ isHard }) => isHard)) return 0
  let logit = bias
  for (const [name, value] of featuresOf(judgement)) logit += (weights[name] ?? 0) * value
  return 1 / (1 + Math.exp(-logit))
}

const looked = new WeakMap<EvidenceRecord, ConceptProfile>()

export function toConcepts(record: EvidenceRecord, lexicon: Lexicon): ConceptProfile {
  const before = looked.get(record)
  if (before !== undefined) return before
  const find = (terms: readonly string[]): LexiconConcept[] =>
    terms.flatMap((term) => lexicon.find(term) ?? [])
  const { profile } = record
  const found: ConceptProfile = {
    problems: find(profile.problems),
    widerProblems: find(profile.widerProblems),
    includes: find(profile.includes),
    acts: find(profile.acts),
    actClasses: find(profile.actClasses),
    controls: find(profile.controls),
    controlClasses: find(profile.controlClasses),
    background: find(profile.background),
    outcomes: find(profile.outcomes),
    excluded: find(profile.excluded.flatMap(({ concepts }) => (concepts.length === 1 ? concepts : []))),
    mentions: find(profile.mentions),
    stems: new Set(profile.stems),
  }
  looked.set(record, found)
  return found
}

/** Whether one of the bodies found is named in the question. */
function namesBody({ tokens }: Question, candidates: readonly Candidate[]): boolean {
  const said = saidBy(tokens)
  return candidates.some(
    ({ document: { guideline } }) =>
      guideline != null && shortNamesOf(guideline.shortName, guideline.body).some((name) => said.has(name)),
  )
}

function rarityAmong(profiles: readonly ConceptProfile[]): (stem: string) => number {
  const known = new Map<string, number>()
  return (stem) => {
    const before = known.get(stem)
    if (before !== undefined) return before
    const having = profiles.filter(({ stems }) => stems.has(stem)).length
    const rarity = -Math.log((having + 0.5) / (profiles.length + 1))
    known.set(stem, rarity)
    return rarity
  }
}

/**
 * Every candidate beside the question, in their order. What a curator or a body wrote is measured against its like alone: the more abstracts nobody
 * chose share its words, the less would it seem to say, and a large corpus would refuse what a small one answers.
 */
export function compareAll(
  question: Question,
  candidates: readonly Candidate[],
  lexicon: Lexicon,
): Comparison[] {
  const beside = { question, ...stemsOf(question), namesBody: namesBody(question, candidates) }
  const compared = candidates.map((candidate) => ({
    candidate,
    record: candidate.record,
    profile: toConcepts(candidate.record, lexicon),
  }))
  const chosen = compared.filter(({ record }) => record.maker !== 'read')
  const ofChosen = bestOf(chosen, beside)
  const ofAll = chosen.length === compared.length ? ofChosen : bestOf(compared, beside)
  return compared.map((each) => ({
    ...each,
    question,
    best: each.record.maker === 'read' ? ofAll : ofChosen,
  }))
}

type Compared = Pick<Comparison, 'candidate' | 'record' | 'profile'>
const stemsOf = (question: Question) => ({ asked: stemsAsked(question), beside: stemsBeside(question) })

type Beside = ReturnType<typeof stemsOf> & { question: Question; namesBody: boolean }

function bestOf(some: readonly Compared[], { question, ...told }: Beside): Comparison['best'] {
  const informations = some.map(
    ({ candidate, profile }) => sharedInformation(question, candidate, profile, told.beside).information,
  )
  const standings = readStanding(some.map(({ candidate: { score, features } }) => score - features.prior))
  const standingOf = new Map(some.map(({ candidate }, nth) => [candidate, standings[nth] ?? 0]))
  const rarityOf = rarityAmong(some.map(({ profile }) => profile))
  const phrased = new Map(
    some.flatMap(({ candidate }) => {
      const { study, guideline } = candidate.document
      const phrases = study?.asked ?? guideline?.asked ?? []
      return phrases.length === 0 ? [] : [[candidate, phrasesIn(phrases, told.asked, rarityOf)] as const]
    }),
  )
  return {
    ...told,
    relevance: Math.max(0, ...some.map(({ candidate }) => candidate.score)),
    information: Math.max(0, ...informations),
    rarityOf,
    phrased: Math.max(0, ...[...phrased.values()].map(({ information }) => information)),
    phrasedOf: (candidate) => phrased.get(candidate),
    standingOf: (candidate) => standingOf.get(candidate) ?? 0,
  }
}
