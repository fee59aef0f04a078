import type { Act, Deduced, Problem, Question, Token } from '../question/question.ts'
import type { LexiconConcept } from '../understand/lexicon/lexicon.ts'
import { type Dose, readDoses } from './dose.ts'
import { readSince } from '../question/read-patient.ts'
import { fold } from '../text/terms.ts'
import { readWords } from '../understand/words.ts'
import type { SafetyRules } from './compiled-rule.ts'
import { holdConcern, isAskedEffect } from './asked-effects.ts'
import { type EventHit, readEvents } from './events.ts'
import { type Holding, holdOther, noTime } from './holding.ts'
import { isDenial, type Said } from './said.ts'
import type { MeasureName } from './measures.ts'
import { type Reading, readFigures } from './patient-figures.ts'
import { groupsOf } from './people-groups.ts'

/** A question as rules are asked of it. */
export type Facts = {
  question: Question
  acts: readonly Holding[]
  problems: readonly Holding[]
  /** By the term of a concept or of any wider one. */
  held: ReadonlyMap<string, readonly Holding[]>
  readings: ReadonlyMap<MeasureName, readonly Reading[]>
  /** Phrases of the rules that stand in the question, with the words as typed. */
  said: ReadonlyMap<string, Said>
  allergies: readonly LexiconConcept[]
  /** What is told to happen with a drug. */
  events: ReadonlyMap<string, readonly EventHit[]>
}

export function readFacts(question: Question, rules: SafetyRules): Facts {
  const { tokens, patient } = question
  const said = new Map([...findMended(question, rules), ...findPhrases(tokens, rules)])
  const events = readEvents(question, rules.events)
  const reactedTo = reactedDrugs(question, events)
  const allergens = [...patient.allergies, ...reactedTo]
  const acts = withIngredients(
    withDoses(
      [
        ...withGivenUp(askedActs(question))
          .map((act): Act => (reactedTo.has(act.concept) ? { ...act, role: 'refused' } : act))
          .map((act) => holdAct(act, tokens)),
        ...actsByName(question, said, rules),
      ],
      tokens,
    ),
    rules,
  )
  const problems = [
    ...question.problems.map((problem) => holdProblem(problem, tokens)),
    ...ofRelatives(question),
    ...[...question.deduced, ...question.background].map(holdDeduced),
  ]
  const present = problems.filter((problem) => !isAskedEffect(problem, tokens))
  const people = [...groupsOf(question, rules)].map((concept) => holdOther(concept, 'person'))
  const tests = question.tests.map((concept) => holdOther(concept, 'test'))
  const concern = question.concern.map((concept) => holdConcern(concept, tokens))
  return {
    question,
    acts,
    problems,
    held: byWiderTerm([...acts, ...present, ...people, ...tests, ...concern]),
    readings: readFigures(question),
    said,
    allergies: [...new Set(allergens.flatMap((drug) => [drug, ...rules.ingredientsOf(drug)]))],
    events,
  }
}

/** Named beside a reaction as what it was treated with. */
const reactionTreatments = new Set(['adrenaline', 'chlorphenamine', 'hydrocortisone', 'salbutamol'])

/** Drugs that are told to have closed the throat or the like, where another one is asked about: an allergy told by what happened. */
function reactedDrugs(
  { acts }: Question,
  events: ReadonlyMap<string, readonly EventHit[]>,
): ReadonlySet<LexiconConcept> {
  const hits = events.get('caused a reaction') ?? []
  const drugs = new Set(
    hits.flatMap(({ of }) => [...(of ?? [])].filter(({ term }) => !reactionTreatments.has(term))),
  )
  const isOther = acts.some(
    ({ concept, role }) => role !== 'refused' && role !== 'past' && !drugs.has(concept),
  )
  return isOther ? drugs : new Set()
}

/** A preparation of several drugs is each of them: 'co-codamol' beside paracetamol is paracetamol twice. */
function withIngredients(acts: readonly Holding[], { ingredientsOf }: SafetyRules): Holding[] {
  return acts.flatMap((act) => [
    act,
    ...ingredientsOf(act.concept).map((concept) => ({ ...act, concept, dose: null, partOf: act.concept })),
  ])
}

/** What is given up ends wherever it is named. */
function withGivenUp(acts: readonly Act[]): Act[] {
  const givenUp = new Set(acts.flatMap(({ concept, isGivenUp }) => (isGivenUp ? concept : [])))
  return acts.map((act) => (givenUp.has(act.concept) ? { ...act, isGivenUp: true } : act))
}

/** Where nothing else is asked of, a drug read as refused is what the question is about ('adrenaline, anaphylaxis'). */
function askedActs({ acts }: Question): Act[] {
  const isAboutRefused = acts.length > 0 && acts.every(({ role }) => role === 'refused')
  return isAboutRefused ? acts.map((act) => ({ ...act, role: 'asked' })) : acts
}

function holdAct(act: Act, tokens: readonly Token[]): Holding {
  const place = placeOf(act.text, tokens)
  return {
    concept: act.concept,
    as: 'act',
    role: act.role,
    certainty: null,
    text: act.text,
    dose: null,
    sinceHours: act.role === 'past' ? sinceBehind(place, tokens) : null,
    isGivenUp: act.isGivenUp ?? false,
    ...place,
  }
}

/** So many words behind a drug may tell when it was stopped: 'stopped about 8 weeks ago', 'until 3 months ago'. */
const sinceReach = 7

function sinceBehind({ to }: { to: number }, tokens: readonly Token[]): number | null {
  if (to < 0) return null
  const behind = tokens.slice(to, to + sinceReach)
  const next = behind.findIndex(({ tag }) => tag === 'concept')
  const told = behind.slice(0, next < 0 ? undefined : next)
  return readSince(fold(told.map(({ text }) => text).join(' ')))
}

/** Given in micrograms, millimoles, units or by volume, so that a bare figure behind them is not in milligrams. */
const notInMilligrams = new Set(
  'levothyroxine,liothyronine,digoxin,digitoxin,fentanyl,transdermal fentanyl,buprenorphine,sufentanil,remifentanil,alfentanil,clonidine,colchicine,desmopressin,tamsulosin,misoprostol,salbutamol,ipratropium,tiotropium,salmeterol,formoterol,fluticasone,beclometasone,budesonide,mometasone,noradrenaline,adrenaline,vasopressin,potassium chloride,potassium,magnesium sulfate,insulin,heparin,oxytocin,vitamin D,vitamin B12,folic acid,calcitriol,alfacalcidol,octreotide,teriparatide,dexmedetomidine,moxonidine,naloxone,benzathine penicillin,benzylpenicillin,hypertonic saline,saline,semaglutide,guanfacine,ergometrine,alprostadil'.split(
    ',',
  ),
)

/** A dose is of the drug right before it, else of the one that follows. */
function withDoses(acts: readonly Holding[], tokens: readonly Token[]): Holding[] {
  const given = new Map<Holding, Dose>()
  const drugs = acts.filter(({ concept, from }) => concept.type === 'drug' && from >= 0)
  const inMilligrams = drugs.filter(({ concept }) => !notInMilligrams.has(concept.term))
  for (const dose of readDoses(
    tokens,
    inMilligrams.map(({ to }) => to),
  )) {
    const before = drugs
      .filter(({ from }) => from < dose.at)
      .toSorted((one, other) => other.from - one.from)[0]
    const after = drugs
      .filter(({ from }) => from > dose.at)
      .toSorted((one, other) => one.from - other.from)[0]
    const holder = before ?? after ?? acts[0]
    if (holder !== undefined && !given.has(holder)) given.set(holder, dose)
  }
  return acts.map((act) => ({ ...act, dose: given.get(act) ?? null }))
}

function holdProblem({ concept, certainty, text }: Problem, tokens: readonly Token[]): Holding {
  return {
    concept,
    as: 'problem',
    role: null,
    certainty,
    text,
    dose: null,
    ...noTime,
    ...placeOf(text, tokens),
  }
}

/** What findings amount to may be there, and nobody has said where. */
function holdDeduced({ concept, text }: Deduced): Holding {
  return { ...holdOther(concept, 'problem'), certainty: 'suspected', text }
}

/** What relatives have, be the question about the patient's own diseases. */
function ofRelatives({ names, problems }: Question): Holding[] {
  return names
    .filter(({ certainty }) => certainty === 'relative')
    .flatMap(({ readings: [concept, ...others], text, from, to }): Holding[] =>
      concept?.type !== 'condition' ||
      others.length > 0 ||
      problems.some((problem) => problem.concept === concept)
        ? []
        : [{ ...holdOther(concept, 'problem'), certainty: 'relative', text, from, to }],
    )
}

/** The tokens that the words of a text are; the first place counts. */
function placeOf(text: string, tokens: readonly Token[]): { from: number; to: number } {
  const words = text
    .toLowerCase()
    .split(/[^\p{L}\p{N}.]+/u)
    .filter((word) => word !== '')
  for (let from = 0; from + words.length <= tokens.length; from++)
    if (words.length > 0 && words.every((word, nth) => tokens[from + nth]?.text.toLowerCase() === word))
      return { from, to: from + words.length }
  return { from: -1, to: -1 }
}

/** A brand name the lexicon does not hold may have been taken for a slip and mended into another word. */
function findMended({ corrections }: Question, { phrases }: SafetyRules): [string, Said][] {
  return corrections.flatMap(({ from: text }): [string, Said][] => {
    const [word] = readWords(text)
    const isPhrase = word !== undefined && phrases.get(word.key)?.includes(word.key) === true
    return isPhrase ? [[word.key, { text, from: -1, to: -1 }]] : []
  })
}

function findPhrases(tokens: readonly Token[], { phrases }: SafetyRules): ReadonlyMap<string, Said> {
  const found = new Map<string, Said>()
  for (const [at, token] of tokens.entries())
    for (const phrase of [token.key, fold(token.text)].flatMap((word) => phrases.get(word) ?? [])) {
      const keys = phrase.split(' ')
      const run = tokens.slice(at, at + keys.length)
      // In English, or as it was typed: 'de golpe', 'e.v.'.
      const isThere = run.every(({ key, text }, nth) => key === keys[nth] || fold(text) === keys[nth])
      if (run.length < keys.length || !isThere) continue
      // 'Without progestogen' is looked for as it is; any other phrase must not be denied.
      if (!isDenial(phrase) && run.some(({ isDenied, result }) => isDenied || result === 'normal')) continue
      const text = run.map((each) => each.text).join(' ')
      found.set(phrase, { text, from: at, to: at + keys.length })
    }
  return found
}

/** Brand names that the lexicon does not hold. */
function actsByName(question: Question, said: ReadonlyMap<string, Said>, { names }: SafetyRules): Holding[] {
  return [...said].flatMap(([keys, { text }]) => {
    const concept = names.get(keys)
    const isKnown = concept === undefined || question.acts.some((act) => act.concept === concept)
    return isKnown ? [] : [holdAct({ concept, role: 'asked', text, dose: null }, question.tokens)]
  })
}

function byWiderTerm(holdings: readonly Holding[]): ReadonlyMap<string, readonly Holding[]> {
  const held = new Map<string, Holding[]>()
  for (const holding of holdings)
    for (const term of termsAbove(holding.concept)) {
      const others = held.get(term)
      if (others === undefined) held.set(term, [holding])
      else others.push(holding)
    }
  return held
}

/** The term of a concept and of all wider ones. */
export function termsAbove(concept: LexiconConcept): ReadonlySet<string> {
  const terms = new Set<string>()
  const visit = (current: LexiconConcept) => {
    if (terms.has(current.term)) return
    terms.add(current.term)
    for (const wider of current.wider) visit(wider)
  }
  visit(concept)
  return terms
}
